ALTER TABLE "hold_requests" ADD COLUMN "job_ids" uuid[] DEFAULT '{}' NOT NULL;
