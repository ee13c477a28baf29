ALTER TABLE "content_items" ADD COLUMN "draft_slug" text;
--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "draft_position" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "live_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "missed" jsonb;
--> statement-breakpoint
-- Until now a save moved the live address and order: what stands is what both the draft and visitors have.
UPDATE "content_items" SET "draft_slug" = "slug", "draft_position" = "position", "live_at" = CASE WHEN "live" IS NOT NULL THEN coalesce(
  (SELECT max("created_at") FROM "content_versions" WHERE "item_id" = "content_items"."id" AND "published" = 'published'),
  "published_at"
) END;
--> statement-breakpoint
ALTER TABLE "content_items" ALTER COLUMN "draft_slug" SET NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "content_items_draft_slug" ON "content_items" USING btree ("kind","draft_slug");
--> statement-breakpoint
-- Of several public texts of one page only the newest was ever shown; the others go back to drafts.
UPDATE "content_items" SET "live" = NULL, "live_revision" = NULL, "live_at" = NULL WHERE "kind" = 'page' AND "live" IS NOT NULL AND EXISTS (
  SELECT FROM "content_items" AS "newer" WHERE "newer"."kind" = 'page' AND "newer"."live" IS NOT NULL AND "newer"."facet" = "content_items"."facet"
  AND ("newer"."published_at", "newer"."id") > ("content_items"."published_at", "content_items"."id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "content_items_page_key" ON "content_items" USING btree ("facet") WHERE kind = 'page' and live is not null;
