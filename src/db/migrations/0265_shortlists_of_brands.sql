ALTER TABLE "shortlists" ADD COLUMN "brand_id" uuid;
--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_brand_own" FOREIGN KEY ("brand_id","marketer_id") REFERENCES "agency_brands"("id","marketer_id");
