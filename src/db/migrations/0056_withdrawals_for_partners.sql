ALTER TABLE "withdrawals" DROP CONSTRAINT "withdrawals_bank_account_id_bank_accounts_id_fk";

--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "requested_by" uuid;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_owned" UNIQUE("id","account_id");
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_own_bank_account" FOREIGN KEY ("bank_account_id","account_id") REFERENCES "public"."bank_accounts"("id","account_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_requested_by" CHECK ("withdrawals"."requested_by" <> "withdrawals"."account_id" and "withdrawals"."type" = 'manual' or "withdrawals"."requested_by" is null);
