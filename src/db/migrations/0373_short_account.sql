-- A refusal names the account that is short, because one posting run may debit accounts of several owners.
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
          DETAIL = json_build_object('code', a.code, 'account', d.account, 'gap', -(a.balance + d.delta))::text;
    END IF;
    IF d.delta <> 0 THEN
      UPDATE ledger_accounts SET balance = balance + d.delta WHERE id = d.account;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
