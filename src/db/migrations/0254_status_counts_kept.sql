-- Rows by status for the lists of operators. Rows of the table are only added (`db/deltas.ts`).
CREATE FUNCTION add_status_count(list text, status text, n int, amount bigint DEFAULT 0) RETURNS void LANGUAGE sql AS $$
  INSERT INTO status_counts (list, status, n, amount) VALUES (list, status, n, amount)
$$;
--> statement-breakpoint
CREATE FUNCTION count_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_status_count(TG_TABLE_NAME, OLD.status, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_status_count(TG_TABLE_NAME, NEW.status, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['channels', 'campaigns', 'vat_invoices', 'buyer_certificates', 'charges'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION count_status()',
      name || '_status_counted', name);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status)
      EXECUTE FUNCTION count_status()', name || '_status_recounted', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Channels whose refusal or score an influencer has appealed against.
CREATE FUNCTION count_channel_appeals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.appealed_at IS NOT NULL AND OLD.status = 'rejected' THEN
    PERFORM add_status_count('channels', 'appealed', -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.appealed_at IS NOT NULL AND NEW.status = 'rejected' THEN
    PERFORM add_status_count('channels', 'appealed', 1);
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.score_appealed_at IS NOT NULL THEN
    PERFORM add_status_count('channels', 'score_appealed', -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.score_appealed_at IS NOT NULL THEN
    PERFORM add_status_count('channels', 'score_appealed', 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER channels_appeals_added AFTER INSERT ON channels FOR EACH ROW
  WHEN (NEW.appealed_at IS NOT NULL OR NEW.score_appealed_at IS NOT NULL) EXECUTE FUNCTION count_channel_appeals();
--> statement-breakpoint
CREATE TRIGGER channels_appeals_deleted AFTER DELETE ON channels FOR EACH ROW
  WHEN (OLD.appealed_at IS NOT NULL OR OLD.score_appealed_at IS NOT NULL) EXECUTE FUNCTION count_channel_appeals();
--> statement-breakpoint
CREATE TRIGGER channels_appeals_changed AFTER UPDATE ON channels FOR EACH ROW WHEN (
  (old.appealed_at, old.score_appealed_at, old.status) IS DISTINCT FROM (new.appealed_at, new.score_appealed_at, new.status)
  AND (old.appealed_at IS NOT NULL OR old.score_appealed_at IS NOT NULL OR new.appealed_at IS NOT NULL
    OR new.score_appealed_at IS NOT NULL)
) EXECUTE FUNCTION count_channel_appeals();
--> statement-breakpoint
-- Attachments that were not replaced.
CREATE FUNCTION count_attachment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.replaced_at IS NULL THEN PERFORM add_status_count('attachments', OLD.status, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.replaced_at IS NULL THEN PERFORM add_status_count('attachments', NEW.status, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attachments_counted AFTER INSERT OR DELETE ON attachments FOR EACH ROW EXECUTE FUNCTION count_attachment();
--> statement-breakpoint
CREATE TRIGGER attachments_recounted AFTER UPDATE ON attachments FOR EACH ROW
  WHEN ((old.status, old.replaced_at) IS DISTINCT FROM (new.status, new.replaced_at)) EXECUTE FUNCTION count_attachment();
--> statement-breakpoint
-- Withdrawals, with what is transferred for them.
CREATE FUNCTION count_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_status_count('withdrawals', OLD.status, -1, OLD.fee - OLD.price); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_status_count('withdrawals', NEW.status, 1, NEW.price - NEW.fee); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawals_counted AFTER INSERT OR DELETE ON withdrawals FOR EACH ROW EXECUTE FUNCTION count_withdrawal();
--> statement-breakpoint
CREATE TRIGGER withdrawals_recounted AFTER UPDATE ON withdrawals FOR EACH ROW
  WHEN ((old.status, old.price, old.fee) IS DISTINCT FROM (new.status, new.price, new.fee))
  EXECUTE FUNCTION count_withdrawal();
--> statement-breakpoint
-- Jobs that wait for an operator, by the reason that is shown.
CREATE FUNCTION job_office_reason(job jobs) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN job.office_at IS NULL THEN NULL WHEN job.disputed_at IS NOT NULL THEN 'dispute'
    WHEN job.frozen_at IS NOT NULL THEN 'frozen' ELSE coalesce(job.queue, '') END
$$;
--> statement-breakpoint
CREATE FUNCTION count_office_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.office_at IS NOT NULL THEN
    PERFORM add_status_count('jobs', job_office_reason(OLD), -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.office_at IS NOT NULL THEN
    PERFORM add_status_count('jobs', job_office_reason(NEW), 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_office_added AFTER INSERT ON jobs FOR EACH ROW WHEN (NEW.office_at IS NOT NULL)
  EXECUTE FUNCTION count_office_job();
--> statement-breakpoint
CREATE TRIGGER jobs_office_deleted AFTER DELETE ON jobs FOR EACH ROW WHEN (OLD.office_at IS NOT NULL)
  EXECUTE FUNCTION count_office_job();
--> statement-breakpoint
CREATE TRIGGER jobs_office_changed AFTER UPDATE ON jobs FOR EACH ROW WHEN (
  (old.office_at IS NULL, old.disputed_at IS NULL, old.frozen_at IS NULL, old.queue) IS DISTINCT FROM
  (new.office_at IS NULL, new.disputed_at IS NULL, new.frozen_at IS NULL, new.queue)
) EXECUTE FUNCTION count_office_job();
--> statement-breakpoint
CREATE FUNCTION fill_status_counts() RETURNS void LANGUAGE sql AS $$
  TRUNCATE status_counts;
  INSERT INTO status_counts (list, status, n, amount, is_new)
  SELECT list, status, count(*), sum(amount), false FROM (
    SELECT 'channels' AS list, status, 0 AS amount FROM channels
    UNION ALL SELECT 'channels', 'appealed', 0 FROM channels WHERE appealed_at IS NOT NULL AND status = 'rejected'
    UNION ALL SELECT 'channels', 'score_appealed', 0 FROM channels WHERE score_appealed_at IS NOT NULL
    UNION ALL SELECT 'campaigns', status, 0 FROM campaigns
    UNION ALL SELECT 'vat_invoices', status, 0 FROM vat_invoices
    UNION ALL SELECT 'buyer_certificates', status, 0 FROM buyer_certificates
    UNION ALL SELECT 'charges', status, 0 FROM charges
    UNION ALL SELECT 'attachments', status, 0 FROM attachments WHERE replaced_at IS NULL
    UNION ALL SELECT 'withdrawals', status, price - fee FROM withdrawals
    UNION ALL SELECT 'jobs', job_office_reason(j), 0 FROM jobs j WHERE office_at IS NOT NULL
  ) n GROUP BY 1, 2;
$$;
--> statement-breakpoint
SELECT fill_status_counts();
