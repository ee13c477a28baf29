ALTER TABLE "outbox" ADD COLUMN "trying_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "possible_duplicate" boolean DEFAULT false NOT NULL;
