CREATE TABLE "income_months" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_months_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_new" boolean DEFAULT true NOT NULL,
	"owner_id" uuid NOT NULL,
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"gross" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"jobs" integer NOT NULL
);

--> statement-breakpoint
CREATE INDEX "income_months_owner" ON "income_months" USING btree ("owner_id","month","kind");
--> statement-breakpoint
CREATE INDEX "income_months_new" ON "income_months" USING btree ("id") WHERE is_new;
