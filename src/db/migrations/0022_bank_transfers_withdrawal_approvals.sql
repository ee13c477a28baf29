CREATE TABLE "bank_transfers" (
	"bank_ref" text PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Transfers that are booked already, with their references as they are compared from now on.
INSERT INTO "bank_transfers" ("bank_ref", "charge_id", "recorded_at")
  SELECT regexp_replace(upper("bank_ref"), '[^A-Z0-9]', '', 'g'), "charge_id", "received_at"
  FROM "receipts" WHERE "bank_ref" IS NOT NULL ORDER BY "id"
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Earlier versions stored the first of two operators here: one person's approval does not count for both.
UPDATE "withdrawals" SET "approved_by" = NULL, "approved_at" = NULL
  WHERE "status" = 'Pending' AND "approved_by" IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM "approvals" a
    WHERE a."kind" = 'withdrawal' AND a."target_id" = "withdrawals"."id" AND a."status" = 'approved');
