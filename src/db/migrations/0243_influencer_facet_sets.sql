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
-- Positions of the channels that have a rare facet.
CREATE FUNCTION influencer_facet_channels(facet text) RETURNS SETOF integer LANGUAGE plpgsql STABLE ROWS 100 AS $$
BEGIN
  RETURN QUERY SELECT p FROM influencer_facets CROSS JOIN LATERAL influencer_facet_positions(segment, bits) p WHERE code = facet;
END $$;
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
