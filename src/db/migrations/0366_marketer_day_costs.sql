-- The cost of posts by day, for what a thousand people reached cost. Reports divide the same cost.
ALTER TABLE "marketer_days" ADD COLUMN "post_cost" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sum_marketer_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO marketer_days (marketer_id, day, completed, posts, reach, post_cost, spent)
    VALUES (OLD.marketer_id, OLD.day, -OLD.completed, -OLD.posts, -OLD.reach, -OLD.post_cost, -OLD.spent);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO marketer_days (marketer_id, day, completed, posts, reach, post_cost, spent)
    VALUES (NEW.marketer_id, NEW.day, NEW.completed, NEW.posts, NEW.reach, NEW.post_cost, NEW.spent);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER campaign_days_summed_anew ON campaign_days;
--> statement-breakpoint
CREATE TRIGGER campaign_days_summed_anew AFTER UPDATE ON campaign_days FOR EACH ROW WHEN (
  (old.marketer_id, old.day, old.completed, old.posts, old.reach, old.post_cost, old.spent) IS DISTINCT FROM
  (new.marketer_id, new.day, new.completed, new.posts, new.reach, new.post_cost, new.spent)
) EXECUTE FUNCTION sum_marketer_day();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION fill_marketer_days() RETURNS void LANGUAGE sql AS $$
  TRUNCATE marketer_days;
  INSERT INTO marketer_days (marketer_id, day, completed, posts, reach, post_cost, spent, is_new)
  SELECT marketer_id, day, sum(completed), sum(posts), sum(reach), sum(post_cost), sum(spent), false
  FROM campaign_days GROUP BY 1, 2;
$$;
--> statement-breakpoint
SELECT fill_marketer_days();
