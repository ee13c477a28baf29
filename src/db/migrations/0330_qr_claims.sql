ALTER TABLE "withdrawals" ADD COLUMN "qr_claimed_by" uuid;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "qr_claimed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_qr_claimed_by_accounts_id_fk" FOREIGN KEY ("qr_claimed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_qr_claim" CHECK (num_nonnulls("withdrawals"."qr_claimed_by", "withdrawals"."qr_claimed_at") <> 1);
--> statement-breakpoint
-- A withdrawal is paid by its QR or by a bank file, never both: what is payable in a batch is neither rejected nor
-- claimed, and what is claimed is neither rejected nor put into a batch.
CREATE OR REPLACE FUNCTION withdrawals_guard_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM payout_batch_rows WHERE withdrawal_id = NEW.id AND state = 'payable') THEN
    RAISE EXCEPTION 'withdrawal % is payable in a batch', NEW.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'withdrawals_in_batch';
  END IF;
  IF NEW.status = 'Rejected' AND NEW.qr_claimed_by IS NOT NULL THEN
    RAISE EXCEPTION 'the QR of withdrawal % is claimed', NEW.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'withdrawals_qr_claimed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawals_guard_claim
  BEFORE UPDATE OF qr_claimed_by ON withdrawals
  FOR EACH ROW WHEN (NEW.qr_claimed_by IS NOT NULL) EXECUTE FUNCTION withdrawals_guard_batch();
--> statement-breakpoint
-- The lock makes a claim at the same time wait for the batch, or the batch for the claim.
CREATE FUNCTION payout_batch_rows_guard_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM withdrawals WHERE id = NEW.withdrawal_id FOR SHARE;
  IF EXISTS (SELECT 1 FROM withdrawals WHERE id = NEW.withdrawal_id AND status = 'Pending' AND qr_claimed_by IS NOT NULL) THEN
    RAISE EXCEPTION 'the QR of withdrawal % is claimed', NEW.withdrawal_id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'withdrawals_qr_claimed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_batch_rows_guard_claim
  BEFORE INSERT ON payout_batch_rows
  FOR EACH ROW WHEN (NEW.state = 'payable') EXECUTE FUNCTION payout_batch_rows_guard_claim();
