CREATE TABLE "influencer_search" (
	"channel_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"words" text NOT NULL,
	"followers" integer,
	"engagement_bps" integer,
	"score" integer,
	"rank" integer NOT NULL,
	"province" text,
	"interests" text[] NOT NULL,
	"audience_gender" text,
	"audience_age" text,
	"share_link" bigint,
	"photo_post" bigint,
	"video_post" bigint,
	"live" bigint,
	"story" bigint,
	"reel" bigint,
	"price_from" bigint,
	"listed_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "influencer_search" ADD CONSTRAINT "influencer_search_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "influencer_search_account" ON "influencer_search" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "influencer_search_rank" ON "influencer_search" USING btree ("rank","channel_id");
--> statement-breakpoint
CREATE INDEX "influencer_search_type" ON "influencer_search" USING btree ("type","rank","channel_id");
--> statement-breakpoint
CREATE INDEX "influencer_search_province" ON "influencer_search" USING btree ("province","rank","channel_id");
--> statement-breakpoint
CREATE INDEX "influencer_search_audience" ON "influencer_search" USING btree ("audience_gender","audience_age","rank","channel_id");
--> statement-breakpoint
CREATE INDEX "influencer_search_followers" ON "influencer_search" USING btree (coalesce(followers, -1),"channel_id");
--> statement-breakpoint
CREATE INDEX "influencer_search_engagement" ON "influencer_search" USING btree (coalesce(engagement_bps, -1),"channel_id");
--> statement-breakpoint
CREATE INDEX "influencer_search_new" ON "influencer_search" USING btree ("listed_at","channel_id");
--> statement-breakpoint
CREATE INDEX "influencer_search_price" ON "influencer_search" USING btree (coalesce(price_from, 9000000000000::bigint),"channel_id");
--> statement-breakpoint
CREATE INDEX "influencer_search_share_link" ON "influencer_search" USING btree ("share_link","channel_id") WHERE share_link is not null;
--> statement-breakpoint
CREATE INDEX "influencer_search_photo_post" ON "influencer_search" USING btree ("photo_post","channel_id") WHERE photo_post is not null;
--> statement-breakpoint
CREATE INDEX "influencer_search_video_post" ON "influencer_search" USING btree ("video_post","channel_id") WHERE video_post is not null;
--> statement-breakpoint
CREATE INDEX "influencer_search_live" ON "influencer_search" USING btree ("live","channel_id") WHERE live is not null;
--> statement-breakpoint
CREATE INDEX "influencer_search_story" ON "influencer_search" USING btree ("story","channel_id") WHERE story is not null;
--> statement-breakpoint
CREATE INDEX "influencer_search_reel" ON "influencer_search" USING btree ("reel","channel_id") WHERE reel is not null;
--> statement-breakpoint
CREATE INDEX "influencer_search_interests" ON "influencer_search" USING gin ("interests") WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "influencer_search_words" ON "influencer_search" USING gin ("words" gin_trgm_ops) WITH (fastupdate=false);
