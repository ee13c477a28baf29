ALTER TABLE "bank_accounts" ALTER COLUMN "bank" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "promptpay" text;
--> statement-breakpoint
ALTER TABLE "payout_drafts" ADD COLUMN "promptpay" text;
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_target" CHECK (num_nonnulls("bank_accounts"."bank", "bank_accounts"."promptpay") = 1);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_promptpay" CHECK ("bank_accounts"."promptpay" is null or "bank_accounts"."number" = ''
        or "bank_accounts"."number" ~ case "bank_accounts"."promptpay" when 'phone' then '^0[689][0-9]{8}$' when 'taxId' then '^[0-9]{13}$' end);
