-- A line of the bank statement counts once, whatever it pays: withheld tax that a buyer transfers is recorded with the
-- other transfers, whose primary key is the reference.
CREATE FUNCTION record_collected_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bank_transfers (bank_ref, charge_id, recorded_at) VALUES (NEW.bank_ref, NEW.charge_id, NEW.decided_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO bank_transfers (bank_ref, charge_id, recorded_at)
  SELECT bank_ref, charge_id, decided_at FROM buyer_certificates WHERE bank_ref IS NOT NULL ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE TRIGGER buyer_certificate_collected AFTER UPDATE ON buyer_certificates
  FOR EACH ROW WHEN (new.bank_ref IS NOT NULL AND new.bank_ref IS DISTINCT FROM old.bank_ref)
  EXECUTE FUNCTION record_collected_transfer();
--> statement-breakpoint
CREATE TRIGGER buyer_certificate_collected_new AFTER INSERT ON buyer_certificates
  FOR EACH ROW WHEN (new.bank_ref IS NOT NULL) EXECUTE FUNCTION record_collected_transfer();
--> statement-breakpoint
DROP INDEX "buyer_certificates_bank_ref";
