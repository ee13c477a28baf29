CREATE TABLE "influencer_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"marketer_id" uuid NOT NULL,
	"influencer_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "influencer_blocks_once" UNIQUE("marketer_id","influencer_id")
);

--> statement-breakpoint
CREATE TABLE "influencer_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"marketer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "influencer_blocks" ADD CONSTRAINT "influencer_blocks_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "influencer_blocks" ADD CONSTRAINT "influencer_blocks_influencer_id_accounts_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "influencer_searches" ADD CONSTRAINT "influencer_searches_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "influencer_blocks_marketer" ON "influencer_blocks" USING btree ("marketer_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "influencer_blocks_influencer" ON "influencer_blocks" USING btree ("influencer_id","marketer_id");
--> statement-breakpoint
CREATE INDEX "influencer_searches_marketer" ON "influencer_searches" USING btree ("marketer_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "influencer_searches_due" ON "influencer_searches" USING btree ("looked_at");
