CREATE TABLE "job_platform_insights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"reach" integer,
	"views" integer,
	"likes" integer,
	"comments" integer,
	"shares" integer,
	"saves" integer,
	"clicks" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "job_insights" ADD COLUMN "platform_insight_id" uuid;
--> statement-breakpoint
ALTER TABLE "job_platform_insights" ADD CONSTRAINT "job_platform_insights_post_id_job_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."job_posts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "job_platform_insights_post" ON "job_platform_insights" USING btree ("post_id","id" DESC NULLS LAST);
--> statement-breakpoint
ALTER TABLE "job_insights" ADD CONSTRAINT "job_insights_platform_insight_id_job_platform_insights_id_fk" FOREIGN KEY ("platform_insight_id") REFERENCES "public"."job_platform_insights"("id") ON DELETE no action ON UPDATE no action;
