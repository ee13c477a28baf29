CREATE TABLE "link_totals" (
	"code" text PRIMARY KEY NOT NULL,
	"clicks" integer NOT NULL
);

--> statement-breakpoint
INSERT INTO link_totals (code, clicks) SELECT code, sum(clicks) FROM link_days GROUP BY code;
--> statement-breakpoint
-- Clicks on tracked links, on the day of the click and in the link's total. Rows are locked in the order of their keys.
CREATE OR REPLACE FUNCTION add_tracked_clicks(codes text[], days date[], counts int[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO link_totals AS t (code, clicks)
  SELECT a.code, sum(a.n) FROM unnest(codes, counts) a(code, n) GROUP BY 1 ORDER BY 1
  ON CONFLICT (code) DO UPDATE SET clicks = t.clicks + excluded.clicks;
  INSERT INTO campaign_days AS d (campaign_id, day, marketer_id, clicks)
  SELECT j.campaign_id, a.day, j.marketer_id, sum(a.n)
    FROM unnest(codes, days, counts) a(code, day, n)
    JOIN jobs j ON j.tracking_code = a.code JOIN campaigns c ON c.id = j.campaign_id
    WHERE c.tracking_url <> '' GROUP BY 1, 2, 3 ORDER BY 1, 2
  ON CONFLICT (campaign_id, day) DO UPDATE SET clicks = d.clicks + excluded.clicks;
  INSERT INTO marketer_totals AS m (marketer_id, clicks)
  SELECT j.marketer_id, sum(a.n)
    FROM unnest(codes, counts) a(code, n)
    JOIN jobs j ON j.tracking_code = a.code JOIN campaigns c ON c.id = j.campaign_id
    WHERE c.tracking_url <> '' GROUP BY 1 ORDER BY 1
  ON CONFLICT (marketer_id) DO UPDATE SET clicks = m.clicks + excluded.clicks;
$$;
