ALTER TABLE "one_time_codes" ADD COLUMN "requester" text;
--> statement-breakpoint
CREATE INDEX "one_time_codes_requester" ON "one_time_codes" USING btree ("requester","created_at" DESC NULLS LAST) WHERE requester is not null;
