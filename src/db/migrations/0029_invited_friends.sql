CREATE INDEX "influencers_referred" ON "influencers" USING btree ("referred_by","account_id" DESC NULLS LAST) WHERE referred_by is not null;
--> statement-breakpoint
ALTER TABLE "influencers" ADD CONSTRAINT "influencers_referred_by" CHECK ("influencers"."referred_by" <> "influencers"."account_id");
