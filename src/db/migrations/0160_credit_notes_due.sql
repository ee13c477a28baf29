CREATE TABLE "credit_notes_due" (
	"ref_type" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"reversed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_notes_due_ref_type_ref_id_pk" PRIMARY KEY("ref_type","ref_id")
);
--> statement-breakpoint
ALTER TABLE "credit_notes_due" ADD CONSTRAINT "credit_notes_due_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "credit_notes_due_order" ON "credit_notes_due" USING btree ("reversed_at","ref_id");
--> statement-breakpoint
-- Refunds and chargebacks that were made before credit notes were issued.
INSERT INTO credit_notes_due (ref_type, ref_id, charge_id, reversed_at)
SELECT 'refund', r.id, r.charge_id, r.created_at FROM charge_refunds r
WHERE r.lot_id IS NOT NULL AND r.net > 0 AND r.status IN ('requested', 'paid') AND NOT EXISTS (
  SELECT 1 FROM documents d WHERE d.kind = 'credit_note' AND d.ref_type = 'refund' AND d.ref_id = r.id::text)
UNION ALL
SELECT 'chargeback', c.id, c.id, c.charged_back_at FROM charges c
WHERE c.charged_back_at IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM documents d WHERE d.kind = 'credit_note' AND d.ref_type = 'chargeback' AND d.ref_id = c.id::text);
