-- Also where session_replication_role would silence ordinary triggers, as the ledger's own.
ALTER TABLE documents ENABLE ALWAYS TRIGGER documents_append_only;
--> statement-breakpoint
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only;
