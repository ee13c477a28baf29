-- An application that waits for the marketer has a row with the followers of its channel. The channel is locked, so that a
-- figure which is changed meanwhile is read, or its change finds the row.
CREATE FUNCTION keep_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status NOT IN ('MATCHED', 'MISMATCHED') THEN
    DELETE FROM applicant_followers WHERE job_id = NEW.id;
    RETURN NULL;
  END IF;
  PERFORM FROM channels WHERE id = NEW.channel_id FOR SHARE;
  INSERT INTO applicant_followers (job_id, campaign_id, channel_id, followers)
  SELECT NEW.id, NEW.campaign_id, NEW.channel_id, coalesce(c.followers, 0) FROM channels c WHERE c.id = NEW.channel_id
  ON CONFLICT (job_id) DO UPDATE SET channel_id = excluded.channel_id, followers = excluded.followers;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_applicant_added AFTER INSERT ON jobs FOR EACH ROW WHEN (NEW.status IN ('MATCHED', 'MISMATCHED'))
  EXECUTE FUNCTION keep_applicant();
--> statement-breakpoint
CREATE TRIGGER jobs_applicant_changed AFTER UPDATE ON jobs FOR EACH ROW WHEN (
  (old.status IN ('MATCHED', 'MISMATCHED')) IS DISTINCT FROM (new.status IN ('MATCHED', 'MISMATCHED'))
  OR (new.status IN ('MATCHED', 'MISMATCHED') AND old.channel_id <> new.channel_id)
) EXECUTE FUNCTION keep_applicant();
--> statement-breakpoint
CREATE FUNCTION recount_applicants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applicant_followers SET followers = coalesce(NEW.followers, 0) WHERE channel_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER channel_applicants_changed AFTER UPDATE ON channels FOR EACH ROW
  WHEN (old.followers IS DISTINCT FROM new.followers) EXECUTE FUNCTION recount_applicants();
--> statement-breakpoint
CREATE FUNCTION fill_applicant_followers() RETURNS void LANGUAGE sql AS $$
  TRUNCATE applicant_followers;
  INSERT INTO applicant_followers (job_id, campaign_id, channel_id, followers)
  SELECT j.id, j.campaign_id, j.channel_id, coalesce(c.followers, 0) FROM jobs j JOIN channels c ON c.id = j.channel_id
  WHERE j.status IN ('MATCHED', 'MISMATCHED');
$$;
--> statement-breakpoint
SELECT fill_applicant_followers();
