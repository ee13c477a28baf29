CREATE INDEX "charges_slips" ON "charges" USING btree ("id") WHERE status = 'review' and review_reason = 'slip';
