ALTER TABLE "influencer_search" ADD COLUMN "paused" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE "influencer_search" ALTER COLUMN "paused" DROP DEFAULT;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION influencer_search_row(channel uuid, place integer) RETURNS SETOF influencer_search LANGUAGE sql STABLE AS $$
  SELECT c.id, c.account_id, c.type, lower(concat_ws(' ', a.display_name, a.latin_name, c.handle, c.name)),
    c.followers, c.engagement_bps, c.score,
    coalesce(c.score, 0) * 10000 + greatest(0, least(coalesce(c.engagement_bps, 0), 9999)),
    i.province, i.interests,
    (SELECT g.key FROM jsonb_each_text(c.audience->'gender') g WHERE g.value::numeric > 0
      ORDER BY g.value::numeric DESC, g.key LIMIT 1),
    (SELECT b.key FROM jsonb_each_text(c.audience->'age') b WHERE b.value::numeric > 0
      ORDER BY b.value::numeric DESC, b.key LIMIT 1),
    p.share_link, p.photo_post, p.video_post, p.live, p.story, p.reel, p.price_from, c.created_at, $2, a.lang,
    EXISTS (SELECT FROM jobs j WHERE j.influencer_id = c.account_id AND j.completed_at IS NOT NULL),
    influencer_reply_hours(c.account_id), i.takes_jobs_from IS NOT NULL
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
CREATE OR REPLACE FUNCTION influencer_facet_bits(positions integer[]) RETURNS TABLE (code text, bits bit) LANGUAGE sql STABLE
SET jit = off SET work_mem = '64MB' AS $$
  WITH listed AS MATERIALIZED (
    SELECT r.*, r AS found, r.position % 32000 / 64 AS word, 1::bigint << (63 - r.position % 32000 % 64) AS flag,
      i.gender, i.birthdate, i.nationality_id, c.audience
    FROM influencer_search r JOIN influencers i USING (account_id) JOIN channels c ON c.id = r.channel_id
    WHERE r.position = ANY (positions)
  ), plain AS (
    SELECT v.code, l.word, l.flag FROM listed l CROSS JOIN LATERAL (
      SELECT 'type:' || l.type
      UNION ALL SELECT 'province:' || l.province
      UNION ALL SELECT 'interest:' || unnest(l.interests)
      UNION ALL SELECT 'gender:' || l.audience_gender
      UNION ALL SELECT 'age:' || l.audience_age
      UNION ALL SELECT 'lang:' || l.lang
      UNION ALL SELECT 'worked' WHERE l.has_worked
      UNION ALL SELECT 'paused' WHERE l.paused
      UNION ALL SELECT 'reply:' || hours FROM unnest(ARRAY[6, 24, 72]) hours WHERE l.reply_hours <= hours
      UNION ALL SELECT 'several:' || l.type WHERE EXISTS (SELECT FROM influencer_search other
        WHERE other.account_id = l.account_id AND other.type = l.type AND other.channel_id <> l.channel_id)
      UNION ALL SELECT 'creator_gender:' || l.gender
      UNION ALL SELECT 'nationality:' || l.nationality_id
      UNION ALL SELECT 'text:' || t.text FROM influencer_facet_texts t WHERE t.ready AND strpos(l.words, t.text) > 0
      -- As campaigns/rules/match.ts compares them: the first of the largest ages, each of the largest genders.
      UNION ALL (SELECT 'largest_age:' || key FROM jsonb_each_text(l.audience->'age') WITH ORDINALITY a(key, part, n)
        ORDER BY part::numeric DESC, n LIMIT 1)
      UNION ALL SELECT 'largest_gender:' || key FROM jsonb_each_text(l.audience->'gender') g(key, part)
        WHERE part::numeric > 0 AND NOT EXISTS (SELECT FROM jsonb_each_text(l.audience->'gender') o(key, part)
          WHERE o.part::numeric > g.part::numeric)
      -- Tenths of a percent in binary digits, so that places can be added up.
      UNION ALL SELECT 'audience:' || place || ':' || digit FROM (
          SELECT o->>'place' AS place, least(1023, sum(round(10 * (o->>'percent')::numeric)))::integer AS tenths
          FROM jsonb_array_elements(l.audience->'location') o WHERE o->>'place' ~ '^TH-[0-9]{2}$' GROUP BY 1
        ) places CROSS JOIN generate_series(0, 9) digit WHERE tenths >> digit & 1 = 1
    ) v(code) WHERE v.code IS NOT NULL
  ), numbers AS (
    SELECT n.name, n.value::text AS digits, n.value, l.word, l.flag
    FROM listed l CROSS JOIN LATERAL influencer_numbers(l.found, l.birthdate) n
  ), levels AS (
    SELECT name || '.digits' AS name, length(digits) AS level, word, bit_or(flag) AS bits
    FROM numbers GROUP BY 1, 2, 3
    UNION ALL
    SELECT name || '.' || place, substr(digits, place, 1)::integer, word, bit_or(flag)
    FROM numbers CROSS JOIN generate_series(1, length(digits)) place GROUP BY 1, 2, 3
  ), words AS (
    SELECT code, word, bit_or(flag) AS bits FROM plain GROUP BY 1, 2
    UNION ALL
    SELECT n.name || '.first' || step, word, bit_or(flag) FROM numbers n JOIN influencer_facet_steps s
      ON s.number = n.name AND CASE WHEN s.upwards THEN n.value <= s.value ELSE n.value >= s.value END GROUP BY 1, 2
    UNION ALL
    SELECT name || '>=' || threshold, word, bit_or(bits) FROM levels CROSS JOIN generate_series(1, level) threshold GROUP BY 1, 2
  ), parts AS (
    SELECT code, word / 25 AS part, bit_or(overlay(B'0'::bit(1600) PLACING bits::bit(64) FROM word % 25 * 64 + 1)) AS bits
    FROM words GROUP BY 1, 2
  )
  SELECT code, bit_or(overlay(B'0'::bit(32000) PLACING bits FROM part * 1600 + 1)) FROM parts GROUP BY code
$$;
--> statement-breakpoint
DROP TRIGGER influencer_search_changed ON influencers;
--> statement-breakpoint
CREATE TRIGGER influencer_search_changed AFTER UPDATE ON influencers
  FOR EACH ROW WHEN ((old.province, old.interests, old.gender, old.birthdate, old.nationality_id, old.takes_jobs_from IS NULL)
    IS DISTINCT FROM (new.province, new.interests, new.gender, new.birthdate, new.nationality_id, new.takes_jobs_from IS NULL))
  EXECUTE FUNCTION index_changed_influencer();
--> statement-breakpoint
-- The next sweep makes their bitmaps.
UPDATE influencer_search s SET paused = true FROM influencers i
  WHERE i.account_id = s.account_id AND i.takes_jobs_from IS NOT NULL;
