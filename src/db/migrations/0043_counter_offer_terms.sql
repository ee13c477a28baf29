-- A new term: jobs with a hold were agreed without counter-offers, so the time of one changes nothing for them.
ALTER TABLE "jobs" DISABLE TRIGGER "jobs_terms_frozen";
--> statement-breakpoint
UPDATE "jobs" SET "terms" = "terms" || '{"job.offer_hours": 48}'::jsonb WHERE "terms" IS NOT NULL AND NOT "terms" ? 'job.offer_hours';
--> statement-breakpoint
ALTER TABLE "jobs" ENABLE TRIGGER "jobs_terms_frozen";
