CREATE TABLE "package_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"marketer_id" uuid NOT NULL,
	"item" jsonb NOT NULL,
	"units" integer NOT NULL,
	"value" bigint NOT NULL,
	"reason" text NOT NULL,
	"granted_by" uuid NOT NULL,
	"approved_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "package_grants_value" CHECK ("package_grants"."value" > 0 and "package_grants"."units" > 0)
);
--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "sold_by" uuid;
--> statement-breakpoint
ALTER TABLE "package_grants" ADD CONSTRAINT "package_grants_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "package_grants" ADD CONSTRAINT "package_grants_granted_by_accounts_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "package_grants" ADD CONSTRAINT "package_grants_approved_by_accounts_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "package_grants_marketer" ON "package_grants" USING btree ("marketer_id","id" DESC NULLS LAST);
