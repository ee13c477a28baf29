ALTER TABLE "campaign_targets" ADD COLUMN "views" integer;
--> statement-breakpoint
ALTER TABLE "campaign_targets" ADD COLUMN "per_thousand" bigint;
--> statement-breakpoint
ALTER TABLE "campaign_targets" ADD COLUMN "per_click" bigint;
--> statement-breakpoint
ALTER TABLE "campaign_targets" ADD COLUMN "per_coupon_use" bigint;
--> statement-breakpoint
ALTER TABLE "market_medians" ADD COLUMN "views_per_post" integer;
--> statement-breakpoint
ALTER TABLE "market_medians" ADD COLUMN "coupon_uses_per_post" integer;
--> statement-breakpoint
ALTER TABLE "market_medians" ADD COLUMN "per_coupon_use" bigint;
--> statement-breakpoint
-- The next sweep computes them again, with the new columns.
DELETE FROM "market_medians";
--> statement-breakpoint
-- Links that exist have shown what the campaign cost.
ALTER TABLE "report_links" ADD COLUMN "show_money" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "report_links" ALTER COLUMN "show_money" DROP DEFAULT;
