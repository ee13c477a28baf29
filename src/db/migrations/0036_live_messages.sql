-- Tells every server process that the unread on-site messages of an account have changed.
CREATE FUNCTION notify_site_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_messages', new.account_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outbox_site_message AFTER INSERT OR UPDATE OF opened_at ON outbox
  FOR EACH ROW WHEN (new.channel = 'site' AND new.account_id IS NOT NULL) EXECUTE FUNCTION notify_site_message();
