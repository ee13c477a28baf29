CREATE TABLE "persistent_login_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"login_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "persistent_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"ended_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "persistent_login_id" uuid;
--> statement-breakpoint
ALTER TABLE "persistent_login_tokens" ADD CONSTRAINT "persistent_login_tokens_login_id_persistent_logins_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."persistent_logins"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "persistent_logins" ADD CONSTRAINT "persistent_logins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "persistent_login_tokens_login" ON "persistent_login_tokens" USING btree ("login_id");
--> statement-breakpoint
CREATE INDEX "persistent_logins_account" ON "persistent_logins" USING btree ("account_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "persistent_logins_expires" ON "persistent_logins" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_persistent_login" ON "sessions" USING btree ("persistent_login_id") WHERE persistent_login_id is not null;
