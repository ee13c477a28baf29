-- A saved search is its filters, and the address follows from them. The open job market stored "matches only" for searches
-- that showed all jobs. These have a name without the words of that filter, which every other search of matches ends with.
UPDATE "saved_searches" SET "filters" = "filters" || '{"isMatch": false}'::jsonb
WHERE "filters" @> '{"isMatch": true}'::jsonb AND "search" !~ '[?&]match=' AND length("name") < 160
	AND "name" !~ '(Matches my channels|ตรงกับช่องฉัน|ตรงกับช่องของฉัน)$';
--> statement-breakpoint
-- The form of normalFilters: nothing empty, lists sorted, each value once. The satang of the upper baht belong to a range.
UPDATE "saved_searches" SET "filters" = jsonb_strip_nulls(jsonb_build_object(
	'q', nullif("filters" ->> 'q', ''),
	'channel', (SELECT jsonb_agg(DISTINCT v ORDER BY v) FROM (SELECT jsonb_array_elements_text("filters" -> 'channel') COLLATE "C" AS v) list),
	'post', (SELECT jsonb_agg(DISTINCT v ORDER BY v) FROM (SELECT jsonb_array_elements_text("filters" -> 'post') COLLATE "C" AS v) list),
	'topic', (SELECT jsonb_agg(DISTINCT v ORDER BY v) FROM (SELECT jsonb_array_elements_text("filters" -> 'topic') COLLATE "C" AS v) list),
	'priceMin', "filters" -> 'priceMin',
	'priceMax', CASE WHEN "filters" ? 'priceMax' THEN least(("filters" ->> 'priceMax')::bigint / 100 * 100 + 99, 1000000000) END,
	'isMatch', coalesce("filters" -> 'isMatch', 'false'::jsonb)
));
--> statement-breakpoint
-- The first of several with the same filters stays.
DELETE FROM "saved_searches" AS later USING "saved_searches" AS first
WHERE first."account_id" = later."account_id" AND first."filters" = later."filters" AND first."id" < later."id";
--> statement-breakpoint
DROP INDEX "saved_searches_once";
--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "search";
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("account_id","filters");
