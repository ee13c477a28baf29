-- Also where session_replication_role would silence ordinary triggers, as those of the documents.
CREATE OR REPLACE TRIGGER document_cancellations_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON document_cancellations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE document_cancellations ENABLE ALWAYS TRIGGER document_cancellations_append_only;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER document_replacements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON document_replacements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE document_replacements ENABLE ALWAYS TRIGGER document_replacements_append_only;
