CREATE INDEX "accounts_inactive" ON "accounts" USING btree ("id") WHERE status <> 'active';
--> statement-breakpoint
CREATE INDEX "jobs_marketer_status" ON "jobs" USING btree ("marketer_id","status","created_at");
--> statement-breakpoint
CREATE INDEX "jobs_campaign_status" ON "jobs" USING btree ("campaign_id","status","created_at");
--> statement-breakpoint
CREATE INDEX "jobs_running_parties" ON "jobs" USING btree ("marketer_id","influencer_id","id") WHERE disputed_at is null and frozen_at is null and status in ('ASSIGN', 'IN_PROGRESS', 'SHIPPING', 'WORKING', 'READY', 'SUBMIT', 'INSIGHT');
--> statement-breakpoint
CREATE INDEX "jobs_frozen" ON "jobs" USING btree ("id") WHERE frozen_at is not null;
