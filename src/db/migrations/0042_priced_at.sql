ALTER TABLE "channels" ADD COLUMN "priced_at" timestamp (3) with time zone;
