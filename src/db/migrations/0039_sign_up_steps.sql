ALTER TABLE "sign_ups" ADD COLUMN "start" text DEFAULT 'consent' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "channel_answered" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "location" text;
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "next" text;
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "account_id" uuid;
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sign_ups_open" ON "sign_ups" USING btree ("role","email") WHERE completed_at is null;
--> statement-breakpoint
CREATE INDEX "sign_ups_account" ON "sign_ups" USING btree ("account_id") WHERE account_id is not null;
--> statement-breakpoint
-- Channels of the old shape have no address; no page stored any.
UPDATE "sign_ups" SET "channel" = NULL WHERE "completed_at" IS NULL;
