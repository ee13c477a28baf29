ALTER TABLE "files" ADD COLUMN "unused_since" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("unused_since") WHERE unused_since is not null;
