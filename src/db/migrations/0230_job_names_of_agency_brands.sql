-- Lists are sorted by the brand that a campaign is for: the agency's brand that it names, or else the marketer itself.
CREATE OR REPLACE FUNCTION name_new_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM accounts WHERE id IN (NEW.marketer_id, NEW.influencer_id) ORDER BY id FOR SHARE;
  PERFORM FROM agency_brands WHERE id = (SELECT brand_id FROM campaigns WHERE id = NEW.campaign_id) FOR SHARE;
  INSERT INTO job_names SELECT NEW.id, NEW.marketer_id, NEW.influencer_id, thai_order(c.display_name),
    thai_order(coalesce(c.latin_name, c.display_name)), thai_order(coalesce(own.name, m.brand_name)),
    thai_order(coalesce(own.latin_name, own.name, b.latin_name, m.brand_name))
  FROM accounts c, accounts b JOIN marketers m ON m.account_id = b.id,
    campaigns k LEFT JOIN agency_brands own ON own.id = k.brand_id
  WHERE c.id = NEW.influencer_id AND b.id = NEW.marketer_id AND k.id = NEW.campaign_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rename_jobs_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_names SET influencer_th = thai_order(NEW.display_name),
    influencer_en = thai_order(coalesce(NEW.latin_name, NEW.display_name)) WHERE influencer_id = NEW.id;
  UPDATE job_names n SET brand_en = thai_order(coalesce(NEW.latin_name, m.brand_name))
    FROM marketers m, jobs j JOIN campaigns k ON k.id = j.campaign_id
    WHERE m.account_id = NEW.id AND n.marketer_id = NEW.id AND j.id = n.job_id AND k.brand_id IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rename_jobs_of_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM accounts WHERE id = NEW.account_id FOR NO KEY UPDATE;
  UPDATE job_names n SET brand_th = thai_order(NEW.brand_name), brand_en = thai_order(coalesce(a.latin_name, NEW.brand_name))
    FROM accounts a, jobs j JOIN campaigns k ON k.id = j.campaign_id
    WHERE a.id = NEW.account_id AND n.marketer_id = NEW.account_id AND j.id = n.job_id AND k.brand_id IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION rename_jobs_of_agency_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_names n SET brand_th = thai_order(NEW.name), brand_en = thai_order(coalesce(NEW.latin_name, NEW.name))
    FROM jobs j JOIN campaigns k ON k.id = j.campaign_id WHERE j.id = n.job_id AND k.brand_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER agency_brand_jobs_renamed AFTER UPDATE ON agency_brands
  FOR EACH ROW WHEN ((old.name, old.latin_name) IS DISTINCT FROM (new.name, new.latin_name))
  EXECUTE FUNCTION rename_jobs_of_agency_brand();
--> statement-breakpoint
UPDATE job_names n SET brand_th = thai_order(own.name), brand_en = thai_order(coalesce(own.latin_name, own.name))
  FROM jobs j JOIN campaigns k ON k.id = j.campaign_id JOIN agency_brands own ON own.id = k.brand_id WHERE j.id = n.job_id;
