ALTER TABLE "accounts" ADD COLUMN "erased_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "accounts_retained" ON "accounts" USING btree ("deactivated_at") WHERE status = 'deactivated' and erased_at is null;
