ALTER TABLE "job_messages" ADD COLUMN "person_id" uuid;
--> statement-breakpoint
ALTER TABLE "job_messages" ADD CONSTRAINT "job_messages_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
