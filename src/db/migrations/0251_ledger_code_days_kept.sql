-- Adds what new postings paid and received to the sums of days by code and event, and the number of entries that touched each
-- code (an empty code: all entries). Rows are only added, so transactions that post at once do not wait for each other.
-- All postings of an entry are written at once, so an entry is counted once. Codes are looked up one by one, as in
-- `ledger_sum_days`.
CREATE FUNCTION ledger_sum_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_code_days (day, code, event, debits, credits, entries)
  SELECT ledger_day(n.entry_id), n.code, n.event, sum(n.debits), sum(n.credits), count(DISTINCT n.entry_id) FROM (
    SELECT s.*, (SELECT event FROM ledger_entries WHERE id = s.entry_id) AS event FROM (
      SELECT f.entry_id, (SELECT code FROM ledger_accounts WHERE id = f.source_account) AS code, f.amount AS debits, 0 AS credits
        FROM fresh f
      UNION ALL
      SELECT f.entry_id, (SELECT code FROM ledger_accounts WHERE id = f.destination_account), 0, f.amount FROM fresh f
      UNION ALL
      SELECT f.entry_id, '', 0, 0 FROM fresh f
    ) s
  ) n GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION fill_ledger_code_days() RETURNS void LANGUAGE sql AS $$
  TRUNCATE ledger_code_days;
  INSERT INTO ledger_code_days (day, code, event, debits, credits, entries, is_new)
  SELECT ledger_day(s.entry_id), s.code, e.event, sum(s.debits), sum(s.credits), count(DISTINCT s.entry_id), false FROM (
    SELECT p.entry_id, a.code, p.amount AS debits, 0 AS credits
      FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.source_account
    UNION ALL
    SELECT p.entry_id, a.code, 0, p.amount FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.destination_account
    UNION ALL
    SELECT id, '', 0, 0 FROM ledger_entries
  ) s JOIN ledger_entries e ON e.id = s.entry_id GROUP BY 1, 2, 3;
$$;
--> statement-breakpoint
SELECT fill_ledger_code_days();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_sum_codes
  AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_sum_codes();
--> statement-breakpoint
ALTER TABLE ledger_postings ENABLE ALWAYS TRIGGER ledger_postings_sum_codes;
