ALTER TABLE "accounts" ADD COLUMN "phone_codes_from" timestamp (3) with time zone;
