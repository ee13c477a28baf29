CREATE TABLE "job_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"modified" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "job_uploads" ADD CONSTRAINT "job_uploads_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_uploads" ADD CONSTRAINT "job_uploads_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "job_uploads_job" ON "job_uploads" USING btree ("job_id");
--> statement-breakpoint
CREATE INDEX "job_uploads_owner" ON "job_uploads" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX "job_uploads_due" ON "job_uploads" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE "job_attachments" DROP CONSTRAINT "job_attachments_content";
--> statement-breakpoint
ALTER TABLE "job_attachments" ADD COLUMN "removed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "job_attachments" ADD CONSTRAINT "job_attachments_content" CHECK ("job_attachments"."kind" = 'insight' or "job_attachments"."file_id" is not null or "job_attachments"."url" is not null or "job_attachments"."removed_at" is not null);
