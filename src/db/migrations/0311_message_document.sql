ALTER TABLE "outbox" ADD COLUMN "document_id" uuid;
