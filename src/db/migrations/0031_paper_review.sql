DROP INDEX "attachments_waiting";
--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "reason_code" text;
--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "due_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "attachments" SET "due_at" = "created_at" + interval '24 hours';
--> statement-breakpoint
ALTER TABLE "attachments" ALTER COLUMN "due_at" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "alarmed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "decided_by" uuid;
--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "replaced_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Only the newest paper of each kind counts.
UPDATE "attachments" a SET "replaced_at" = n."created_at" FROM "attachments" n
  WHERE n."account_id" = a."account_id" AND n."kind" = a."kind"
  AND n."id" = (SELECT min(m."id"::text)::uuid FROM "attachments" m
    WHERE m."account_id" = a."account_id" AND m."kind" = a."kind" AND m."id" > a."id");
--> statement-breakpoint
UPDATE "attachments" a SET "details" = jsonb_build_object('branch', i."vat_branch") FROM "influencers" i
  WHERE i."account_id" = a."account_id" AND a."kind" = 'vat' AND i."vat_branch" IS NOT NULL;
--> statement-breakpoint
UPDATE "attachments" SET "checked_at" = "created_at" WHERE "status" <> 'in_progress' AND "checked_at" IS NULL;
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_current" ON "attachments" USING btree ("account_id","kind") WHERE replaced_at is null;
--> statement-breakpoint
CREATE INDEX "attachments_status" ON "attachments" USING btree ("status","id") WHERE replaced_at is null;
--> statement-breakpoint
CREATE INDEX "attachments_overdue" ON "attachments" USING btree ("due_at") WHERE status = 'in_progress' and replaced_at is null and alarmed_at is null;
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_decided" CHECK ("attachments"."status" = 'in_progress' or "attachments"."checked_at" is not null);
