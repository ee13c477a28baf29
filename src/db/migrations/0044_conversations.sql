CREATE TABLE "job_conversations" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"marketer_id" uuid NOT NULL,
	"influencer_id" uuid NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"last_message_id" uuid,
	"marketer_unread" integer DEFAULT 0 NOT NULL,
	"influencer_unread" integer DEFAULT 0 NOT NULL,
	"marketer_read_id" uuid,
	"influencer_read_id" uuid
);

--> statement-breakpoint
ALTER TABLE "job_messages" ADD COLUMN "file_id" uuid;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "awaits" text;
--> statement-breakpoint
ALTER TABLE "job_conversations" ADD CONSTRAINT "job_conversations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_conversations" ADD CONSTRAINT "job_conversations_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_conversations" ADD CONSTRAINT "job_conversations_influencer_id_accounts_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_conversations" ADD CONSTRAINT "job_conversations_last_message_id_job_messages_id_fk" FOREIGN KEY ("last_message_id") REFERENCES "public"."job_messages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "job_conversations_marketer" ON "job_conversations" USING btree ("marketer_id","active_at","job_id");
--> statement-breakpoint
CREATE INDEX "job_conversations_influencer" ON "job_conversations" USING btree ("influencer_id","active_at","job_id");
--> statement-breakpoint
CREATE INDEX "job_conversations_marketer_unread" ON "job_conversations" USING btree ("marketer_id","active_at","job_id") WHERE marketer_unread > 0;
--> statement-breakpoint
CREATE INDEX "job_conversations_influencer_unread" ON "job_conversations" USING btree ("influencer_id","active_at","job_id") WHERE influencer_unread > 0;
--> statement-breakpoint
ALTER TABLE "job_messages" ADD CONSTRAINT "job_messages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "job_messages_file" ON "job_messages" USING btree ("file_id") WHERE file_id is not null;
--> statement-breakpoint
CREATE INDEX "jobs_influencer_awaited" ON "jobs" USING btree ("influencer_id") WHERE awaits = 'influencer';
--> statement-breakpoint
CREATE INDEX "jobs_marketer_awaited" ON "jobs" USING btree ("marketer_id") WHERE awaits = 'marketer';
--> statement-breakpoint
ALTER TABLE "job_messages" ADD CONSTRAINT "job_messages_content" CHECK ("job_messages"."text" <> '' or "job_messages"."file_id" is not null);

--> statement-breakpoint
-- Who must act, as the stages of the rules say it.
UPDATE jobs SET awaits = CASE
  WHEN status IN ('COMPLETED', 'CANCEL', 'REJECTED') THEN NULL
  WHEN disputed_at IS NOT NULL OR frozen_at IS NOT NULL THEN 'operator'
  WHEN status = 'MATCHED' THEN 'marketer'
  WHEN status IN ('ASSIGN', 'READY') THEN 'influencer'
  WHEN status = 'IN_PROGRESS' THEN CASE
    WHEN facts->>'reviewOption' = 'shipping' THEN 'marketer'
    WHEN facts->>'reviewOption' = 'photo' THEN 'system'
    WHEN facts->>'reviewOption' = 'buy product' AND facts->>'receipt' = 'review' THEN 'marketer'
    ELSE 'influencer' END
  WHEN status = 'SHIPPING' THEN CASE WHEN facts->>'notArrivedAt' IS NULL THEN 'influencer' ELSE 'marketer' END
  WHEN status = 'WORKING' THEN CASE WHEN facts->>'draft' IN ('none', 'sent_back') THEN 'influencer' ELSE 'marketer' END
  WHEN status = 'SUBMIT' THEN CASE WHEN queue IS NULL THEN 'system' ELSE 'operator' END
  WHEN status = 'INSIGHT' THEN CASE
    WHEN queue IS NOT NULL THEN 'operator'
    WHEN facts->>'insight' = 'review' THEN 'marketer'
    ELSE 'influencer' END
  ELSE 'system' END;
--> statement-breakpoint
-- What was written before counts as read.
INSERT INTO job_conversations (job_id, marketer_id, influencer_id, active_at, last_message_id, marketer_read_id, influencer_read_id)
SELECT j.id, j.marketer_id, j.influencer_id, greatest(j.updated_at, m.created_at),
  CASE WHEN m.created_at >= j.updated_at THEN m.id END, m.id, m.id
FROM jobs j
LEFT JOIN LATERAL (SELECT id, created_at FROM job_messages WHERE job_id = j.id ORDER BY id DESC LIMIT 1) m ON true
WHERE j.terms IS NOT NULL OR m.id IS NOT NULL;
--> statement-breakpoint
-- Open pages of both sides show what was written and what was read, whichever process wrote it.
CREATE FUNCTION notify_job_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_messages', new.marketer_id::text);
  PERFORM pg_notify('site_messages', new.influencer_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_conversation_changed AFTER INSERT OR UPDATE ON job_conversations
  FOR EACH ROW EXECUTE FUNCTION notify_job_conversation();
