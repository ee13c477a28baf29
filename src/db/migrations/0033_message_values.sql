ALTER TABLE "outbox" ALTER COLUMN "subject" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "data" jsonb;
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_words" CHECK (data is not null or (subject is not null and body is not null));
