ALTER TABLE "campaigns" ADD COLUMN "po_number" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "cost_centre" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "po_number" text;
--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "cost_centre" text;
