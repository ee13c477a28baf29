ALTER TABLE "influencers" ADD COLUMN "public_profile" text DEFAULT 'off' NOT NULL;
