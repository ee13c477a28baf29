-- Bitmaps over the channels that can be found. A channel has a position from its first listing on, in the range of its
-- type; the bit of a position stands in segment position / 32000. Rows stay in their page and are never compressed.
ALTER TABLE influencer_facets ALTER COLUMN code TYPE text COLLATE "C";
--> statement-breakpoint
ALTER TABLE influencer_facets ALTER COLUMN bits SET STORAGE PLAIN;
--> statement-breakpoint
-- The ranges are 6,000 segments wide, so that a segment has channels of one type only.
DO $$
DECLARE
  types CONSTANT text[] := ARRAY['FACEBOOK_PROFILE', 'FACEBOOK_PAGE', 'INSTAGRAM', 'X', 'TIKTOK', 'LINE', 'YOUTUBE', 'WHATSAPP', 'LEMON8'];
  lowest integer;
BEGIN
  FOR n IN 1 .. cardinality(types) LOOP
    lowest := (n - 1) * 192000000;
    EXECUTE format('CREATE SEQUENCE %I AS integer MINVALUE %s MAXVALUE %s', 'influencer_position_' || lower(types[n]), lowest, lowest + 191999999);
    UPDATE influencer_search r SET position = lowest + numbered.n FROM
      (SELECT channel_id, row_number() OVER () - 1 AS n FROM influencer_search WHERE type = types[n]) numbered
      WHERE r.channel_id = numbered.channel_id;
    PERFORM setval('influencer_position_' || lower(types[n]), max(position)) FROM influencer_search WHERE type = types[n] HAVING count(*) > 0;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE influencer_search ALTER COLUMN position SET NOT NULL;
--> statement-breakpoint
-- The Latin display name is found as well as the typed one. Words are stored in lower case, so that a search need not
-- bring each of them to one case.
DROP FUNCTION influencer_search_row(uuid);
--> statement-breakpoint
UPDATE influencer_search SET words = lower(words);
--> statement-breakpoint
CREATE FUNCTION influencer_search_row(channel uuid, place integer) RETURNS SETOF influencer_search LANGUAGE sql STABLE AS $$
  SELECT c.id, c.account_id, c.type, lower(concat_ws(' ', a.display_name, a.latin_name, c.handle, c.name)),
    c.followers, c.engagement_bps, c.score,
    coalesce(c.score, 0) * 10000 + greatest(0, least(coalesce(c.engagement_bps, 0), 9999)),
    i.province, i.interests,
    (SELECT g.key FROM jsonb_each_text(c.audience->'gender') g WHERE g.value::numeric > 0
      ORDER BY g.value::numeric DESC, g.key LIMIT 1),
    (SELECT b.key FROM jsonb_each_text(c.audience->'age') b WHERE b.value::numeric > 0
      ORDER BY b.value::numeric DESC, b.key LIMIT 1),
    p.share_link, p.photo_post, p.video_post, p.live, p.story, p.reel, p.price_from, c.created_at, $2
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
  WHERE c.id = $1 AND c.status IN ('active', 'allowed')
$$;
--> statement-breakpoint
-- The channel's row is locked first: of two changes at once (a price and a suspension, say) the second computes the row
-- after the first has committed, so that no older state is written last. A channel that stays listed stays at its position.
CREATE FUNCTION take_influencer_position(type text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  place integer;
BEGIN
  DELETE FROM influencer_free_positions f WHERE f.position = (
    SELECT free.position FROM influencer_free_positions free WHERE free.type = take_influencer_position.type
    ORDER BY free.position LIMIT 1 FOR UPDATE SKIP LOCKED
  ) RETURNING f.position INTO place;
  RETURN coalesce(place, nextval('influencer_position_' || lower(type)));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_influencer_channel(channel uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  was influencer_search;
  now influencer_search;
BEGIN
  PERFORM FROM channels WHERE id = channel FOR NO KEY UPDATE;
  DELETE FROM influencer_search WHERE channel_id = channel RETURNING * INTO was;
  SELECT * INTO now FROM influencer_search_row(channel, was.position);
  IF was.position IS NOT NULL AND now.type IS DISTINCT FROM was.type THEN
    INSERT INTO influencer_free_positions VALUES (was.position, was.type);
    now.position := NULL;
  END IF;
  IF now.channel_id IS NOT NULL THEN
    now.position := coalesce(now.position, take_influencer_position(now.type));
    INSERT INTO influencer_search SELECT now.*;
  END IF;
  -- Whether a person has several channels of a type is a facet of each of them.
  IF (was.account_id, was.type) IS DISTINCT FROM (now.account_id, now.type) THEN
    INSERT INTO influencer_facet_changes (position) SELECT position FROM influencer_search
      WHERE (account_id, type) IN ((was.account_id, was.type), (now.account_id, now.type));
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_facet_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO influencer_facet_changes (position) VALUES (CASE TG_OP WHEN 'DELETE' THEN old.position ELSE new.position END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER influencer_facets_changed AFTER INSERT OR UPDATE OR DELETE ON influencer_search
  FOR EACH ROW EXECUTE FUNCTION note_facet_change();
--> statement-breakpoint
DROP TRIGGER influencer_search_changed ON influencers;
--> statement-breakpoint
CREATE TRIGGER influencer_search_changed AFTER UPDATE ON influencers
  FOR EACH ROW WHEN ((old.province, old.interests, old.gender, old.birthdate, old.nationality_id)
    IS DISTINCT FROM (new.province, new.interests, new.gender, new.birthdate, new.nationality_id))
  EXECUTE FUNCTION index_changed_influencer();
