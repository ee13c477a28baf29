CREATE TABLE "buyer_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"released" bigint DEFAULT 0 NOT NULL,
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
	"missing_at" timestamp (3) with time zone,
	CONSTRAINT "buyer_certificates_amount" CHECK ("buyer_certificates"."amount" > 0 and "buyer_certificates"."released" >= 0 and "buyer_certificates"."released" <= "buyer_certificates"."amount"),
	CONSTRAINT "buyer_certificates_void" CHECK (("buyer_certificates"."status" = 'void') = ("buyer_certificates"."released" = "buyer_certificates"."amount")),
	CONSTRAINT "buyer_certificates_sent" CHECK ("buyer_certificates"."status" in ('waiting', 'void') or ("buyer_certificates"."number" is not null and "buyer_certificates"."issued_on" is not null and "buyer_certificates"."file_id" is not null and "buyer_certificates"."due_at" is not null)),
	CONSTRAINT "buyer_certificates_decided" CHECK ("buyer_certificates"."status" not in ('approved', 'rejected') or ("buyer_certificates"."decided_at" is not null and "buyer_certificates"."decided_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "buyer_certificates" ADD CONSTRAINT "buyer_certificates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "buyer_certificates" ADD CONSTRAINT "buyer_certificates_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "buyer_certificates" ADD CONSTRAINT "buyer_certificates_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "buyer_certificates" ADD CONSTRAINT "buyer_certificates_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_certificates_charge" ON "buyer_certificates" USING btree ("charge_id");
--> statement-breakpoint
CREATE INDEX "buyer_certificates_account" ON "buyer_certificates" USING btree ("account_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "buyer_certificates_status" ON "buyer_certificates" USING btree ("status","due_at","id");
--> statement-breakpoint
CREATE INDEX "buyer_certificates_remind" ON "buyer_certificates" USING btree ("remind_at") WHERE remind_at is not null;
--> statement-breakpoint
CREATE INDEX "buyer_certificates_missing" ON "buyer_certificates" USING btree ("missing_at") WHERE missing_at is not null;
