CREATE TABLE "campaign_targets" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"reach" integer,
	"engagement" integer,
	"clicks" integer,
	"coupon_uses" integer,
	"per_engagement" bigint,
	"updated_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "market_medians" (
	"channel_type" text NOT NULL,
	"post_type" text NOT NULL,
	"computed_on" date NOT NULL,
	"campaigns" integer NOT NULL,
	"reach_per_post" integer NOT NULL,
	"engagement_per_post" integer NOT NULL,
	"clicks_per_post" integer,
	"per_thousand" bigint,
	"per_engagement" bigint,
	"per_click" bigint,
	CONSTRAINT "market_medians_channel_type_post_type_pk" PRIMARY KEY("channel_type","post_type")
);

--> statement-breakpoint
ALTER TABLE "campaign_days" ADD COLUMN "post_cost" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "marketer_totals" ADD COLUMN "post_cost" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaign_targets" ADD CONSTRAINT "campaign_targets_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
