-- A name as lists are sorted by it: a vowel that is written before its consonant counts after it (`thaiOrder`).
CREATE FUNCTION thai_order(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(lower(name), '([เ-ไ])([ก-ฮ])', '\2\1', 'g')
$$;
--> statement-breakpoint
-- The accounts are locked, so that a name which is changed meanwhile is read, or its change finds the row.
CREATE FUNCTION name_new_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM accounts WHERE id IN (NEW.marketer_id, NEW.influencer_id) ORDER BY id FOR SHARE;
  INSERT INTO job_names SELECT NEW.id, NEW.marketer_id, NEW.influencer_id, thai_order(c.display_name),
    thai_order(coalesce(c.latin_name, c.display_name)), thai_order(m.brand_name), thai_order(coalesce(b.latin_name, m.brand_name))
  FROM accounts c, accounts b JOIN marketers m ON m.account_id = b.id
  WHERE c.id = NEW.influencer_id AND b.id = NEW.marketer_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_named AFTER INSERT ON jobs FOR EACH ROW EXECUTE FUNCTION name_new_job();
--> statement-breakpoint
CREATE FUNCTION rename_jobs_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_names SET influencer_th = thai_order(NEW.display_name),
    influencer_en = thai_order(coalesce(NEW.latin_name, NEW.display_name)) WHERE influencer_id = NEW.id;
  UPDATE job_names n SET brand_en = thai_order(coalesce(NEW.latin_name, m.brand_name))
    FROM marketers m WHERE m.account_id = NEW.id AND n.marketer_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_jobs_renamed AFTER UPDATE ON accounts
  FOR EACH ROW WHEN ((old.display_name, old.latin_name) IS DISTINCT FROM (new.display_name, new.latin_name))
  EXECUTE FUNCTION rename_jobs_of_account();
--> statement-breakpoint
-- The account is locked as by a new job, which reads the brand's name under that lock.
CREATE FUNCTION rename_jobs_of_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM accounts WHERE id = NEW.account_id FOR NO KEY UPDATE;
  UPDATE job_names n SET brand_th = thai_order(NEW.brand_name), brand_en = thai_order(coalesce(a.latin_name, NEW.brand_name))
    FROM accounts a WHERE a.id = NEW.account_id AND n.marketer_id = NEW.account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER brand_jobs_renamed AFTER UPDATE ON marketers
  FOR EACH ROW WHEN (old.brand_name IS DISTINCT FROM new.brand_name) EXECUTE FUNCTION rename_jobs_of_brand();
--> statement-breakpoint
INSERT INTO job_names SELECT j.id, j.marketer_id, j.influencer_id, thai_order(c.display_name),
  thai_order(coalesce(c.latin_name, c.display_name)), thai_order(m.brand_name), thai_order(coalesce(b.latin_name, m.brand_name))
FROM jobs j JOIN accounts c ON c.id = j.influencer_id JOIN accounts b ON b.id = j.marketer_id
JOIN marketers m ON m.account_id = j.marketer_id;
