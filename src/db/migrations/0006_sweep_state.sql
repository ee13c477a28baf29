CREATE TABLE "sweep_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"alarmed_at" timestamp (3) with time zone,
	CONSTRAINT "sweep_state_one_row" CHECK ("sweep_state"."id" = 1)
);

