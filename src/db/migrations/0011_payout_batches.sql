CREATE TABLE "payout_batch_files" (
	"batch_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"count" integer NOT NULL,
	"total" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_batch_files_batch_id_version_pk" PRIMARY KEY("batch_id","version"),
	CONSTRAINT "payout_batch_files_count" CHECK ("payout_batch_files"."count" > 0)
);

--> statement-breakpoint
CREATE TABLE "payout_batch_rows" (
	"batch_id" uuid NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "payout_batch_rows_batch_id_withdrawal_id_pk" PRIMARY KEY("batch_id","withdrawal_id")
);

--> statement-breakpoint
ALTER TABLE "withdrawals" DROP CONSTRAINT "withdrawals_batch_id_payout_batches_id_fk";

--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "status" text;
--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "void_reason" text;
--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "void_requested_by" uuid;
--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "void_approved_by" uuid;
--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "voided_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "payout_batch_files" ADD CONSTRAINT "payout_batch_files_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_batch_rows" ADD CONSTRAINT "payout_batch_rows_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_batch_rows" ADD CONSTRAINT "payout_batch_rows_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batch_rows_once" ON "payout_batch_rows" USING btree ("withdrawal_id") WHERE state <> 'voided';
--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_void_requested_by_accounts_id_fk" FOREIGN KEY ("void_requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_void_approved_by_accounts_id_fk" FOREIGN KEY ("void_approved_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payout_batches_status" ON "payout_batches" USING btree ("status","id" DESC NULLS LAST);
--> statement-breakpoint
-- Rows of earlier batches as they stand: what was rejected after the export is out of its batch.
INSERT INTO "payout_batch_rows" ("batch_id", "withdrawal_id", "state")
  SELECT "batch_id", "id", CASE WHEN "status" = 'Pending' THEN 'payable'
    WHEN "status" = 'TransferComplete' OR "returned_at" IS NOT NULL THEN 'paid' ELSE 'voided' END
  FROM "withdrawals" WHERE "batch_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "payout_batches" b SET "status" = CASE
  WHEN NOT EXISTS (SELECT 1 FROM "payout_batch_rows" r WHERE r."batch_id" = b."id" AND r."state" = 'payable') THEN 'done'
  WHEN EXISTS (SELECT 1 FROM "payout_batch_rows" r WHERE r."batch_id" = b."id" AND r."state" = 'paid') THEN 'partly_marked'
  ELSE 'exported' END;
--> statement-breakpoint
ALTER TABLE "payout_batches" ALTER COLUMN "status" SET NOT NULL;
--> statement-breakpoint
-- Refunds that waited for a second operator are asked for anew in the list of approvals.
UPDATE "charge_refunds" SET "status" = 'cancelled' WHERE "status" = 'waiting';
--> statement-breakpoint
ALTER TABLE "withdrawals" DROP COLUMN "batch_id";
--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_voided" CHECK (("payout_batches"."status" = 'voided') = ("payout_batches"."voided_at" is not null and "payout_batches"."void_reason" is not null
        and "payout_batches"."void_requested_by" is not null and "payout_batches"."void_approved_by" is not null));
--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_two_people" CHECK ("payout_batches"."void_requested_by" is distinct from "payout_batches"."void_approved_by" or "payout_batches"."void_approved_by" is null);

--> statement-breakpoint
-- The file of a batch may be in the bank's hands: a withdrawal is not rejected while it is payable in one.
CREATE OR REPLACE FUNCTION withdrawals_guard_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM payout_batch_rows WHERE withdrawal_id = NEW.id AND state = 'payable') THEN
    RAISE EXCEPTION 'withdrawal % is payable in a batch', NEW.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'withdrawals_in_batch';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER withdrawals_guard_batch
  BEFORE UPDATE OF status ON withdrawals
  FOR EACH ROW WHEN (OLD.status = 'Pending' AND NEW.status = 'Rejected') EXECUTE FUNCTION withdrawals_guard_batch();
