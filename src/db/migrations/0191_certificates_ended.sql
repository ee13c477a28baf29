ALTER TABLE "buyer_certificates" DROP CONSTRAINT "buyer_certificates_sent";
--> statement-breakpoint
ALTER TABLE "buyer_certificates" DROP CONSTRAINT "buyer_certificates_decided";
--> statement-breakpoint
ALTER TABLE "buyer_certificates" ADD COLUMN "bank_ref" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_certificates_bank_ref" ON "buyer_certificates" USING btree ("bank_ref");
--> statement-breakpoint
ALTER TABLE "buyer_certificates" ADD CONSTRAINT "buyer_certificates_collected" CHECK (("buyer_certificates"."status" = 'collected') = ("buyer_certificates"."bank_ref" is not null));
--> statement-breakpoint
ALTER TABLE "buyer_certificates" ADD CONSTRAINT "buyer_certificates_sent" CHECK ("buyer_certificates"."status" in ('waiting', 'collected', 'written_off', 'void') or ("buyer_certificates"."number" is not null and "buyer_certificates"."issued_on" is not null and "buyer_certificates"."file_id" is not null and "buyer_certificates"."due_at" is not null));
--> statement-breakpoint
ALTER TABLE "buyer_certificates" ADD CONSTRAINT "buyer_certificates_decided" CHECK ("buyer_certificates"."status" not in ('approved', 'rejected', 'collected', 'written_off') or ("buyer_certificates"."decided_at" is not null and "buyer_certificates"."decided_by" is not null));
