CREATE TABLE "document_cancellations" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"replaced_by_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"cancelled_by" uuid NOT NULL,
	"cancelled_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "document_replacements" (
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"issued_by" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_replacements_document_id_number_pk" PRIMARY KEY("document_id","number")
);

--> statement-breakpoint
DROP INDEX "documents_once";
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "document_cancellations" ADD CONSTRAINT "document_cancellations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_cancellations" ADD CONSTRAINT "document_cancellations_replaced_by_id_documents_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_cancellations" ADD CONSTRAINT "document_cancellations_cancelled_by_accounts_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_replacements" ADD CONSTRAINT "document_replacements_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_replacements" ADD CONSTRAINT "document_replacements_issued_by_accounts_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "document_cancellations_by" ON "document_cancellations" USING btree ("replaced_by_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "documents_once" ON "documents" USING btree ("kind","ref_type","ref_id","edition");
