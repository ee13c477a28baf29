ALTER TABLE "notification_contacts" ADD COLUMN "name" text;
--> statement-breakpoint
CREATE INDEX "notification_contacts_address" ON "notification_contacts" USING btree ("channel","address");
