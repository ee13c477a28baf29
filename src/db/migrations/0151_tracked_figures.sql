-- Reported clicks count only where the campaign has no tracked links.
CREATE OR REPLACE FUNCTION job_newest_figures(job uuid, before_id uuid DEFAULT NULL,
  OUT posts int, OUT reach bigint, OUT views bigint, OUT engagement bigint, OUT clicks bigint)
LANGUAGE sql STABLE AS $$
  SELECT count(*)::int, coalesce(sum(n.reach), 0)::bigint, coalesce(sum(n.views), 0)::bigint,
    coalesce(sum(coalesce(n.likes, 0) + coalesce(n.comments, 0) + coalesce(n.shares, 0) + coalesce(n.saves, 0)), 0)::bigint,
    coalesce(sum(n.clicks) FILTER (WHERE NOT n.tracked), 0)::bigint
  FROM (SELECT i.*, c.tracking_url <> '' AS tracked FROM job_insights i
    JOIN jobs j ON j.id = i.job_id JOIN campaigns c ON c.id = j.campaign_id
    WHERE i.job_id = job AND (before_id IS NULL OR i.id < before_id)
    ORDER BY i.id DESC LIMIT 1) n
$$;
--> statement-breakpoint
DROP FUNCTION add_job_figures(jobs, int, int, bigint, bigint, bigint, bigint, bigint, int);
--> statement-breakpoint
-- Adds to the figures of a settled job's day and of its marketer.
CREATE FUNCTION add_job_figures(job jobs, completed int, posts int, reach bigint, views bigint, engagement bigint,
  clicks bigint, post_cost bigint, spent bigint, units int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO campaign_days AS d (campaign_id, day, marketer_id, completed, posts, reach, views, engagement, clicks,
    post_cost, spent, units)
  VALUES (job.campaign_id, (job.settled_at AT TIME ZONE 'Asia/Bangkok')::date, job.marketer_id, completed, posts, reach,
    views, engagement, clicks, post_cost, spent, units)
  ON CONFLICT (campaign_id, day) DO UPDATE SET completed = d.completed + excluded.completed,
    posts = d.posts + excluded.posts, reach = d.reach + excluded.reach, views = d.views + excluded.views,
    engagement = d.engagement + excluded.engagement, clicks = d.clicks + excluded.clicks,
    post_cost = d.post_cost + excluded.post_cost, spent = d.spent + excluded.spent, units = d.units + excluded.units;
  INSERT INTO marketer_totals AS m (marketer_id, completed, posts, reach, views, engagement, clicks, post_cost, spent,
    units)
  VALUES (job.marketer_id, completed, posts, reach, views, engagement, clicks, post_cost, spent, units)
  ON CONFLICT (marketer_id) DO UPDATE SET completed = m.completed + excluded.completed,
    posts = m.posts + excluded.posts, reach = m.reach + excluded.reach, views = m.views + excluded.views,
    engagement = m.engagement + excluded.engagement, clicks = m.clicks + excluded.clicks,
    post_cost = m.post_cost + excluded.post_cost, spent = m.spent + excluded.spent, units = m.units + excluded.units;
$$;
--> statement-breakpoint
-- The first hold of a package job is a unit; every other hold and the reimbursement are credits.
CREATE OR REPLACE FUNCTION add_settled_job(job jobs) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  done boolean := job.status IN ('COMPLETE', 'COMPLETED');
  n record;
  post_cost bigint;
  spent bigint;
  units int := (job.funded_by = 'package' AND NOT coalesce((job.split->>'unitReturns')::boolean, false))::int;
BEGIN
  SELECT coalesce(sum(part), 0), coalesce(sum(part) FILTER (WHERE job.funded_by = 'credits' OR place > 1), 0)
    INTO post_cost, spent
    FROM (SELECT (leg->>'creator')::bigint + (leg->>'fee')::bigint AS part, place
      FROM jsonb_array_elements(job.split->'legs') WITH ORDINALITY l(leg, place)) parts;
  spent := spent + coalesce((job.split->'reimbursement'->>'paid')::bigint, 0);
  IF done THEN
    SELECT * INTO n FROM job_newest_figures(job.id);
    PERFORM add_job_figures(job, 1, n.posts, n.reach, n.views, n.engagement, n.clicks, post_cost, spent, units);
  ELSE
    PERFORM add_job_figures(job, 0, 0, 0, 0, 0, 0, 0, spent, units);
  END IF;
END $$;
--> statement-breakpoint
-- Numbers that come after the settlement replace those counted with it.
CREATE OR REPLACE FUNCTION count_late_insight() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  job jobs;
  a record;
  b record;
BEGIN
  SELECT * INTO job FROM jobs j WHERE j.id = NEW.job_id AND j.settled_at IS NOT NULL
    AND j.status IN ('COMPLETE', 'COMPLETED');
  IF job.id IS NULL THEN RETURN NULL; END IF;
  SELECT * INTO a FROM job_newest_figures(NEW.job_id);
  SELECT * INTO b FROM job_newest_figures(NEW.job_id, NEW.id);
  PERFORM add_job_figures(job, 0, a.posts - b.posts, a.reach - b.reach, a.views - b.views,
    a.engagement - b.engagement, a.clicks - b.clicks, 0, 0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Clicks on tracked links, on the day of the click. Rows are locked in the order of their keys.
CREATE FUNCTION add_tracked_clicks(codes text[], days date[], counts int[]) RETURNS void LANGUAGE sql AS $$
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
--> statement-breakpoint
CREATE FUNCTION count_first_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_tracked_clicks(array_agg(n.code), array_agg(n.day), array_agg(n.clicks)) FROM new_days n;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_more_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_tracked_clicks(array_agg(n.code), array_agg(n.day), array_agg(n.clicks - o.clicks))
    FROM new_days n JOIN old_days o ON o.code = n.code AND o.day = n.day;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER link_days_first AFTER INSERT ON link_days
  REFERENCING NEW TABLE AS new_days FOR EACH STATEMENT EXECUTE FUNCTION count_first_clicks();
--> statement-breakpoint
CREATE TRIGGER link_days_more AFTER UPDATE ON link_days
  REFERENCING OLD TABLE AS old_days NEW TABLE AS new_days FOR EACH STATEMENT EXECUTE FUNCTION count_more_clicks();
--> statement-breakpoint
-- Everything counted so far, once more with the new figures.
TRUNCATE campaign_days, marketer_totals;
--> statement-breakpoint
SELECT add_settled_job(j) FROM jobs j WHERE j.settled_at IS NOT NULL;
--> statement-breakpoint
SELECT add_tracked_clicks(array_agg(code), array_agg(day), array_agg(clicks)) FROM link_days;
