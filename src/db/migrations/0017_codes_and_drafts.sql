CREATE TABLE "payout_drafts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"price" bigint,
	"bank" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "digits" integer;
--> statement-breakpoint
UPDATE "one_time_codes" SET "digits" = CASE WHEN "purpose" LIKE 'verify%' THEN 4 ELSE 6 END;
--> statement-breakpoint
ALTER TABLE "one_time_codes" ALTER COLUMN "digits" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "client_hash" text;
--> statement-breakpoint
ALTER TABLE "payout_drafts" ADD CONSTRAINT "payout_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "one_time_codes_client" ON "one_time_codes" USING btree ("client_hash","created_at" DESC NULLS LAST);
