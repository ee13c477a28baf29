CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"lang" text NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"ip" text NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"live" jsonb,
	"live_revision" integer,
	"facet" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"unpublish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "content_redirects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"item_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"doc" jsonb NOT NULL,
	"slug" text NOT NULL,
	"published" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "download_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"day" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "search_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"haystack" text NOT NULL,
	"title_folded" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_accounts_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_redirects" ADD CONSTRAINT "content_redirects_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "download_counts" ADD CONSTRAINT "download_counts_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("status","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "contact_messages_ip" ON "contact_messages" USING btree ("ip","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "content_items_slug" ON "content_items" USING btree ("kind","slug");
--> statement-breakpoint
CREATE INDEX "content_items_live" ON "content_items" USING btree ("kind","facet","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE live is not null;
--> statement-breakpoint
CREATE INDEX "content_items_newest" ON "content_items" USING btree ("kind","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE live is not null;
--> statement-breakpoint
CREATE INDEX "content_items_order" ON "content_items" USING btree ("kind","position","id") WHERE live is not null;
--> statement-breakpoint
CREATE INDEX "content_items_desk" ON "content_items" USING btree ("kind","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "content_items_publish" ON "content_items" USING btree ("publish_at") WHERE publish_at is not null;
--> statement-breakpoint
CREATE INDEX "content_items_unpublish" ON "content_items" USING btree ("unpublish_at") WHERE unpublish_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "content_redirects_slug" ON "content_redirects" USING btree ("kind","slug");
--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_number" ON "content_versions" USING btree ("item_id","number" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "download_counts_day" ON "download_counts" USING btree ("item_id","day");
--> statement-breakpoint
CREATE UNIQUE INDEX "search_entries_ref" ON "search_entries" USING btree ("ref_id","lang");
--> statement-breakpoint
CREATE INDEX "search_entries_haystack" ON "search_entries" USING gin ("haystack" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_entries_title" ON "search_entries" USING gin ("title_folded" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_entries_newest" ON "search_entries" USING btree ("lang","kind","published_at" DESC NULLS LAST);
