CREATE TABLE "campaign_days" (
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"marketer_id" uuid NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL,
	"reach" bigint DEFAULT 0 NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	"engagement" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);

--> statement-breakpoint
CREATE TABLE "marketer_totals" (
	"marketer_id" uuid PRIMARY KEY NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL,
	"reach" bigint DEFAULT 0 NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	"engagement" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"units" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "marketer_totals" ADD CONSTRAINT "marketer_totals_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "campaign_days_marketer" ON "campaign_days" USING btree ("marketer_id","day");
--> statement-breakpoint
CREATE INDEX "jobs_marketer_live" ON "jobs" USING btree ("marketer_id","status") WHERE status not in ('COMPLETED', 'CANCEL', 'REJECTED');
