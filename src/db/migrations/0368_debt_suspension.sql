ALTER TABLE "accounts" ADD COLUMN "suspended_for_debt" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "accounts" SET "suspended_for_debt" = true WHERE "status" = 'suspended' AND "status_reason" IN (SELECT "decision_note" FROM "charges" WHERE "marketer_id" = "accounts"."id" AND "charged_back_at" IS NOT NULL);
