ALTER TABLE "campaigns" ADD COLUMN "counter_offers" text DEFAULT 'no' NOT NULL;
