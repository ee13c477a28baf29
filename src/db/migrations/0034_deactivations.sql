CREATE TABLE "deactivations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"give_up" bigint NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"reference" text,
	CONSTRAINT "deactivations_reference_unique" UNIQUE("reference"),
	CONSTRAINT "deactivations_give_up" CHECK ("deactivations"."give_up" >= 0),
	CONSTRAINT "deactivations_completed" CHECK (("deactivations"."completed_at" is null) = ("deactivations"."reference" is null))
);

--> statement-breakpoint
ALTER TABLE "deactivations" ADD CONSTRAINT "deactivations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "deactivations_account" ON "deactivations" USING btree ("account_id");
