CREATE TABLE "channel_days" (
	"channel_id" uuid NOT NULL,
	"day" date NOT NULL,
	"followers" integer,
	"engagement_bps" integer,
	"audience" jsonb,
	CONSTRAINT "channel_days_channel_id_day_pk" PRIMARY KEY("channel_id","day")
);

--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "score_waived" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "score_appealed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "score_appeal_note" text;
--> statement-breakpoint
ALTER TABLE "channel_days" ADD CONSTRAINT "channel_days_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;
