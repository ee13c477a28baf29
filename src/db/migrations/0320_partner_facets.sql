-- People who have worked with a marketer become a facet where they are many, as a text does. Facets of both kinds are
-- requested in one table; the bitmaps of texts are made anew.
CREATE TABLE "influencer_facet_requests" (
	"code" text PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "influencer_facet_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ready" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
INSERT INTO influencer_facet_requests (code) SELECT 'text:' || text FROM influencer_facet_texts ORDER BY id;
--> statement-breakpoint
DELETE FROM influencer_facets WHERE code >= 'text:' AND code < 'text;';
--> statement-breakpoint
DROP TABLE influencer_facet_texts;
--> statement-breakpoint
-- The facets of a channel that are no numbers. A new one is added here alone.
CREATE FUNCTION influencer_codes(r influencer_search, gender text, nationality_id integer, audience jsonb)
RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT 'type:' || r.type
  UNION ALL SELECT 'province:' || r.province
  UNION ALL SELECT 'interest:' || unnest(r.interests)
  UNION ALL SELECT 'gender:' || r.audience_gender
  UNION ALL SELECT 'age:' || r.audience_age
  UNION ALL SELECT 'lang:' || r.lang
  UNION ALL SELECT 'worked' WHERE r.has_worked
  UNION ALL SELECT 'paused' WHERE r.paused
  UNION ALL SELECT 'reply:' || hours FROM unnest(ARRAY[6, 24, 72]) hours WHERE r.reply_hours <= hours
  UNION ALL SELECT 'several:' || r.type WHERE EXISTS (SELECT FROM influencer_search other
    WHERE other.account_id = r.account_id AND other.type = r.type AND other.channel_id <> r.channel_id)
  UNION ALL SELECT 'creator_gender:' || gender
  UNION ALL SELECT 'nationality:' || nationality_id
  UNION ALL SELECT q.code FROM influencer_facet_requests q WHERE q.ready AND CASE WHEN q.code LIKE 'text:%'
      THEN strpos(r.words, substr(q.code, 6)) > 0
      ELSE EXISTS (SELECT FROM past_partners p WHERE p.marketer_id = substr(q.code, 9)::uuid AND p.influencer_id = r.account_id) END
  -- As campaigns/rules/match.ts compares them: the first of the largest ages, each of the largest genders.
  UNION ALL (SELECT 'largest_age:' || key FROM jsonb_each_text(audience->'age') WITH ORDINALITY a(key, part, n)
    ORDER BY part::numeric DESC, n LIMIT 1)
  UNION ALL SELECT 'largest_gender:' || key FROM jsonb_each_text(audience->'gender') g(key, part)
    WHERE part::numeric > 0 AND NOT EXISTS (SELECT FROM jsonb_each_text(audience->'gender') o(key, part)
      WHERE o.part::numeric > g.part::numeric)
  -- Tenths of a percent in binary digits, so that places can be added up.
  UNION ALL SELECT 'audience:' || place || ':' || digit FROM (
      SELECT o->>'place' AS place, least(1023, sum(round(10 * (o->>'percent')::numeric)))::integer AS tenths
      FROM jsonb_array_elements(audience->'location') o WHERE o->>'place' ~ '^TH-[0-9]{2}$' GROUP BY 1
    ) places CROSS JOIN generate_series(0, 9) digit WHERE tenths >> digit & 1 = 1
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
    SELECT v.code, l.word, l.flag FROM listed l CROSS JOIN LATERAL influencer_codes(l.found, l.gender, l.nationality_id, l.audience) v(code)
    WHERE v.code IS NOT NULL
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
-- Bitmaps of the facets that were requested, of the newest 200 of each kind.
DROP FUNCTION set_influencer_facet_texts();
--> statement-breakpoint
CREATE FUNCTION set_requested_influencer_facets() RETURNS void LANGUAGE plpgsql SET jit = off SET work_mem = '64MB' AS $$
DECLARE
  next text;
  positions integer[];
BEGIN
  WITH dropped AS (
    DELETE FROM influencer_facet_requests WHERE code IN (
      SELECT code FROM (
        SELECT code, row_number() OVER (PARTITION BY split_part(code, ':', 1) ORDER BY id DESC) AS n FROM influencer_facet_requests
      ) numbered WHERE n > 200
    ) RETURNING code
  ) DELETE FROM influencer_facets f USING dropped WHERE f.code = dropped.code;
  FOR next IN SELECT code FROM influencer_facet_requests WHERE NOT ready LOOP
    IF next LIKE 'text:%' THEN
      SELECT array_agg(position) INTO positions FROM influencer_search
        WHERE words LIKE '%' || regexp_replace(substr(next, 6), '([\\%_])', '\\\1', 'g') || '%';
    ELSE
      SELECT array_agg(r.position) INTO positions FROM past_partners p JOIN influencer_search r ON r.account_id = p.influencer_id
        WHERE p.marketer_id = substr(next, 9)::uuid;
    END IF;
    INSERT INTO influencer_facets
      SELECT next, segment, bit_or(overlay(B'0'::bit(32000) PLACING bits::bit(64) FROM word * 64 + 1)) FROM (
        SELECT p / 32000 AS segment, p % 32000 / 64 AS word, bit_or(1::bigint << (63 - p % 32000 % 64)) AS bits
        FROM unnest(positions) p GROUP BY 1, 2
      ) words GROUP BY segment;
    UPDATE influencer_facet_requests SET ready = true WHERE code = next;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sweep_influencer_facets() RETURNS integer LANGUAGE plpgsql AS $$
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
    PERFORM set_requested_influencer_facets();
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
