ALTER TABLE "bank_accounts" ADD COLUMN "passbook_file_id" uuid;
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_passbook_file_id_files_id_fk" FOREIGN KEY ("passbook_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
