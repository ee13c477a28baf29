ALTER TABLE "approvals" DROP CONSTRAINT "approvals_amount";
--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "returned" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "charge_refunds_requested" ON "charge_refunds" USING btree ("charge_id") WHERE status = 'requested';
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_amount" CHECK ("approvals"."amount" >= 0 and "approvals"."returned" between 0 and "approvals"."amount");
