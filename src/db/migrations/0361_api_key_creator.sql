ALTER TABLE "audit_log" ADD COLUMN "key_id" uuid;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "created_by" uuid;
--> statement-breakpoint
-- Who made a key stands in the audit log.
UPDATE "api_keys" k SET "created_by" = coalesce(
  (SELECT a.actor_id FROM audit_log a
   WHERE a.target_type = 'api_key' AND a.target_id = k.id::text AND a.act = 'api_key.create' LIMIT 1),
  k.account_id
);
--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "created_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "api_keys_creator" ON "api_keys" USING btree ("created_by") WHERE revoked_at is null;
