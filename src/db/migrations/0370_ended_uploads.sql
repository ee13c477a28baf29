ALTER TABLE "job_uploads" ADD COLUMN "ended" text;
