ALTER TABLE "campaigns" ADD COLUMN "product_value" bigint;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "product_quantity" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "product_variants" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_product" CHECK ("campaigns"."product_value" > 0 and "campaigns"."product_quantity" > 0);
