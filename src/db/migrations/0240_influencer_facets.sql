CREATE TABLE "influencer_facet_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "influencer_facet_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "influencer_facets" (
	"code" text NOT NULL,
	"segment" integer NOT NULL,
	"bits" bit(32000) NOT NULL,
	CONSTRAINT "influencer_facets_code_segment_pk" PRIMARY KEY("code","segment")
);

--> statement-breakpoint
CREATE TABLE "influencer_free_positions" (
	"position" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "influencer_free_positions_type" ON "influencer_free_positions" USING btree ("type","position");

--> statement-breakpoint
DROP INDEX "influencer_search_rank";
--> statement-breakpoint
DROP INDEX "influencer_search_type";
--> statement-breakpoint
DROP INDEX "influencer_search_province";
--> statement-breakpoint
DROP INDEX "influencer_search_audience";
--> statement-breakpoint
DROP INDEX "influencer_search_followers";
--> statement-breakpoint
DROP INDEX "influencer_search_engagement";
--> statement-breakpoint
DROP INDEX "influencer_search_price";
--> statement-breakpoint
DROP INDEX "influencer_search_share_link";
--> statement-breakpoint
DROP INDEX "influencer_search_photo_post";
--> statement-breakpoint
DROP INDEX "influencer_search_video_post";
--> statement-breakpoint
DROP INDEX "influencer_search_live";
--> statement-breakpoint
DROP INDEX "influencer_search_story";
--> statement-breakpoint
DROP INDEX "influencer_search_reel";
--> statement-breakpoint
DROP INDEX "influencer_search_interests";
--> statement-breakpoint
ALTER TABLE "influencer_search" ADD COLUMN "position" integer;
--> statement-breakpoint
ALTER TABLE "influencer_search" ADD CONSTRAINT "influencer_search_position_unique" UNIQUE("position");
--> statement-breakpoint
CREATE TABLE "influencer_facet_steps" (
	"number" text NOT NULL,
	"step" integer NOT NULL,
	"upwards" boolean NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "influencer_facet_steps_number_step_pk" PRIMARY KEY("number","step")
);
--> statement-breakpoint
CREATE TABLE "influencer_facet_texts" (
	"text" text PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "influencer_facet_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ready" boolean DEFAULT false NOT NULL
);
