CREATE TABLE "manager_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"manager_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"act" text NOT NULL,
	"job_id" uuid,
	"job" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "manager_links" ALTER COLUMN "partner_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "manager_links" ADD COLUMN "email" text;
--> statement-breakpoint
ALTER TABLE "manager_links" ADD COLUMN "expires_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "manager_links" ADD COLUMN "notice_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "manager_acts" ADD CONSTRAINT "manager_acts_manager_id_accounts_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "manager_acts" ADD CONSTRAINT "manager_acts_partner_id_accounts_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "manager_acts_partner" ON "manager_acts" USING btree ("partner_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "manager_links_invited_email" ON "manager_links" USING btree ("manager_id","email") WHERE status = 'invited';
--> statement-breakpoint
CREATE INDEX "manager_links_received" ON "manager_links" USING btree ("partner_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "manager_links_received_email" ON "manager_links" USING btree ("email") WHERE status = 'invited';
--> statement-breakpoint
CREATE INDEX "manager_links_expires" ON "manager_links" USING btree ("expires_at") WHERE status = 'invited';
--> statement-breakpoint
CREATE INDEX "manager_links_ends" ON "manager_links" USING btree ("ends_at") WHERE status = 'active';
--> statement-breakpoint
ALTER TABLE "manager_links" ADD CONSTRAINT "manager_links_partner_or_email" CHECK ("manager_links"."partner_id" is not null or "manager_links"."email" is not null);
--> statement-breakpoint
UPDATE "manager_links" SET "expires_at" = "invited_at" + interval '14 days' WHERE "status" = 'invited';
