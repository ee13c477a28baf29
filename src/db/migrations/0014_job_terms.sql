ALTER TABLE "jobs" ADD COLUMN "terms" jsonb;
--> statement-breakpoint
-- Jobs whose money has been put on hold get the terms by which they have run so far: the settings of today, which are
-- the product's values of this release, overruled by the operators' dated rows.
UPDATE "jobs" SET "terms" = (
  SELECT '{
      "fee.marketer_bps": 1000,
      "calendar.holidays": ["01-01", "04-06", "04-13", "04-14", "04-15", "05-01", "05-04", "06-03", "07-28", "08-12", "10-13", "10-23", "12-05", "12-10", "12-31"],
      "job.application_days": 30, "job.answer_hours": 72, "job.ship_days": 5, "job.ship_end_days": 10,
      "job.resume_days": 5, "job.silence_days": 5, "job.silence_end_days": 10, "job.arrival_days": 7,
      "job.arrival_without_carrier_days": 14, "job.receipt_review_hours": 72, "job.order_review_hours": 72,
      "job.refusals_max": 2, "job.delivery_days_max": 30, "job.draft_days": 5, "job.draft_review_hours": 72,
      "job.draft_round_hours": 72, "job.late_hours": 72, "job.late_end_days": 7, "job.rejections_included": 2,
      "job.choice_hours": 72, "job.extra_round_bps": 1000, "job.link_hours": 72, "job.link_failures_max": 3,
      "job.check_hours": 24, "job.insight_story_hours": 24, "job.insight_days": 3, "job.insight_end_days": 14,
      "job.insight_review_hours": 72, "job.insight_round_hours": 72, "job.insight_refusals_max": 2,
      "job.settle_hours": 1, "job.queue_business_days": 2, "job.dispute_business_days": 5,
      "job.refund_bps": {"before_work": 10000, "working": 9000, "draft_sent": 5000, "ready": 2500, "posted": 0, "late": 10000},
      "referral.bps": 500, "referral.months": 12, "referral.cap": 300000, "credits.return_days": 30,
      "package.return_days": 30
    }'::jsonb || coalesce((
      SELECT jsonb_object_agg(s."key", s."value") FROM (
        SELECT DISTINCT ON ("key") "key", "value" FROM "setting_rows"
        WHERE ("effective_from" AT TIME ZONE 'Asia/Bangkok')::date <= (now() AT TIME ZONE 'Asia/Bangkok')::date
          AND ("key" LIKE 'job.%' OR "key" LIKE 'referral.%'
            OR "key" IN ('fee.marketer_bps', 'calendar.holidays', 'credits.return_days', 'package.return_days'))
        ORDER BY "key", "effective_from" DESC, "id" DESC
      ) s
    ), '{}'::jsonb)
)
WHERE "status" NOT IN ('MATCHED', 'MISMATCHED', 'CANCEL', 'REJECTED')
  OR EXISTS (SELECT FROM "job_events" e WHERE e."job_id" = "jobs"."id" AND e."to_status" = 'ASSIGN');
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_terms" CHECK ("jobs"."terms" is not null or "jobs"."status" in ('MATCHED', 'MISMATCHED', 'CANCEL', 'REJECTED'));
--> statement-breakpoint
-- What was agreed with the hold stays; a manager's share is agreed by the influencer's acceptance.
CREATE OR REPLACE FUNCTION jobs_keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms of a job with a hold do not change'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'jobs_terms_frozen';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER jobs_terms_frozen
  BEFORE UPDATE OF terms, price, fee, funded_by, package_id ON jobs
  FOR EACH ROW
  WHEN (OLD.terms IS NOT NULL AND (NEW.terms, NEW.price, NEW.fee, NEW.funded_by, NEW.package_id)
    IS DISTINCT FROM (OLD.terms, OLD.price, OLD.fee, OLD.funded_by, OLD.package_id))
  EXECUTE FUNCTION jobs_keep_terms();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER jobs_manager_share_frozen
  BEFORE UPDATE OF manager_id, manager_share_bps ON jobs
  FOR EACH ROW
  WHEN (OLD.accepted_at IS NOT NULL AND (NEW.manager_id, NEW.manager_share_bps)
    IS DISTINCT FROM (OLD.manager_id, OLD.manager_share_bps))
  EXECUTE FUNCTION jobs_keep_terms();
