ALTER TABLE "privilege_codes" ADD COLUMN "ended_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "privilege_codes" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
ALTER TABLE "privilege_codes" ADD CONSTRAINT "privilege_codes_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "privilege_codes_created" ON "privilege_codes" USING btree ("created_at" DESC NULLS LAST,"code" DESC NULLS LAST);
