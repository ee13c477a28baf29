-- Rows of these tables are only added, so that two jobs which change at once do not wait for each other (`db/deltas.ts`).
CREATE FUNCTION bangkok_month(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT date_trunc('month', at AT TIME ZONE 'Asia/Bangkok')::date
$$;
--> statement-breakpoint
CREATE FUNCTION add_job_count(job jobs, n int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO job_counts (owner_id, month, status, awaits, jobs, pay)
  SELECT o.id, bangkok_month(job.created_at), job.status, coalesce(job.awaits, ''), n,
    CASE WHEN job.accepted_at IS NULL THEN 0 ELSE n * job.price END
  FROM (VALUES (job.marketer_id), (job.influencer_id), (job.campaign_id), ('00000000-0000-0000-0000-000000000000'::uuid)) o(id)
$$;
--> statement-breakpoint
CREATE FUNCTION count_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_job_count(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_job_count(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_counted AFTER INSERT OR DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION count_job();
--> statement-breakpoint
CREATE TRIGGER jobs_recounted AFTER UPDATE ON jobs FOR EACH ROW WHEN (
  (old.marketer_id, old.influencer_id, old.campaign_id, old.created_at, old.status, old.awaits, old.accepted_at, old.price)
  IS DISTINCT FROM
  (new.marketer_id, new.influencer_id, new.campaign_id, new.created_at, new.status, new.awaits, new.accepted_at, new.price)
) EXECUTE FUNCTION count_job();
--> statement-breakpoint
CREATE FUNCTION fill_job_counts() RETURNS void LANGUAGE sql AS $$
  TRUNCATE job_counts;
  INSERT INTO job_counts (owner_id, month, status, awaits, jobs, pay, is_new)
  SELECT o.id, bangkok_month(j.created_at), j.status, coalesce(j.awaits, ''), count(*),
    coalesce(sum(j.price) FILTER (WHERE j.accepted_at IS NOT NULL), 0), false
  FROM jobs j CROSS JOIN LATERAL (VALUES (j.marketer_id), (j.influencer_id), (j.campaign_id),
    ('00000000-0000-0000-0000-000000000000'::uuid)) o(id)
  GROUP BY 1, 2, 3, 4;
$$;
--> statement-breakpoint
SELECT fill_job_counts();
--> statement-breakpoint
-- What reached the influencer: the net of their share, and what was paid back for the product.
CREATE FUNCTION job_earned(split jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((split->'reimbursement'->>'paid')::bigint, 0) + coalesce((SELECT sum((part->>'net')::bigint)
    FROM jsonb_array_elements(split->'payees') part WHERE part->>'role' = 'creator'), 0)::bigint
$$;
--> statement-breakpoint
CREATE FUNCTION count_earned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.settled_at IS NULL THEN
    INSERT INTO influencer_months (influencer_id, month, amount, jobs)
    VALUES (NEW.influencer_id, bangkok_month(NEW.settled_at), job_earned(NEW.split), 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_settled_earned AFTER INSERT OR UPDATE OF settled_at ON jobs
  FOR EACH ROW WHEN (NEW.settled_at IS NOT NULL) EXECUTE FUNCTION count_earned();
--> statement-breakpoint
CREATE FUNCTION fill_influencer_months() RETURNS void LANGUAGE sql AS $$
  TRUNCATE influencer_months;
  INSERT INTO influencer_months (influencer_id, month, amount, jobs, is_new)
  SELECT influencer_id, bangkok_month(settled_at), sum(job_earned(split)), count(*), false
  FROM jobs WHERE settled_at IS NOT NULL GROUP BY 1, 2;
$$;
--> statement-breakpoint
SELECT fill_influencer_months();
--> statement-breakpoint
CREATE FUNCTION sum_marketer_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO marketer_days (marketer_id, day, completed, posts, reach, spent)
    VALUES (OLD.marketer_id, OLD.day, -OLD.completed, -OLD.posts, -OLD.reach, -OLD.spent);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO marketer_days (marketer_id, day, completed, posts, reach, spent)
    VALUES (NEW.marketer_id, NEW.day, NEW.completed, NEW.posts, NEW.reach, NEW.spent);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_days_summed AFTER INSERT OR DELETE ON campaign_days
  FOR EACH ROW EXECUTE FUNCTION sum_marketer_day();
--> statement-breakpoint
CREATE TRIGGER campaign_days_summed_anew AFTER UPDATE ON campaign_days FOR EACH ROW WHEN (
  (old.marketer_id, old.day, old.completed, old.posts, old.reach, old.spent) IS DISTINCT FROM
  (new.marketer_id, new.day, new.completed, new.posts, new.reach, new.spent)
) EXECUTE FUNCTION sum_marketer_day();
--> statement-breakpoint
CREATE FUNCTION fill_marketer_days() RETURNS void LANGUAGE sql AS $$
  TRUNCATE marketer_days;
  INSERT INTO marketer_days (marketer_id, day, completed, posts, reach, spent, is_new)
  SELECT marketer_id, day, sum(completed), sum(posts), sum(reach), sum(spent), false FROM campaign_days GROUP BY 1, 2;
$$;
--> statement-breakpoint
SELECT fill_marketer_days();
