ALTER TABLE "withdrawals" ADD COLUMN "return_ref" text;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "returned_on" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_return_ref" ON "withdrawals" USING btree ("return_ref");
