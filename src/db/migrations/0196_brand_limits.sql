ALTER TABLE "team_invitations" ADD COLUMN "brand_ids" uuid[];
--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "brand_ids" uuid[];
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_brands" CHECK ("team_members"."brand_ids" is null or (cardinality("team_members"."brand_ids") > 0 and "team_members"."role" in ('campaignManager', 'viewer')));
