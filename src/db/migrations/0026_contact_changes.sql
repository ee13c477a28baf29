CREATE TABLE "phone_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "phone_changes" ADD CONSTRAINT "phone_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "phone_changes_open" ON "phone_changes" USING btree ("account_id") WHERE applied_at is null and cancelled_at is null;
--> statement-breakpoint
CREATE INDEX "phone_changes_due" ON "phone_changes" USING btree ("effective_at") WHERE applied_at is null and cancelled_at is null;
