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
