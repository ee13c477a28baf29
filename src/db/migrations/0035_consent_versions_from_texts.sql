ALTER TABLE "sign_ups" DROP COLUMN "consent_version";
--> statement-breakpoint
-- Answers were stored with the month of their text; versions are days now, and that text is in force since the first of it.
UPDATE "consents" SET "version" = '2025-11-01' WHERE "version" = '2025-11';
