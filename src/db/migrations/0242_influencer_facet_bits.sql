-- The numbers by which channels are compared and ordered.
CREATE FUNCTION influencer_numbers(r influencer_search, birthdate date) RETURNS TABLE (name text, value bigint)
LANGUAGE sql STABLE AS $$
  SELECT name, value FROM (VALUES
    ('followers', r.followers::bigint), ('engagement', r.engagement_bps), ('score', r.score), ('rank', r.rank),
    ('listed', floor(extract(epoch FROM r.listed_at))::bigint),
    ('born', (extract(year FROM birthdate) * 10000 + extract(month FROM birthdate) * 100 + extract(day FROM birthdate))::bigint),
    ('price', r.price_from), ('price.shareLink', r.share_link), ('price.photoPost', r.photo_post),
    ('price.videoPost', r.video_post), ('price.live', r.live), ('price.story', r.story), ('price.reel', r.reel)
  ) n(name, value) WHERE value >= 0
$$;
--> statement-breakpoint
-- The bitmaps of these positions, which are all of one segment, with no other bits set. A number has a bitmap for each
-- threshold of its decimal digits: `followers.digits>=5` (10,000 and more), `followers.1>=3` (the first digit). Bits are
-- collected in words of 64, then in parts of 1,600: a whole bitmap, 4 kB, is written for each part only.
CREATE FUNCTION influencer_facet_bits(positions integer[]) RETURNS TABLE (code text, bits bit) LANGUAGE sql STABLE
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
-- The steps of each order anew, when the market has doubled since the last time and fills more than a segment. They say
-- which channels come first in an order; where they stand only decides how fast a page is found. Few rows are sampled.
CREATE FUNCTION set_influencer_facet_steps() RETURNS void LANGUAGE plpgsql SET jit = off SET work_mem = '64MB' AS $$
DECLARE
  size bigint := (SELECT coalesce(sum(bit_count(bits)), 0) FROM influencer_facets WHERE code LIKE 'type:%');
BEGIN
  IF size < 32000 OR size < 2 * (SELECT coalesce(max(value), 0) FROM influencer_facet_steps WHERE number = 'all') THEN RETURN; END IF;
  DELETE FROM influencer_facet_steps;
  INSERT INTO influencer_facet_steps VALUES ('all', 0, false, size);
  INSERT INTO influencer_facet_steps
    SELECT name, step, name LIKE 'price%', percentile_disc(CASE WHEN name LIKE 'price%' THEN 0.25 ^ step ELSE 1 - 0.25 ^ step END)
      WITHIN GROUP (ORDER BY value)
    FROM influencer_search r TABLESAMPLE system (least(100, 20000000.0 / size))
    CROSS JOIN LATERAL influencer_numbers(r, NULL) CROSS JOIN generate_series(1, 7) step
    WHERE name <> 'score' GROUP BY name, step;
  DELETE FROM influencer_facets WHERE code ~ '\.first[0-9]$';
  INSERT INTO influencer_facets
    SELECT code, segment, bit_or(overlay(B'0'::bit(32000) PLACING bits::bit(64) FROM word * 64 + 1)) FROM (
      SELECT n.name || '.first' || s.step AS code, r.position / 32000 AS segment, r.position % 32000 / 64 AS word,
        bit_or(1::bigint << (63 - r.position % 32000 % 64)) AS bits
      FROM influencer_search r CROSS JOIN LATERAL influencer_numbers(r, NULL) n JOIN influencer_facet_steps s
        ON s.number = n.name AND CASE WHEN s.upwards THEN n.value <= s.value ELSE n.value >= s.value END
      GROUP BY 1, 2, 3
    ) words GROUP BY 1, 2;
END $$;
--> statement-breakpoint
-- Bitmaps of texts that were asked for and are found often, of the newest 200 of them. A text that a search asks for again
-- is then as fast as another facet.
CREATE FUNCTION set_influencer_facet_texts() RETURNS void LANGUAGE plpgsql SET jit = off SET work_mem = '64MB' AS $$
DECLARE
  next text;
  pattern text;
BEGIN
  WITH dropped AS (
    DELETE FROM influencer_facet_texts WHERE text IN (SELECT text FROM influencer_facet_texts ORDER BY id DESC OFFSET 200)
    RETURNING text
  ) DELETE FROM influencer_facets USING dropped WHERE code = 'text:' || text;
  FOR next IN SELECT text FROM influencer_facet_texts WHERE NOT ready LOOP
    pattern := '%' || regexp_replace(next, '([\\%_])', '\\\1', 'g') || '%';
    INSERT INTO influencer_facets
      SELECT 'text:' || next, segment, bit_or(overlay(B'0'::bit(32000) PLACING bits::bit(64) FROM word * 64 + 1)) FROM (
        SELECT position / 32000 AS segment, position % 32000 / 64 AS word, bit_or(1::bigint << (63 - position % 32000 % 64)) AS bits
        FROM influencer_search WHERE words LIKE pattern GROUP BY 1, 2
      ) words GROUP BY segment;
    UPDATE influencer_facet_texts SET ready = true WHERE text = next;
  END LOOP;
END $$;
--> statement-breakpoint
-- Sets the bits of one segment's changed positions anew; how many there were. The entries are read before the rows: a
-- change that commits in between has an entry of its own, which stays. One process at a time.
CREATE FUNCTION sweep_influencer_facets() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  chosen integer;
  ids bigint[];
  positions integer[];
  mask bit(32000);
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('influencer_facets')) THEN RETURN 0; END IF;
  SELECT position / 32000 INTO chosen FROM influencer_facet_changes ORDER BY id LIMIT 1;
  IF NOT FOUND THEN
    PERFORM set_influencer_facet_steps();
    PERFORM set_influencer_facet_texts();
    RETURN 0;
  END IF;
  SELECT array_agg(id), array_agg(DISTINCT position) INTO ids, positions
    FROM influencer_facet_changes WHERE position / 32000 = chosen;
  SELECT bit_or(overlay(B'0'::bit(32000) PLACING word.bits::bit(64) FROM word.n * 64 + 1)) INTO mask FROM (
    SELECT p % 32000 / 64 AS n, bit_or(1::bigint << (63 - p % 32000 % 64)) AS bits FROM unnest(positions) p GROUP BY 1
  ) word;
  INSERT INTO influencer_facets AS f
    SELECT coalesce(was.code, now.code), chosen,
      coalesce(was.bits & ~mask, B'0'::bit(32000)) | coalesce(now.bits, B'0'::bit(32000))
    FROM (SELECT * FROM influencer_facets WHERE segment = chosen) was
    FULL JOIN influencer_facet_bits(positions) now ON now.code = was.code
    WHERE was.bits IS NULL OR (was.bits & mask) <> coalesce(now.bits, B'0'::bit(32000))
  ON CONFLICT (code, segment) DO UPDATE SET bits = excluded.bits;
  DELETE FROM influencer_facet_changes WHERE id = ANY (ids);
  RETURN cardinality(positions);
END $$;
