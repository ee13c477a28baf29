ALTER TABLE "influencers" ADD COLUMN "takes_jobs_from" date;
--> statement-breakpoint
CREATE INDEX "influencers_paused" ON "influencers" USING btree ("takes_jobs_from") WHERE takes_jobs_from is not null;
