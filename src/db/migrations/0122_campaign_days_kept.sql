-- The newest numbers of a job's post; zeros, and no post, without any.
CREATE FUNCTION job_newest_figures(job uuid, before_id uuid DEFAULT NULL,
  OUT posts int, OUT reach bigint, OUT views bigint, OUT engagement bigint, OUT clicks bigint)
LANGUAGE sql STABLE AS $$
  SELECT count(*)::int, coalesce(sum(n.reach), 0)::bigint, coalesce(sum(n.views), 0)::bigint,
    coalesce(sum(coalesce(n.likes, 0) + coalesce(n.comments, 0) + coalesce(n.shares, 0) + coalesce(n.saves, 0)), 0)::bigint,
    coalesce(sum(n.clicks), 0)::bigint
  FROM (SELECT * FROM job_insights i WHERE i.job_id = job AND (before_id IS NULL OR i.id < before_id)
    ORDER BY i.id DESC LIMIT 1) n
$$;
--> statement-breakpoint
-- Adds to the figures of a settled job's day and of its marketer.
CREATE FUNCTION add_job_figures(job jobs, completed int, posts int, reach bigint, views bigint, engagement bigint,
  clicks bigint, spent bigint, units int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO campaign_days AS d (campaign_id, day, marketer_id, completed, posts, reach, views, engagement, clicks, spent, units)
  VALUES (job.campaign_id, (job.settled_at AT TIME ZONE 'Asia/Bangkok')::date, job.marketer_id, completed, posts, reach,
    views, engagement, clicks, spent, units)
  ON CONFLICT (campaign_id, day) DO UPDATE SET completed = d.completed + excluded.completed,
    posts = d.posts + excluded.posts, reach = d.reach + excluded.reach, views = d.views + excluded.views,
    engagement = d.engagement + excluded.engagement, clicks = d.clicks + excluded.clicks,
    spent = d.spent + excluded.spent, units = d.units + excluded.units;
  INSERT INTO marketer_totals AS m (marketer_id, completed, posts, reach, views, engagement, clicks, spent, units)
  VALUES (job.marketer_id, completed, posts, reach, views, engagement, clicks, spent, units)
  ON CONFLICT (marketer_id) DO UPDATE SET completed = m.completed + excluded.completed,
    posts = m.posts + excluded.posts, reach = m.reach + excluded.reach, views = m.views + excluded.views,
    engagement = m.engagement + excluded.engagement, clicks = m.clicks + excluded.clicks,
    spent = m.spent + excluded.spent, units = m.units + excluded.units;
$$;
--> statement-breakpoint
-- The first hold of a package job is a unit; every other hold and the reimbursement are credits.
CREATE FUNCTION add_settled_job(job jobs) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  done boolean := job.status IN ('COMPLETE', 'COMPLETED');
  n record;
  spent bigint;
  units int := (job.funded_by = 'package' AND NOT coalesce((job.split->>'unitReturns')::boolean, false))::int;
BEGIN
  SELECT coalesce(sum((leg->>'creator')::bigint + (leg->>'fee')::bigint), 0) INTO spent
    FROM jsonb_array_elements(job.split->'legs') WITH ORDINALITY l(leg, place)
    WHERE job.funded_by = 'credits' OR l.place > 1;
  spent := spent + coalesce((job.split->'reimbursement'->>'paid')::bigint, 0);
  IF done THEN
    SELECT * INTO n FROM job_newest_figures(job.id);
    PERFORM add_job_figures(job, 1, n.posts, n.reach, n.views, n.engagement, n.clicks, spent, units);
  ELSE
    PERFORM add_job_figures(job, 0, 0, 0, 0, 0, 0, spent, units);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_settled_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.settled_at IS NULL THEN PERFORM add_settled_job(NEW); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_settled_figures AFTER INSERT OR UPDATE OF settled_at ON jobs
  FOR EACH ROW WHEN (NEW.settled_at IS NOT NULL) EXECUTE FUNCTION count_settled_job();
--> statement-breakpoint
-- Numbers that come after the settlement replace those counted with it.
CREATE FUNCTION count_late_insight() RETURNS trigger LANGUAGE plpgsql AS $$
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
    a.engagement - b.engagement, a.clicks - b.clicks, 0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_insights_late_figures AFTER INSERT ON job_insights
  FOR EACH ROW EXECUTE FUNCTION count_late_insight();
--> statement-breakpoint
SELECT add_settled_job(j) FROM jobs j WHERE j.settled_at IS NOT NULL;
