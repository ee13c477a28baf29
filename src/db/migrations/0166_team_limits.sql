CREATE TABLE "hold_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"marketer_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"input" jsonb NOT NULL,
	"input_hash" text NOT NULL,
	"amount" bigint NOT NULL,
	"act_limit" bigint NOT NULL,
	"month_limit" bigint NOT NULL,
	"month" bigint NOT NULL,
	"campaign_id" uuid,
	"creators" text[] NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "hold_requests_two_people" CHECK ("hold_requests"."decided_by" is distinct from "hold_requests"."requested_by")
);

--> statement-breakpoint
CREATE TABLE "team_limits" (
	"marketer_id" uuid PRIMARY KEY NOT NULL,
	"act_limit" bigint NOT NULL,
	"month_limit" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "act_limit" bigint;
--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "month_limit" bigint;
--> statement-breakpoint
ALTER TABLE "hold_requests" ADD CONSTRAINT "hold_requests_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hold_requests" ADD CONSTRAINT "hold_requests_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hold_requests" ADD CONSTRAINT "hold_requests_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_limits" ADD CONSTRAINT "team_limits_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "hold_requests_once" ON "hold_requests" USING btree ("requested_by","input_hash") WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX "hold_requests_waiting" ON "hold_requests" USING btree ("marketer_id","id") WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX "hold_requests_expire" ON "hold_requests" USING btree ("expires_at") WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX "ledger_entries_actor" ON "ledger_entries" USING btree ("actor_id","occurred_at") WHERE "ledger_entries"."actor_role" = 'marketer';
