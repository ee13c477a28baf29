CREATE TABLE "status_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_new" boolean DEFAULT true NOT NULL,
	"list" text NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL,
	"amount" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "influencer_months" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "influencer_months_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_new" boolean DEFAULT true NOT NULL,
	"influencer_id" uuid NOT NULL,
	"month" date NOT NULL,
	"amount" bigint NOT NULL,
	"jobs" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "market_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_new" boolean DEFAULT true NOT NULL,
	"channel_type" text NOT NULL,
	"post_type" text NOT NULL,
	"topic" text NOT NULL,
	"price_from" bigint NOT NULL,
	"campaigns" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "job_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_new" boolean DEFAULT true NOT NULL,
	"owner_id" uuid NOT NULL,
	"month" date NOT NULL,
	"status" text NOT NULL,
	"awaits" text NOT NULL,
	"jobs" integer NOT NULL,
	"pay" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "marketer_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketer_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_new" boolean DEFAULT true NOT NULL,
	"marketer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"completed" integer NOT NULL,
	"posts" integer NOT NULL,
	"reach" bigint NOT NULL,
	"spent" bigint NOT NULL
);

--> statement-breakpoint
-- Its rows are written anew with the event of their entries (0251).
TRUNCATE "ledger_code_days";
--> statement-breakpoint
ALTER TABLE "ledger_code_days" DROP CONSTRAINT "ledger_code_days_pkey";
--> statement-breakpoint
ALTER TABLE "ledger_code_days" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "ledger_code_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
--> statement-breakpoint
ALTER TABLE "ledger_code_days" ADD COLUMN "is_new" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_code_days" ADD COLUMN "event" text NOT NULL;
--> statement-breakpoint
CREATE INDEX "status_counts_list" ON "status_counts" USING btree ("list","status");
--> statement-breakpoint
CREATE INDEX "status_counts_new" ON "status_counts" USING btree ("id") WHERE is_new;
--> statement-breakpoint
CREATE INDEX "influencer_months_influencer" ON "influencer_months" USING btree ("influencer_id","month");
--> statement-breakpoint
CREATE INDEX "influencer_months_new" ON "influencer_months" USING btree ("id") WHERE is_new;
--> statement-breakpoint
CREATE INDEX "market_counts_key" ON "market_counts" USING btree ("channel_type","post_type","topic","price_from");
--> statement-breakpoint
CREATE INDEX "market_counts_new" ON "market_counts" USING btree ("id") WHERE is_new;
--> statement-breakpoint
CREATE INDEX "job_counts_owner" ON "job_counts" USING btree ("owner_id","status","month","awaits");
--> statement-breakpoint
CREATE INDEX "job_counts_new" ON "job_counts" USING btree ("id") WHERE is_new;
--> statement-breakpoint
CREATE INDEX "marketer_days_marketer" ON "marketer_days" USING btree ("marketer_id","day");
--> statement-breakpoint
CREATE INDEX "marketer_days_new" ON "marketer_days" USING btree ("id") WHERE is_new;
--> statement-breakpoint
CREATE INDEX "credit_lots_open" ON "credit_lots" USING btree ("owner_id","expires_at","id") WHERE available > 0 or held > 0;
--> statement-breakpoint
CREATE INDEX "ledger_code_days_key" ON "ledger_code_days" USING btree ("day","code","event");
--> statement-breakpoint
CREATE INDEX "ledger_code_days_new" ON "ledger_code_days" USING btree ("id") WHERE is_new;
--> statement-breakpoint
CREATE INDEX "package_lots_open" ON "package_lots" USING btree ("owner_id","expires_at","id") WHERE available + held > 0;
--> statement-breakpoint
CREATE INDEX "package_lots_ended" ON "package_lots" USING btree ("owner_id","expires_at","id") WHERE available + held = 0;
--> statement-breakpoint
CREATE INDEX "package_units_owner_due" ON "package_units" USING btree ("owner_id","expires_at") WHERE state = 'available';
--> statement-breakpoint
CREATE INDEX "buyer_certificates_sent" ON "buyer_certificates" USING btree ("sent_at") WHERE status = 'in_progress';
--> statement-breakpoint
CREATE INDEX "campaigns_marketer_close" ON "campaigns" USING btree ("marketer_id","close_at") WHERE status = 'live';
--> statement-breakpoint
CREATE INDEX "campaigns_marketer_draft" ON "campaigns" USING btree ("marketer_id","draft_by") WHERE draft_by is not null;
--> statement-breakpoint
CREATE INDEX "campaigns_marketer_post" ON "campaigns" USING btree ("marketer_id","post_by") WHERE post_by is not null;
--> statement-breakpoint
CREATE INDEX "campaigns_marketer_rights" ON "campaigns" USING btree ("marketer_id","usage_ends_on") WHERE usage_ends_on is not null;
--> statement-breakpoint
CREATE INDEX "campaigns_marketer_status" ON "campaigns" USING btree ("marketer_id","pay_by","status");
--> statement-breakpoint
CREATE INDEX "campaigns_market_words" ON "campaigns" USING gin (("title" || ' ' || "title_en" || ' ' || "product") gin_trgm_ops) WITH (fastupdate=false) WHERE status = 'live' and kind = 'public' and not paused;
--> statement-breakpoint
CREATE INDEX "campaigns_market_marketer" ON "campaigns" USING btree ("marketer_id") WHERE status = 'live' and kind = 'public' and not paused;
--> statement-breakpoint
CREATE INDEX "vat_invoices_sent" ON "vat_invoices" USING btree ("sent_at") WHERE status = 'in_progress';
