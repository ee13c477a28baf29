CREATE TABLE "login_devices" (
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_devices_account_id_token_hash_pk" PRIMARY KEY("account_id","token_hash")
);

--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "account" text;
--> statement-breakpoint
ALTER TABLE "login_devices" ADD CONSTRAINT "login_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "login_devices_token" ON "login_devices" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "login_devices_used" ON "login_devices" USING btree ("used_at");
--> statement-breakpoint
CREATE INDEX "login_attempts_account" ON "login_attempts" USING btree ("account","at" DESC NULLS LAST) WHERE account is not null;
