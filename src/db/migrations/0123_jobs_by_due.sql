CREATE INDEX "jobs_marketer_by_due" ON "jobs" USING btree ("marketer_id",coalesce("due_at", 'infinity'),"id");
