CREATE INDEX "outbox_short_lived" ON "outbox" USING btree ("created_at") WHERE kind = 'security.code' or account_id is null;
--> statement-breakpoint
CREATE INDEX "contact_messages_handled" ON "contact_messages" USING btree ("handled_at") WHERE handled_at is not null;
