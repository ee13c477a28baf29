CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("account_id","search");
--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("looked_at");
