CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"scope_id" uuid NOT NULL,
	"subject_id" uuid,
	"amount" bigint NOT NULL,
	"day" text NOT NULL,
	"input" jsonb NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "approvals_two_people" CHECK ("approvals"."status" <> 'approved' or "approvals"."decided_by" is distinct from "approvals"."requested_by"),
	CONSTRAINT "approvals_decided" CHECK (("approvals"."status" in ('approved', 'declined')) = ("approvals"."decided_by" is not null)),
	CONSTRAINT "approvals_amount" CHECK ("approvals"."amount" >= 0)
);

--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"problem" text NOT NULL,
	"provider" text,
	"provider_charge_id" text,
	"bank_ref" text,
	"status" text NOT NULL,
	"matched_charge_id" uuid,
	"received_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "receipts_origin" CHECK (("receipts"."provider_charge_id" is null) <> ("receipts"."bank_ref" is null)),
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount" > 0),
	CONSTRAINT "receipts_decided" CHECK (("receipts"."status" = 'unmatched') = ("receipts"."decided_at" is null)),
	CONSTRAINT "receipts_matched" CHECK (("receipts"."status" = 'matched') = ("receipts"."matched_charge_id" is not null))
);

--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD COLUMN "receipt_id" uuid;
--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "card_token" text;
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_subject_id_accounts_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_matched_charge_id_charges_id_fk" FOREIGN KEY ("matched_charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_waiting_once" ON "approvals" USING btree ("kind","target_id") WHERE status = 'waiting' and kind <> 'refund';
--> statement-breakpoint
CREATE INDEX "approvals_scope" ON "approvals" USING btree ("scope_id");
--> statement-breakpoint
CREATE INDEX "approvals_subject_day" ON "approvals" USING btree ("subject_id","day");
--> statement-breakpoint
CREATE INDEX "approvals_waiting" ON "approvals" USING btree ("id") WHERE status = 'waiting';
--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_provider" ON "receipts" USING btree ("provider","provider_charge_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_bank_ref" ON "receipts" USING btree ("bank_ref");
--> statement-breakpoint
CREATE INDEX "receipts_charge" ON "receipts" USING btree ("charge_id","id");
--> statement-breakpoint
CREATE INDEX "receipts_unmatched" ON "receipts" USING btree ("id") WHERE status = 'unmatched';
--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD CONSTRAINT "charge_refunds_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD CONSTRAINT "charge_refunds_source" CHECK ("charge_refunds"."lot_id" is null or "charge_refunds"."receipt_id" is null);
