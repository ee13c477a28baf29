-- Every step of a job is an event. One that keeps the status is job.updated.
CREATE OR REPLACE FUNCTION add_job_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  job record;
  kind text;
  facts jsonb;
BEGIN
  SELECT marketer_id, influencer_id, campaign_id INTO job FROM jobs WHERE id = NEW.job_id;
  kind := 'job.' || CASE WHEN NEW.from_status = NEW.to_status THEN 'updated' ELSE lower(NEW.to_status) END;
  facts := jsonb_build_object('jobId', NEW.job_id, 'campaignId', job.campaign_id, 'event', NEW.event,
    'status', NEW.to_status, 'previousStatus', nullif(NEW.from_status, 'NEW'));
  PERFORM add_webhook_deliveries(job.marketer_id, 'job.*', kind, facts, NEW.at);
  PERFORM add_webhook_deliveries(job.influencer_id, 'job.*', kind, facts, NEW.at);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER job_events_webhooks ON job_events;
--> statement-breakpoint
CREATE TRIGGER job_events_webhooks AFTER INSERT ON job_events
  FOR EACH ROW EXECUTE FUNCTION add_job_webhooks();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_withdrawal_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = NEW.status THEN RETURN NULL; END IF;
  PERFORM add_webhook_deliveries(NEW.account_id, 'withdrawal.*',
    'withdrawal.' || CASE NEW.status WHEN 'TransferComplete' THEN 'completed' ELSE lower(NEW.status) END,
    jsonb_build_object('withdrawalId', NEW.id, 'amount', NEW.price, 'status', NEW.status,
      'previousStatus', CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END),
    greatest(NEW.requested_at, NEW.approved_at, NEW.decided_at, NEW.returned_at));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A closed account gets no webhooks, nor those that waited. Its endpoints stay off if it is opened again.
CREATE FUNCTION close_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE webhook_deliveries d SET status = 'failed', answer = 'account closed'
  FROM webhook_endpoints e
  WHERE e.account_id = NEW.id AND d.endpoint_id = e.id AND d.status = 'pending';
  UPDATE webhook_endpoints SET state = 'closed', off_at = coalesce(off_at, NEW.deactivated_at)
  WHERE account_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_webhooks AFTER UPDATE OF status ON accounts
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status IN ('deactivated', 'permanently'))
  EXECUTE FUNCTION close_webhooks();
