CREATE TABLE "influencer_replies" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"influencer_id" uuid NOT NULL,
	"replied_at" timestamp (3) with time zone NOT NULL,
	"hours" integer
);

--> statement-breakpoint
CREATE TABLE "past_partners" (
	"marketer_id" uuid NOT NULL,
	"influencer_id" uuid NOT NULL,
	CONSTRAINT "past_partners_marketer_id_influencer_id_pk" PRIMARY KEY("marketer_id","influencer_id")
);

--> statement-breakpoint
ALTER TABLE "influencer_search" ADD COLUMN "lang" text;
--> statement-breakpoint
ALTER TABLE "influencer_search" ADD COLUMN "has_worked" boolean;
--> statement-breakpoint
ALTER TABLE "influencer_search" ADD COLUMN "reply_hours" integer;
--> statement-breakpoint
ALTER TABLE "influencer_replies" ADD CONSTRAINT "influencer_replies_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "influencer_replies_influencer" ON "influencer_replies" USING btree ("influencer_id","replied_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);
