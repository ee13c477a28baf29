-- Incomes of payees by month and kind, from new postings to their balance; rows are only added (`db/deltas.ts`). What a kind
-- is and how much tax was withheld is as in the statement of earnings (`incomesSql`).
CREATE FUNCTION income_kind(source_code text, owner uuid, influencer uuid) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN source_code = 'referral_expense' THEN 'referral'
    WHEN source_code NOT IN ('creator_service_cost', 'input_vat', 'creator_vat_pending') THEN 'reimbursement'
    WHEN influencer <> owner THEN 'commission'
    ELSE 'work' END
$$;
--> statement-breakpoint
CREATE FUNCTION income_tax(kind text, owner uuid, memo jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE kind
    WHEN 'referral' THEN coalesce((memo#>>'{referral,tax}')::bigint, 0)
    WHEN 'reimbursement' THEN 0
    ELSE coalesce((SELECT sum((payee->>'tax')::bigint) FROM jsonb_array_elements(memo->'payees') payee
      WHERE payee->>'owner' = owner::text), 0)::bigint END
$$;
--> statement-breakpoint
CREATE FUNCTION sum_incomes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO income_months (owner_id, month, kind, gross, vat, tax, jobs)
  SELECT owner, month, kind, sum(net + tax), sum(vat), sum(tax), count(*) FILTER (WHERE event = 'job_completed') FROM (
    SELECT i.owner, i.entry_id, i.event, date_trunc('month', ledger_day(i.entry_id))::date AS month, i.kind,
      coalesce(sum(i.amount) FILTER (WHERE NOT i.is_vat), 0) AS net, coalesce(sum(i.amount) FILTER (WHERE i.is_vat), 0) AS vat,
      income_tax(i.kind, i.owner, i.memo) AS tax
    FROM (
      SELECT d.owner_id AS owner, e.id AS entry_id, e.event, e.memo, f.amount,
        s.code IN ('input_vat', 'creator_vat_pending') AS is_vat,
        income_kind(s.code, d.owner_id, (SELECT influencer_id FROM jobs WHERE id = e.job_id)) AS kind
      FROM fresh f JOIN ledger_entries e ON e.id = f.entry_id AND e.event IN ('job_completed', 'job_cancelled', 'vat_released')
      JOIN ledger_accounts d ON d.id = f.destination_account AND d.code = 'creator_payable'
      JOIN ledger_accounts s ON s.id = f.source_account
    ) i GROUP BY i.owner, i.entry_id, i.event, i.kind, i.memo
  ) entries GROUP BY owner, month, kind;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION fill_income_months() RETURNS void LANGUAGE sql AS $$
  TRUNCATE income_months;
  INSERT INTO income_months (owner_id, month, kind, gross, vat, tax, jobs, is_new)
  SELECT owner, month, kind, sum(net + tax), sum(vat), sum(tax), count(*) FILTER (WHERE event = 'job_completed'), false FROM (
    SELECT i.owner, i.entry_id, i.event, date_trunc('month', ledger_day(i.entry_id))::date AS month, i.kind,
      coalesce(sum(i.amount) FILTER (WHERE NOT i.is_vat), 0) AS net, coalesce(sum(i.amount) FILTER (WHERE i.is_vat), 0) AS vat,
      income_tax(i.kind, i.owner, i.memo) AS tax
    FROM (
      SELECT d.owner_id AS owner, e.id AS entry_id, e.event, e.memo, p.amount,
        s.code IN ('input_vat', 'creator_vat_pending') AS is_vat, income_kind(s.code, d.owner_id, j.influencer_id) AS kind
      FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
        AND e.event IN ('job_completed', 'job_cancelled', 'vat_released')
      JOIN ledger_accounts d ON d.id = p.destination_account AND d.code = 'creator_payable'
      JOIN ledger_accounts s ON s.id = p.source_account
      LEFT JOIN jobs j ON j.id = e.job_id
    ) i GROUP BY i.owner, i.entry_id, i.event, i.kind, i.memo
  ) entries GROUP BY owner, month, kind;
$$;
--> statement-breakpoint
SELECT fill_income_months();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_sum_incomes
  AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION sum_incomes();
--> statement-breakpoint
ALTER TABLE ledger_postings ENABLE ALWAYS TRIGGER ledger_postings_sum_incomes;
