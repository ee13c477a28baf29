-- Tokens were stored in plain text. Their rows are dropped; the next reading asks the owners to connect again.
DELETE FROM "channel_tokens";
--> statement-breakpoint
CREATE TABLE "channel_revocations" (
	"channel_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"sealed" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "channel_tokens" ADD COLUMN "sealed" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "channel_tokens" ADD COLUMN "renewing_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "retry_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "channel_revocations" ADD CONSTRAINT "channel_revocations_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "channel_revocations_due" ON "channel_revocations" USING btree ("due_at");
--> statement-breakpoint
ALTER TABLE "channel_tokens" DROP COLUMN "access_token";
--> statement-breakpoint
ALTER TABLE "channel_tokens" DROP COLUMN "refresh_token";
