CREATE TABLE "job_names" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"marketer_id" uuid NOT NULL,
	"influencer_id" uuid NOT NULL,
	"influencer_th" text NOT NULL,
	"influencer_en" text NOT NULL,
	"brand_th" text NOT NULL,
	"brand_en" text NOT NULL
);

--> statement-breakpoint
ALTER TABLE "job_names" ADD CONSTRAINT "job_names_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "job_names_influencer_th" ON "job_names" USING btree ("marketer_id","influencer_th","job_id");
--> statement-breakpoint
CREATE INDEX "job_names_influencer_en" ON "job_names" USING btree ("marketer_id","influencer_en","job_id");
--> statement-breakpoint
CREATE INDEX "job_names_brand_th" ON "job_names" USING btree ("influencer_id","brand_th","job_id");
--> statement-breakpoint
CREATE INDEX "job_names_brand_en" ON "job_names" USING btree ("influencer_id","brand_en","job_id");
