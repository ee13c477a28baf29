CREATE INDEX "channels_stale" ON "channels" USING btree (coalesce(checked_at, '-infinity'),"id") WHERE status in ('active', 'allowed', 'disconnected', 'not_found');
--> statement-breakpoint
CREATE INDEX "channels_changes" ON "channels" USING btree ("id","checked_at","status_at","priced_at");
