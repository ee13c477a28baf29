-- The Latin display name is found as well as the typed one.
CREATE OR REPLACE FUNCTION influencer_search_row(channel uuid) RETURNS SETOF influencer_search LANGUAGE sql STABLE AS $$
  SELECT c.id, c.account_id, c.type, concat_ws(' ', a.display_name, a.latin_name, c.handle, c.name),
    c.followers, c.engagement_bps, c.score,
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
DROP TRIGGER account_search_changed ON accounts;
--> statement-breakpoint
CREATE TRIGGER account_search_changed AFTER UPDATE ON accounts
  FOR EACH ROW WHEN (new.role = 'influencer' AND (old.status, old.display_name, old.latin_name)
    IS DISTINCT FROM (new.status, new.display_name, new.latin_name))
  EXECUTE FUNCTION index_changed_account();
