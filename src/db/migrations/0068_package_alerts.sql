ALTER TABLE "package_units" ADD COLUMN "alerted_days" smallint;
