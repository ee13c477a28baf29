ALTER TABLE "influencers" ADD COLUMN "tax_decided_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "influencers" ADD COLUMN "company_name" text;
--> statement-breakpoint
ALTER TABLE "influencers" ADD COLUMN "company_tax_id" text;
--> statement-breakpoint
-- Whoever accepted a job before goes on with the class that applied to it.
UPDATE "influencers" SET "tax_decided_at" = first."accepted_at" FROM (
  SELECT "influencer_id", min("accepted_at") AS "accepted_at" FROM "jobs" WHERE "accepted_at" IS NOT NULL GROUP BY "influencer_id"
) first WHERE first."influencer_id" = "influencers"."account_id";
