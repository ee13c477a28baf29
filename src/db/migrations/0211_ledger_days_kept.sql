-- The Bangkok day of an entry, from the milliseconds that its id begins with.
CREATE FUNCTION ledger_day(entry uuid) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT ((to_timestamp(('x' || left(replace(entry::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
    AT TIME ZONE 'UTC') + interval '7 hours')::date
$$;
--> statement-breakpoint
-- Adds to the sums of days of owners' accounts. It runs after `ledger_postings_move`, which has the account rows locked, so
-- that two transactions never wait for each other's days in a circle: triggers of one event run in the order of their names.
-- Codes are looked up one by one, for the same reason as the accounts there.
CREATE FUNCTION ledger_sum_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_days AS x (account_id, day, other_code, credited, debited)
  SELECT s.account, s.day, s.other_code, sum(s.credited), sum(s.debited) FROM (
    SELECT f.source_account AS account, ledger_day(f.entry_id) AS day,
      (SELECT code FROM ledger_accounts WHERE id = f.destination_account) AS other_code, 0 AS credited, f.amount AS debited
      FROM fresh f WHERE (SELECT owner_id FROM ledger_accounts WHERE id = f.source_account) IS NOT NULL
    UNION ALL
    SELECT f.destination_account, ledger_day(f.entry_id),
      (SELECT code FROM ledger_accounts WHERE id = f.source_account), f.amount, 0
      FROM fresh f WHERE (SELECT owner_id FROM ledger_accounts WHERE id = f.destination_account) IS NOT NULL
  ) s GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (account_id, day, other_code)
    DO UPDATE SET credited = x.credited + excluded.credited, debited = x.debited + excluded.debited;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only the trigger on postings writes days (depth 2).
CREATE FUNCTION ledger_guard_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a day of the ledger is summed from postings only'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_days_by_postings';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
INSERT INTO ledger_days (account_id, day, other_code, credited, debited)
SELECT a.id, s.day, o.code, sum(s.credited), sum(s.debited) FROM (
  SELECT source_account AS account, destination_account AS other, ledger_day(entry_id) AS day, 0 AS credited, amount AS debited
    FROM ledger_postings
  UNION ALL
  SELECT destination_account, source_account, ledger_day(entry_id), amount, 0 FROM ledger_postings
) s JOIN ledger_accounts a ON a.id = s.account AND a.owner_id IS NOT NULL JOIN ledger_accounts o ON o.id = s.other
GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER ledger_days_guard BEFORE INSERT OR UPDATE OR DELETE ON ledger_days
  FOR EACH ROW EXECUTE FUNCTION ledger_guard_day();
--> statement-breakpoint
ALTER TABLE ledger_days ENABLE ALWAYS TRIGGER ledger_days_guard;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_sum_days
  AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_sum_days();
--> statement-breakpoint
ALTER TABLE ledger_postings ENABLE ALWAYS TRIGGER ledger_postings_sum_days;
