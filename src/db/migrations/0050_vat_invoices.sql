CREATE TABLE "vat_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"role" text NOT NULL,
	"base" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"number" text,
	"issued_on" date,
	"file_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"alarmed_at" timestamp (3) with time zone,
	"reason_code" text,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"remind_at" timestamp (3) with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vat_invoices_amount" CHECK ("vat_invoices"."amount" > 0 and "vat_invoices"."base" > 0),
	CONSTRAINT "vat_invoices_sent" CHECK ("vat_invoices"."status" in ('waiting', 'forgone') or ("vat_invoices"."number" is not null and "vat_invoices"."issued_on" is not null and "vat_invoices"."file_id" is not null and "vat_invoices"."due_at" is not null)),
	CONSTRAINT "vat_invoices_decided" CHECK ("vat_invoices"."status" not in ('approved', 'rejected') or ("vat_invoices"."decided_at" is not null and "vat_invoices"."decided_by" is not null))
);

--> statement-breakpoint
ALTER TABLE "deactivations" DROP CONSTRAINT "deactivations_give_up";
--> statement-breakpoint
ALTER TABLE "deactivations" ADD COLUMN "give_up_vat" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "vat_invoices" ADD CONSTRAINT "vat_invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vat_invoices" ADD CONSTRAINT "vat_invoices_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vat_invoices" ADD CONSTRAINT "vat_invoices_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vat_invoices" ADD CONSTRAINT "vat_invoices_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "vat_invoices_payment" ON "vat_invoices" USING btree ("job_id","role");
--> statement-breakpoint
CREATE UNIQUE INDEX "vat_invoices_number" ON "vat_invoices" USING btree ("account_id","number") WHERE number is not null;
--> statement-breakpoint
CREATE INDEX "vat_invoices_account" ON "vat_invoices" USING btree ("account_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "vat_invoices_status" ON "vat_invoices" USING btree ("status","due_at","id");
--> statement-breakpoint
CREATE INDEX "vat_invoices_remind" ON "vat_invoices" USING btree ("remind_at") WHERE remind_at is not null;
--> statement-breakpoint
ALTER TABLE "deactivations" ADD CONSTRAINT "deactivations_give_up" CHECK ("deactivations"."give_up" >= 0 and "deactivations"."give_up_vat" >= 0);
