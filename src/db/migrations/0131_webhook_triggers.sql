-- Deliveries are written in the transaction of the event, for each active endpoint of the account that chose it.
CREATE FUNCTION add_webhook_deliveries(account uuid, chosen text, kind text, facts jsonb, happened timestamptz)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (id, endpoint_id, type, data, created_at, status, attempts, next_at)
  SELECT gen_random_uuid(), e.id, kind, facts, happened, 'pending', 0, happened
  FROM webhook_endpoints e
  WHERE e.account_id = account AND e.state = 'active' AND chosen = ANY (e.events)
$$;
--> statement-breakpoint
CREATE FUNCTION add_job_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  job record;
  facts jsonb;
BEGIN
  SELECT marketer_id, influencer_id, campaign_id INTO job FROM jobs WHERE id = NEW.job_id;
  facts := jsonb_build_object('jobId', NEW.job_id, 'campaignId', job.campaign_id, 'status', NEW.to_status,
    'previousStatus', nullif(NEW.from_status, 'NEW'));
  PERFORM add_webhook_deliveries(job.marketer_id, 'job.*', 'job.' || lower(NEW.to_status), facts, NEW.at);
  PERFORM add_webhook_deliveries(job.influencer_id, 'job.*', 'job.' || lower(NEW.to_status), facts, NEW.at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_events_webhooks AFTER INSERT ON job_events
  FOR EACH ROW WHEN (NEW.from_status <> NEW.to_status) EXECUTE FUNCTION add_job_webhooks();
--> statement-breakpoint
CREATE FUNCTION add_campaign_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = NEW.status THEN RETURN NULL; END IF;
  PERFORM add_webhook_deliveries(NEW.marketer_id, 'campaign.*', 'campaign.' || lower(NEW.status),
    jsonb_build_object('campaignId', NEW.id, 'status', NEW.status,
      'previousStatus', CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END), NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaigns_webhooks AFTER INSERT OR UPDATE OF status ON campaigns
  FOR EACH ROW EXECUTE FUNCTION add_campaign_webhooks();
--> statement-breakpoint
CREATE FUNCTION add_charge_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'paid' THEN RETURN NULL; END IF;
  PERFORM add_webhook_deliveries(NEW.marketer_id, 'charge.paid', 'charge.paid',
    jsonb_build_object('chargeId', NEW.id, 'total', NEW.total), NEW.paid_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER charges_webhooks AFTER UPDATE OF status ON charges
  FOR EACH ROW WHEN (NEW.status = 'paid') EXECUTE FUNCTION add_charge_webhooks();
--> statement-breakpoint
CREATE FUNCTION add_withdrawal_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = NEW.status THEN RETURN NULL; END IF;
  PERFORM add_webhook_deliveries(NEW.account_id, 'withdrawal.*', 'withdrawal.' || lower(NEW.status),
    jsonb_build_object('withdrawalId', NEW.id, 'amount', NEW.price, 'status', NEW.status,
      'previousStatus', CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END),
    greatest(NEW.requested_at, NEW.approved_at, NEW.decided_at, NEW.returned_at));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawals_webhooks AFTER INSERT OR UPDATE OF status ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION add_withdrawal_webhooks();
