CREATE INDEX "outbox_unread" ON "outbox" USING btree ("account_id") WHERE channel = 'site' and opened_at is null;
