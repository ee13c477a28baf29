CREATE TABLE "agency_brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"marketer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"latin_name" text,
	"logo_file_id" uuid,
	"contact_name" text,
	"contact_email" text,
	"contact_phone" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "agency_brands_own" UNIQUE("id","marketer_id")
);

--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "brand_id" uuid;
--> statement-breakpoint
ALTER TABLE "agency_brands" ADD CONSTRAINT "agency_brands_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agency_brands" ADD CONSTRAINT "agency_brands_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "agency_brands_name" ON "agency_brands" USING btree ("marketer_id",lower("name")) WHERE archived_at is null;
--> statement-breakpoint
CREATE INDEX "agency_brands_marketer" ON "agency_brands" USING btree ("marketer_id","id" DESC NULLS LAST);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_brand_own" FOREIGN KEY ("brand_id","marketer_id") REFERENCES "public"."agency_brands"("id","marketer_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "campaigns_brand" ON "campaigns" USING btree ("brand_id","id" DESC NULLS LAST) WHERE brand_id is not null;
