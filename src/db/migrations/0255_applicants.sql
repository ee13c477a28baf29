CREATE TABLE "applicant_followers" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"followers" integer NOT NULL
);

--> statement-breakpoint
ALTER TABLE "applicant_followers" ADD CONSTRAINT "applicant_followers_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "applicant_followers_campaign" ON "applicant_followers" USING btree ("campaign_id","followers" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "applicant_followers_channel" ON "applicant_followers" USING btree ("channel_id");
