-- The lower bound of the step of the pay, as the market's filter has them (`PRICE_STEPS`).
CREATE FUNCTION market_price_step(price bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((s.steps)[nullif(width_bucket(price, s.steps), 0)], -1) FROM (SELECT ARRAY[0, 50000, 100000, 150000, 200000,
    300000, 400000, 500000, 700000, 1000000, 1500000, 2000000, 3000000, 5000000]::bigint[] AS steps) s
$$;
--> statement-breakpoint
CREATE FUNCTION stands_on_market(c campaigns) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT c.status = 'live' AND c.kind = 'public' AND NOT c.paused AND c.slots_taken < c.slots
$$;
--> statement-breakpoint
CREATE FUNCTION add_market_count(c campaigns, n int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO market_counts (channel_type, post_type, topic, price_from, campaigns)
  SELECT coalesce(c.channel_type, ''), coalesce(c.post_type, ''), c.topic, market_price_step(c.price), n
  WHERE stands_on_market(c)
$$;
--> statement-breakpoint
CREATE FUNCTION count_on_market() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_market_count(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_market_count(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaigns_counted AFTER INSERT OR DELETE ON campaigns FOR EACH ROW EXECUTE FUNCTION count_on_market();
--> statement-breakpoint
CREATE TRIGGER campaigns_recounted AFTER UPDATE ON campaigns FOR EACH ROW WHEN (
  (old.status, old.kind, old.paused, old.slots_taken < old.slots, old.channel_type, old.post_type, old.topic, old.price)
  IS DISTINCT FROM
  (new.status, new.kind, new.paused, new.slots_taken < new.slots, new.channel_type, new.post_type, new.topic, new.price)
) EXECUTE FUNCTION count_on_market();
--> statement-breakpoint
CREATE FUNCTION fill_market_counts() RETURNS void LANGUAGE sql AS $$
  TRUNCATE market_counts;
  INSERT INTO market_counts (channel_type, post_type, topic, price_from, campaigns, is_new)
  SELECT coalesce(c.channel_type, ''), coalesce(c.post_type, ''), c.topic, market_price_step(c.price), count(*), false
  FROM campaigns c WHERE stands_on_market(c) GROUP BY 1, 2, 3, 4;
$$;
--> statement-breakpoint
SELECT fill_market_counts();
