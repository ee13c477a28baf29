-- The Bangkok day of an entry, from the milliseconds that its id begins with.
CREATE FUNCTION ledger_day(entry uuid) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT ((to_timestamp(('x' || left(replace(entry::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
    AT TIME ZONE 'UTC') + interval '7 hours')::date
$$;
--> statement-breakpoint
-- As in 0002, and adds to the sums of days of owners' accounts. Their account rows are locked by then, so two
-- transactions never wait for each other's days in a circle. Codes are looked up one by one, for the same reason as the
-- accounts.
CREATE OR REPLACE FUNCTION ledger_move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  d record;
  a record;
  only_currency text;
BEGIN
  IF EXISTS (
    SELECT 1 FROM (SELECT entry_id, count(*) AS n, min(seq) AS low, max(seq) AS high FROM fresh GROUP BY entry_id) f
    JOIN ledger_entries e ON e.id = f.entry_id
    WHERE f.n <> e.lines OR f.low <> 1 OR f.high <> e.lines
  ) THEN
    RAISE EXCEPTION 'all postings of an entry are written at once'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_entry_whole';
  END IF;
  FOR d IN
    SELECT account, sum(amount)::bigint AS delta FROM (
      SELECT source_account AS account, -amount AS amount FROM fresh
      UNION ALL
      SELECT destination_account, amount FROM fresh
    ) sides GROUP BY account ORDER BY account
  LOOP
    SELECT code, currency, balance, allow_negative INTO a
      FROM ledger_accounts WHERE id = d.account FOR NO KEY UPDATE;
    only_currency := coalesce(only_currency, a.currency);
    IF a.currency <> only_currency THEN
      RAISE EXCEPTION 'one posting run stays in one currency'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_one_currency';
    END IF;
    IF NOT a.allow_negative AND a.balance + d.delta < 0 THEN
      RAISE EXCEPTION 'account % would be % short', a.code, -(a.balance + d.delta)
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_accounts_not_negative',
          DETAIL = json_build_object('code', a.code, 'gap', -(a.balance + d.delta))::text;
    END IF;
    IF d.delta <> 0 THEN
      UPDATE ledger_accounts SET balance = balance + d.delta WHERE id = d.account;
    END IF;
  END LOOP;
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
