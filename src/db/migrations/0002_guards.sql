-- What the tables' own constraints cannot say. Runs after the tables exist; may run again.
-- Entries and postings are never changed or removed; corrections are new entries.
CREATE OR REPLACE FUNCTION ledger_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: the ledger is corrected by new entries only', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_immutable';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_entries_immutable
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_postings_immutable
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_accounts_kept
  BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint
-- An account starts at zero and only its balance changes, only from inside the trigger on postings (depth 2).
CREATE OR REPLACE FUNCTION ledger_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN
      RAISE EXCEPTION 'a new account has a balance of zero'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_balance_by_postings';
    END IF;
    RETURN NEW;
  END IF;
  IF pg_trigger_depth() < 2
    OR (NEW.id, NEW.code, NEW.owner_id, NEW.shard, NEW.currency, NEW.normal_side, NEW.allow_negative, NEW.created_at)
      IS DISTINCT FROM
      (OLD.id, OLD.code, OLD.owner_id, OLD.shard, OLD.currency, OLD.normal_side, OLD.allow_negative, OLD.created_at)
  THEN
    RAISE EXCEPTION 'a balance moves by postings only'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_balance_by_postings';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_accounts_guard
  BEFORE INSERT OR UPDATE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION ledger_guard_account();
--> statement-breakpoint
-- Moves the balances of all accounts that one INSERT touches, each once, locked in the order of their ids so that
-- opposite postings never wait for each other in a circle. NO KEY UPDATE, since the foreign keys of postings that
-- are being written elsewhere hold KEY SHARE on the same rows. One row at a time by primary key, so that no cached
-- plan can turn into a scan of all accounts.
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
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_postings_move
  AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_move_balances();
--> statement-breakpoint
-- ALWAYS: also where session_replication_role would silence ordinary triggers.
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_immutable;
--> statement-breakpoint
ALTER TABLE ledger_postings ENABLE ALWAYS TRIGGER ledger_postings_immutable;
--> statement-breakpoint
ALTER TABLE ledger_postings ENABLE ALWAYS TRIGGER ledger_postings_move;
--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE ALWAYS TRIGGER ledger_accounts_kept;
--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE ALWAYS TRIGGER ledger_accounts_guard;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER documents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
