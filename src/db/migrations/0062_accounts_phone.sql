CREATE INDEX "accounts_phone" ON "accounts" USING btree ("phone") WHERE phone_verified_at is not null;
