CREATE INDEX "jobs_marketer_due" ON "jobs" USING btree ("marketer_id","due_at") WHERE due_at is not null;
