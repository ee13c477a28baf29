CREATE TABLE "link_days" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "link_days_code_day_pk" PRIMARY KEY("code","day")
);

--> statement-breakpoint
CREATE TABLE "link_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "link_visits" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "link_visits_code_day_visitor_pk" PRIMARY KEY("code","day","visitor")
);

--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_tracking_path_unique";
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "tracking_code" text DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 12) NOT NULL;
--> statement-breakpoint
CREATE INDEX "link_visits_day" ON "link_visits" USING btree ("day");
--> statement-breakpoint
ALTER TABLE "campaigns" DROP COLUMN "tracking_path";
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_tracking_code_unique" UNIQUE("tracking_code");
