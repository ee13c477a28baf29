DROP INDEX "search_entries_haystack";
--> statement-breakpoint
DROP INDEX "search_entries_title";
--> statement-breakpoint
CREATE INDEX "search_entries_job_haystack" ON "search_entries" USING gin ("haystack" gin_trgm_ops) WITH (fastupdate=false) WHERE kind = 'job';
--> statement-breakpoint
CREATE INDEX "search_entries_job_title" ON "search_entries" USING gin ("title_folded" gin_trgm_ops) WITH (fastupdate=false) WHERE kind = 'job';
--> statement-breakpoint
CREATE INDEX "search_entries_haystack" ON "search_entries" USING gin ("haystack" gin_trgm_ops) WITH (fastupdate=false) WHERE kind <> 'job';
--> statement-breakpoint
CREATE INDEX "search_entries_title" ON "search_entries" USING gin ("title_folded" gin_trgm_ops) WITH (fastupdate=false) WHERE kind <> 'job';
--> statement-breakpoint
DROP INDEX "campaigns_queue";
--> statement-breakpoint
CREATE INDEX "accounts_names" ON "accounts" USING gin ((display_name || ' ' || coalesce(latin_name, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "jobs_influencer_live" ON "jobs" USING btree ("influencer_id","status") WHERE status not in ('COMPLETED', 'CANCEL', 'REJECTED');
--> statement-breakpoint
CREATE INDEX "channels_status_at" ON "channels" USING btree ("status_at","id");
--> statement-breakpoint
CREATE INDEX "channels_search" ON "channels" USING gin ("handle" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "campaigns_queue" ON "campaigns" USING btree ("status","submitted_at","id") WHERE submitted_at is not null;
--> statement-breakpoint
DROP INDEX "jobs_influencer_awaited";
--> statement-breakpoint
DROP INDEX "jobs_marketer_awaited";
--> statement-breakpoint
CREATE INDEX "jobs_influencer_awaited" ON "jobs" USING btree ("influencer_id",coalesce("due_at", 'infinity'),"id") WHERE awaits = 'influencer';
--> statement-breakpoint
CREATE INDEX "jobs_marketer_awaited" ON "jobs" USING btree ("marketer_id",coalesce("due_at", 'infinity'),"id") WHERE awaits = 'marketer';
