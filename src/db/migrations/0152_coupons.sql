CREATE TABLE "coupon_days" (
	"campaign_id" uuid NOT NULL,
	"code" text NOT NULL,
	"day" date NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "coupon_days_campaign_id_code_day_pk" PRIMARY KEY("campaign_id","code","day"),
	CONSTRAINT "coupon_days_uses" CHECK ("coupon_days"."uses" >= 0)
);

--> statement-breakpoint
CREATE TABLE "coupons" (
	"campaign_id" uuid NOT NULL,
	"code" text NOT NULL,
	"job_id" uuid,
	"uses" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupons_campaign_id_code_pk" PRIMARY KEY("campaign_id","code"),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."uses" >= 0)
);

--> statement-breakpoint
ALTER TABLE "coupon_days" ADD CONSTRAINT "coupon_days_campaign_id_code_coupons_campaign_id_code_fk" FOREIGN KEY ("campaign_id","code") REFERENCES "public"."coupons"("campaign_id","code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_job" ON "coupons" USING btree ("job_id") WHERE job_id is not null;
