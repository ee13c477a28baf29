CREATE TABLE "shortlist_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shortlist_id" uuid NOT NULL,
	"influencer_id" uuid NOT NULL,
	"state" text DEFAULT 'considering' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shortlist_people_once" UNIQUE("shortlist_id","influencer_id"),
	CONSTRAINT "shortlist_people_state" CHECK ("shortlist_people"."state" in ('considering', 'chosen', 'later', 'rejected'))
);

--> statement-breakpoint
CREATE TABLE "shortlists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"marketer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "shortlist_people" ADD CONSTRAINT "shortlist_people_shortlist_id_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shortlist_people" ADD CONSTRAINT "shortlist_people_influencer_id_accounts_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shortlist_people_list" ON "shortlist_people" USING btree ("shortlist_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "shortlist_people_influencer" ON "shortlist_people" USING btree ("influencer_id");
--> statement-breakpoint
CREATE INDEX "shortlists_marketer" ON "shortlists" USING btree ("marketer_id","id" DESC NULLS LAST);
