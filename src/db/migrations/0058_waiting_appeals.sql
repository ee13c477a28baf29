DROP INDEX "job_reviews_reported";
--> statement-breakpoint
CREATE INDEX "channels_appealed" ON "channels" USING btree ("appealed_at","id") WHERE appealed_at is not null;
--> statement-breakpoint
CREATE INDEX "channels_score_appealed" ON "channels" USING btree ("score_appealed_at","id") WHERE score_appealed_at is not null;
--> statement-breakpoint
CREATE INDEX "job_reviews_reported" ON "job_reviews" USING btree ("reported_at","id") WHERE reported_at is not null and decided_at is null;
