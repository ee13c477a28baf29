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
--> statement-breakpoint
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
--> statement-breakpoint
-- The positions of a bitmap's bits. Blocks without a bit are passed over; in the others the text between the ones is
-- measured, which is faster than to look at each bit.
CREATE FUNCTION influencer_facet_positions(segment integer, bits bit) RETURNS SETOF integer LANGUAGE sql IMMUTABLE AS $$
  SELECT segment * 32000 + block * 400 + (sum(length(piece) + 1) OVER (PARTITION BY block ORDER BY n))::integer - 1
  FROM (
    SELECT block, substring(bits FROM block * 400 + 1 FOR 400) AS part FROM generate_series(0, 79) block OFFSET 0
  ) parts CROSS JOIN LATERAL string_to_table(part::text, '1') WITH ORDINALITY t(piece, n)
  WHERE part <> B'0'::bit(400) AND n <= bit_count(part)
$$;
--> statement-breakpoint
-- How many of a set have a facet.
CREATE FUNCTION influencer_facet_count(segments integer[], chosen bit[], facet text) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(bit_count(c.bits & f.bits)), 0) FROM unnest(segments, chosen) c(segment, bits)
    JOIN influencer_facets f ON f.code = facet AND f.segment = c.segment);
END $$;
--> statement-breakpoint
-- Positions of the first channels of a set in the order of a number: at least `wanted` of them, if there are so many, and
-- not many more, so that the caller sorts them. Downwards the largest first and those without the number last;
-- upwards also last. Of equal numbers the ones with the higher (upwards: lower) position come first. It goes down the
-- digits of the number and counts how many channels of the set have each digit. In a large market it begins with the steps
-- of the order (`influencer_facet_steps`), each of which holds a quarter of the one before it.
CREATE FUNCTION influencer_facet_first(segments integer[], chosen bit[], number text, upwards boolean, wanted integer)
RETURNS SETOF integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  enough CONSTANT integer := 4 * wanted + 200;
  first bit(32000)[] := array_fill(B'0'::bit(32000), ARRAY[cardinality(segments)]);
  rest bit(32000)[] := chosen;
  n_first bigint := 0;
  n_rest bigint;
  level text := number || '.digits';
  place integer := 0;
  places integer := 13;
  low integer;
  high integer;
  middle integer;
  n bigint;
  n_low bigint;
  n_high bigint;
  step integer := 0;
BEGIN
  SELECT coalesce(sum(bit_count(b)), 0) INTO n_rest FROM unnest(rest) b;
  -- The last step that holds enough of them, beginning where it is if the set is like all channels.
  IF n_rest > enough THEN
    step := least(7, floor(ln(n_rest / (2.0 * wanted)) / ln(4)));
    WHILE step > 0 LOOP
      n := influencer_facet_count(segments, rest, number || '.first' || step);
      EXIT WHEN n >= wanted;
      step := step - 1;
    END LOOP;
    WHILE step BETWEEN 1 AND 6 AND n > enough LOOP
      n_high := influencer_facet_count(segments, rest, number || '.first' || step + 1);
      EXIT WHEN n_high < wanted;
      step := step + 1; n := n_high;
    END LOOP;
    IF step > 0 THEN
      SELECT array_agg(r.bits & coalesce(f.bits, B'0'::bit(32000)) ORDER BY r.segment) INTO rest
        FROM unnest(segments, rest) r(segment, bits)
        LEFT JOIN influencer_facets f ON f.code = number || '.first' || step AND f.segment = r.segment;
      n_rest := n;
    END IF;
  END IF;
  WHILE n_first + n_rest > enough AND place <= places LOOP
    low := 0; n_low := n_rest;
    high := CASE place WHEN 0 THEN 14 ELSE 10 END; n_high := 0;
    -- Those without the number come last, whatever the direction.
    IF upwards AND place = 0 THEN
      n := influencer_facet_count(segments, rest, level || '>=1');
      IF n >= wanted THEN
        low := 1; n_low := n;
        SELECT array_agg(r.bits & coalesce(f.bits, B'0'::bit(32000)) ORDER BY r.segment) INTO rest
          FROM unnest(segments, rest) r(segment, bits)
          LEFT JOIN influencer_facets f ON f.code = level || '>=1' AND f.segment = r.segment;
        n_rest := n;
      ELSE
        SELECT array_agg(r.bits & coalesce(f.bits, B'0'::bit(32000)) ORDER BY r.segment),
            array_agg(r.bits & ~coalesce(f.bits, B'0'::bit(32000)) ORDER BY r.segment) INTO first, rest
          FROM unnest(segments, rest) r(segment, bits)
          LEFT JOIN influencer_facets f ON f.code = level || '>=1' AND f.segment = r.segment;
        n_first := n; n_rest := n_rest - n;
        EXIT;
      END IF;
    END IF;
    -- The digit of the last one that is wanted: `low` and more are enough of the set, `high` and more are too few.
    WHILE high - low > 1 LOOP
      middle := (low + high) / 2;
      n := influencer_facet_count(segments, rest, level || '>=' || middle);
      IF (NOT upwards AND n_first + n >= wanted) OR (upwards AND n_first + n_rest - n < wanted) THEN
        low := middle; n_low := n;
      ELSE
        high := middle; n_high := n;
      END IF;
    END LOOP;
    SELECT array_agg(b.first | (CASE WHEN upwards THEN b.rest & ~b.from_low ELSE b.rest & b.from_high END) ORDER BY b.segment),
        array_agg(b.rest & b.from_low & ~b.from_high ORDER BY b.segment) INTO first, rest
      FROM (
        SELECT r.*, CASE low WHEN 0 THEN ~B'0'::bit(32000) ELSE coalesce(l.bits, B'0'::bit(32000)) END AS from_low,
          coalesce(h.bits, B'0'::bit(32000)) AS from_high
        FROM unnest(segments, first, rest) r(segment, first, rest)
        LEFT JOIN influencer_facets l ON l.code = level || '>=' || low AND l.segment = r.segment
        LEFT JOIN influencer_facets h ON h.code = level || '>=' || high AND h.segment = r.segment
      ) b;
    n_first := n_first + CASE WHEN upwards THEN n_rest - n_low ELSE n_high END;
    n_rest := n_low - n_high;
    IF place = 0 THEN places := low; END IF;
    place := place + 1;
    level := number || '.' || place;
  END LOOP;
  RETURN QUERY SELECT p FROM unnest(segments, first) f(segment, bits) CROSS JOIN LATERAL influencer_facet_positions(segment, bits) p
    WHERE n_first > 0;
  RETURN QUERY SELECT p FROM (
      SELECT segment, bits, sum(bit_count(bits)) OVER (ORDER BY CASE WHEN upwards THEN segment ELSE -segment END) - bit_count(bits) AS n_before
      FROM unnest(segments, rest) f(segment, bits)
    ) f CROSS JOIN LATERAL influencer_facet_positions(segment, bits) p
    WHERE n_before < enough - n_first ORDER BY CASE WHEN upwards THEN p ELSE -p END LIMIT enough - n_first;
