-- The row of the search for one channel, computed anew; none if the channel takes no jobs or its account is not active.
CREATE FUNCTION influencer_search_row(channel uuid) RETURNS SETOF influencer_search LANGUAGE sql STABLE AS $$
  SELECT c.id, c.account_id, c.type, concat_ws(' ', a.display_name, c.handle, c.name), c.followers, c.engagement_bps, c.score,
    coalesce(c.score, 0) * 10000 + greatest(0, least(coalesce(c.engagement_bps, 0), 9999)),
    i.province, i.interests,
    (SELECT g.key FROM jsonb_each_text(c.audience->'gender') g WHERE g.value::numeric > 0
      ORDER BY g.value::numeric DESC, g.key LIMIT 1),
    (SELECT b.key FROM jsonb_each_text(c.audience->'age') b WHERE b.value::numeric > 0
      ORDER BY b.value::numeric DESC, b.key LIMIT 1),
    p.share_link, p.photo_post, p.video_post, p.live, p.story, p.reel, p.price_from, c.created_at
  FROM channels c
  JOIN accounts a ON a.id = c.account_id AND a.status = 'active'
  JOIN influencers i ON i.account_id = c.account_id
  CROSS JOIN LATERAL (
    SELECT max(price) FILTER (WHERE post_type = 'shareLink') AS share_link,
      max(price) FILTER (WHERE post_type = 'photoPost') AS photo_post,
      max(price) FILTER (WHERE post_type = 'videoPost') AS video_post,
      max(price) FILTER (WHERE post_type = 'live') AS live,
      max(price) FILTER (WHERE post_type = 'story') AS story,
      max(price) FILTER (WHERE post_type = 'reel') AS reel,
      min(price) AS price_from
    FROM channel_prices WHERE channel_id = c.id
  ) p
  WHERE c.id = channel AND c.status IN ('active', 'allowed')
$$;
--> statement-breakpoint
-- The channel's row is locked first: of two changes at once (a price and a suspension, say) the second computes the row
-- after the first has committed, so that no older state is written last.
CREATE FUNCTION index_influencer_channel(channel uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM channels WHERE id = channel FOR NO KEY UPDATE;
  DELETE FROM influencer_search WHERE channel_id = channel;
  INSERT INTO influencer_search SELECT * FROM influencer_search_row(channel);
END $$;
--> statement-breakpoint
CREATE FUNCTION index_changed_channel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_influencer_channel(new.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER channel_search_added AFTER INSERT ON channels
  FOR EACH ROW EXECUTE FUNCTION index_changed_channel();
--> statement-breakpoint
CREATE TRIGGER channel_search_changed AFTER UPDATE ON channels
  FOR EACH ROW WHEN (
    (old.status, old.type, old.account_id, old.handle, old.name, old.followers, old.engagement_bps, old.score, old.audience, old.created_at)
    IS DISTINCT FROM
    (new.status, new.type, new.account_id, new.handle, new.name, new.followers, new.engagement_bps, new.score, new.audience, new.created_at)
  ) EXECUTE FUNCTION index_changed_channel();
--> statement-breakpoint
CREATE FUNCTION index_changed_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM index_influencer_channel(old.channel_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM index_influencer_channel(new.channel_id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER channel_price_search_changed AFTER INSERT OR UPDATE OR DELETE ON channel_prices
  FOR EACH ROW EXECUTE FUNCTION index_changed_price();
--> statement-breakpoint
CREATE FUNCTION index_influencer_channels(account uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  channel uuid;
BEGIN
  FOR channel IN SELECT id FROM channels WHERE account_id = account ORDER BY id LOOP
    PERFORM index_influencer_channel(channel);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION index_changed_influencer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_influencer_channels(new.account_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER influencer_search_changed AFTER UPDATE ON influencers
  FOR EACH ROW WHEN ((old.province, old.interests) IS DISTINCT FROM (new.province, new.interests))
  EXECUTE FUNCTION index_changed_influencer();
--> statement-breakpoint
CREATE TRIGGER influencer_search_added AFTER INSERT ON influencers
  FOR EACH ROW EXECUTE FUNCTION index_changed_influencer();
--> statement-breakpoint
CREATE FUNCTION index_changed_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_influencer_channels(new.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_search_changed AFTER UPDATE ON accounts
  FOR EACH ROW WHEN (new.role = 'influencer' AND (old.status, old.display_name) IS DISTINCT FROM (new.status, new.display_name))
  EXECUTE FUNCTION index_changed_account();
--> statement-breakpoint
INSERT INTO influencer_search SELECT r.* FROM channels c CROSS JOIN LATERAL influencer_search_row(c.id) r;
