CREATE TABLE "external_logins" (
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"role" text NOT NULL,
	"subject" text NOT NULL,
	"name" text,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "external_logins_account_id_provider_pk" PRIMARY KEY("account_id","provider")
);

--> statement-breakpoint
CREATE TABLE "login_requests" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"account_id" uuid,
	"session_id" uuid,
	"next" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "line_subject" text;
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "line_name" text;
--> statement-breakpoint
ALTER TABLE "external_logins" ADD CONSTRAINT "external_logins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "login_requests" ADD CONSTRAINT "login_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "external_logins_subject" ON "external_logins" USING btree ("provider","role","subject");
--> statement-breakpoint
CREATE INDEX "login_requests_expires" ON "login_requests" USING btree ("expires_at");