END $$;
--> statement-breakpoint
-- Of several numbers, each with ten binary digits from the lowest: which sums are not below `threshold`.
CREATE FUNCTION influencer_facet_sum(digits bit[], threshold integer) RETURNS bit LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  none CONSTANT bit(32000) := B'0'::bit(32000);
  sums bit(32000)[] := array_fill(none, ARRAY[17]);
  carry bit(32000);
  a bit(32000);
  b bit(32000);
BEGIN
  FOR number IN 0 .. cardinality(digits) / 10 - 1 LOOP
    carry := none;
    FOR digit IN 1 .. 17 LOOP
      a := sums[digit];
      IF digit <= 10 THEN
        b := digits[number * 10 + digit];
        sums[digit] := a # b # carry;
        carry := (a & b) | (carry & (a # b));
      ELSE
        EXIT WHEN carry = none;
        sums[digit] := a # carry;
        carry := a & carry;
      END IF;
    END LOOP;
  END LOOP;
  a := ~none;
  FOR digit IN 1 .. 17 LOOP
    IF threshold >> (digit - 1) & 1 = 1 THEN a := sums[digit] & a; ELSE a := sums[digit] | a; END IF;
  END LOOP;
  RETURN a;
END $$;
--> statement-breakpoint
-- The nth smallest value of a number among the channels of a set, which all have it, and these other values.
CREATE FUNCTION influencer_facet_nth(segments integer[], chosen bit[], number text, others bigint[], nth bigint)
RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  rest bit(32000)[] := chosen;
  n_before bigint := 0;
  n_rest bigint;
  level text := number || '.digits';
  place integer := 0;
  places integer := 13;
  value bigint := 0;
  low integer;
  high integer;
  middle integer;
  n bigint;
  n_low bigint;
  n_high bigint;
  threshold bigint;
BEGIN
  SELECT coalesce(sum(bit_count(b)), 0) + cardinality(others) INTO n_rest FROM unnest(rest) b;
  IF nth < 1 OR nth > n_rest THEN RETURN NULL; END IF;
  WHILE place <= places LOOP
    low := CASE place WHEN 0 THEN 1 ELSE 0 END; n_low := n_rest;
    high := CASE place WHEN 0 THEN 14 ELSE 10 END; n_high := 0;
    -- `high` and more are too few to leave fewer than `nth` before them.
    WHILE high - low > 1 LOOP
      middle := (low + high) / 2;
      threshold := CASE place WHEN 0 THEN 10::numeric ^ (middle - 1) ELSE value + middle * 10::numeric ^ (places - place) END;
      n := influencer_facet_count(segments, rest, level || '>=' || middle);
      n := n + (SELECT count(*) FROM unnest(others) o WHERE o >= threshold);
      IF n_before + n_rest - n < nth THEN low := middle; n_low := n; ELSE high := middle; n_high := n; END IF;
    END LOOP;
    SELECT array_agg(r.bits & CASE low WHEN 0 THEN ~B'0'::bit(32000) ELSE coalesce(l.bits, B'0'::bit(32000)) END
        & ~coalesce(h.bits, B'0'::bit(32000)) ORDER BY r.segment) INTO rest
      FROM unnest(segments, rest) r(segment, bits)
      LEFT JOIN influencer_facets l ON l.code = level || '>=' || low AND l.segment = r.segment
      LEFT JOIN influencer_facets h ON h.code = level || '>=' || high AND h.segment = r.segment;
    n_before := n_before + n_rest - n_low;
    n_rest := n_low - n_high;
    IF place = 0 THEN
      places := low;
      others := array(SELECT o FROM unnest(others) o WHERE length(o::text) = low);
    ELSE
      value := value + low * 10::numeric ^ (places - place);
      others := array(SELECT o FROM unnest(others) o WHERE o >= value AND o < value + 10::numeric ^ (places - place));
    END IF;
    place := place + 1;
    level := number || '.' || place;
  END LOOP;
  RETURN value;
END $$;
--> statement-breakpoint
INSERT INTO influencer_facet_changes (position) SELECT position FROM influencer_search;
--> statement-breakpoint
DO $$ BEGIN WHILE sweep_influencer_facets() > 0 LOOP END LOOP; END $$;
