CREATE TABLE "replacement_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "replacement_requests_decided" CHECK (("replacement_requests"."status" = 'waiting') = ("replacement_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "replacement_requests" ADD CONSTRAINT "replacement_requests_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "documents"("id");
--> statement-breakpoint
ALTER TABLE "replacement_requests" ADD CONSTRAINT "replacement_requests_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "accounts"("id");
--> statement-breakpoint
ALTER TABLE "replacement_requests" ADD CONSTRAINT "replacement_requests_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "accounts"("id");
--> statement-breakpoint
CREATE UNIQUE INDEX "replacement_requests_waiting" ON "replacement_requests" ("document_id") WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX "replacement_requests_document" ON "replacement_requests" ("document_id","id");
