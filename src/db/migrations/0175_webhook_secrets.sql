ALTER TABLE "webhook_endpoints" ADD COLUMN "old_secrets" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "off_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_not_sent" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status <> 'sent';
