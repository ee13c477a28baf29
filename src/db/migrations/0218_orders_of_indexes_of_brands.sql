DROP INDEX "agency_brands_marketer";
--> statement-breakpoint
DROP INDEX "campaigns_brand";
--> statement-breakpoint
DROP INDEX "package_grants_marketer";
--> statement-breakpoint
CREATE INDEX "agency_brands_marketer" ON "agency_brands" USING btree ("marketer_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "campaigns_brand" ON "campaigns" USING btree ("brand_id","id" DESC NULLS FIRST) WHERE brand_id is not null;
--> statement-breakpoint
CREATE INDEX "package_grants_marketer" ON "package_grants" USING btree ("marketer_id","id" DESC NULLS FIRST);
