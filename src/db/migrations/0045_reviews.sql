CREATE TABLE "job_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"first" smallint NOT NULL,
	"second" smallint NOT NULL,
	"third" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"reported_at" timestamp (3) with time zone,
	"report_reason" text,
	"decided_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "job_reviews_scores" CHECK ("job_reviews"."first" between 1 and 5 and "job_reviews"."second" between 1 and 5 and "job_reviews"."third" between 1 and 5)
);

--> statement-breakpoint
CREATE TABLE "rating_totals" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"reviews" integer NOT NULL,
	"first" integer NOT NULL,
	"second" integer NOT NULL,
	"third" integer NOT NULL
);

--> statement-breakpoint
ALTER TABLE "influencers" ALTER COLUMN "reliability" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "influencers" ALTER COLUMN "reliability" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_subject_id_accounts_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rating_totals" ADD CONSTRAINT "rating_totals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "job_reviews_once" ON "job_reviews" USING btree ("job_id","side");
--> statement-breakpoint
CREATE INDEX "job_reviews_subject" ON "job_reviews" USING btree ("subject_id","id") WHERE published_at is not null and hidden_at is null;
--> statement-breakpoint
CREATE INDEX "job_reviews_due" ON "job_reviews" USING btree ("publish_at") WHERE published_at is null;
--> statement-breakpoint
CREATE INDEX "job_reviews_reported" ON "job_reviews" USING btree ("id") WHERE reported_at is not null and decided_at is null;

--> statement-breakpoint
-- Nobody is on time before a first job has ended.
UPDATE influencers SET reliability = (
  SELECT round(100.0 * (count(*) - count(*) FILTER (WHERE j.against_creator)) / nullif(count(*), 0))
  FROM jobs j WHERE j.influencer_id = influencers.account_id AND j.accepted_at IS NOT NULL
    AND (j.ended_at IS NOT NULL OR j.completed_at IS NOT NULL));
