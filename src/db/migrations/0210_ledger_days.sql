CREATE TABLE "ledger_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"other_code" text NOT NULL,
	"credited" bigint DEFAULT 0 NOT NULL,
	"debited" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_days_pkey" PRIMARY KEY("account_id","day","other_code")
);

--> statement-breakpoint
ALTER TABLE "ledger_days" ADD CONSTRAINT "ledger_days_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;
