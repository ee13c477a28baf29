CREATE TABLE "fee_invoices_due" (
	"withdrawal_id" uuid PRIMARY KEY NOT NULL
);

--> statement-breakpoint
ALTER TABLE "fee_invoices_due" ADD CONSTRAINT "fee_invoices_due_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;

--> statement-breakpoint
-- Withdrawals that were paid before the VAT in their fee was invoiced.
INSERT INTO fee_invoices_due (withdrawal_id)
SELECT w.id FROM withdrawals w
WHERE w.fee > 0 AND (w.status = 'TransferComplete' OR w.returned_at IS NOT NULL) AND NOT EXISTS (
  SELECT 1 FROM documents d WHERE d.kind = 'fee_invoice' AND d.ref_type = 'withdrawal' AND d.ref_id = w.id::text);
