ALTER TABLE "job_attachments" ADD COLUMN "comments" jsonb DEFAULT '[]'::jsonb NOT NULL;
