DROP INDEX "withdrawals_return_ref";
--> statement-breakpoint
ALTER TABLE "bank_transfers" ALTER COLUMN "charge_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "withdrawal_id" uuid;
--> statement-breakpoint
CREATE INDEX "influencers_legal_name" ON "influencers" USING gin ("legal_name" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "bank_accounts_search" ON "bank_accounts" USING gin ("name" gin_trgm_ops,"number" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_target" CHECK (("bank_transfers"."charge_id" is null) <> ("bank_transfers"."withdrawal_id" is null));
--> statement-breakpoint
-- The line of a returned payout is stored like every other one, and booked with them: a line counts once.
UPDATE withdrawals SET return_ref = regexp_replace(upper(return_ref), '[^A-Z0-9]', '', 'g') WHERE return_ref IS NOT NULL;
--> statement-breakpoint
INSERT INTO bank_transfers (bank_ref, withdrawal_id, recorded_at)
  SELECT return_ref, id, returned_at FROM withdrawals WHERE return_ref IS NOT NULL AND returned_at IS NOT NULL
  ORDER BY returned_at ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE FUNCTION record_returned_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bank_transfers (bank_ref, withdrawal_id, recorded_at) VALUES (NEW.return_ref, NEW.id, NEW.returned_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawal_returned AFTER UPDATE ON withdrawals
  FOR EACH ROW WHEN (new.return_ref IS NOT NULL AND new.return_ref IS DISTINCT FROM old.return_ref)
  EXECUTE FUNCTION record_returned_transfer();
--> statement-breakpoint
CREATE TRIGGER withdrawal_returned_new AFTER INSERT ON withdrawals
  FOR EACH ROW WHEN (new.return_ref IS NOT NULL) EXECUTE FUNCTION record_returned_transfer();
