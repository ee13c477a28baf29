DROP INDEX "accounts_search";
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "latin_name" text;
--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ((email || ' ' || display_name || ' ' || coalesce(latin_name, '')) gin_trgm_ops);
