ALTER TABLE "accounts" ADD COLUMN "files_erased_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "content_erased_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "accounts_files_retained" ON "accounts" USING btree ("deactivated_at") WHERE status = 'deactivated' and files_erased_at is null;
--> statement-breakpoint
CREATE INDEX "channels_figures_retained" ON "channels" USING btree ("status_at") WHERE status = 'deactivated' and checked_at is not null;
--> statement-breakpoint
CREATE INDEX "jobs_content_retained" ON "jobs" USING btree ("updated_at") WHERE status in ('COMPLETED', 'CANCEL', 'REJECTED') and content_erased_at is null;
