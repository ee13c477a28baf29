ALTER TABLE "charges" ADD COLUMN "cancelled_at" timestamp (3) with time zone;
