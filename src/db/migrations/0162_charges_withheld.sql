ALTER TABLE "charges" ADD COLUMN "withheld_bps" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "withheld" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_withheld" CHECK ("charges"."withheld" >= 0 and "charges"."withheld" < "charges"."net");
--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD COLUMN "withheld" bigint DEFAULT 0 NOT NULL;
