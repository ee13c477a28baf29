ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp (3) with time zone;
