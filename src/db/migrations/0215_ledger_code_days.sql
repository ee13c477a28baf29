CREATE TABLE "ledger_code_days" (
	"day" date NOT NULL,
	"code" text NOT NULL,
	"debits" bigint DEFAULT 0 NOT NULL,
	"credits" bigint DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_code_days_pkey" PRIMARY KEY("day","code")
);

