SELECT fill_past_partners();
--> statement-breakpoint
INSERT INTO influencer_replies
  SELECT r.* FROM (
    SELECT DISTINCT ON (e.job_id) e.* FROM job_events e
    WHERE e.from_status = 'ASSIGN' AND (e.event = 'answerTimeout'
      OR e.actor = 'influencer' AND e.event IN ('accept', 'decline', 'counterOffer'))
    ORDER BY e.job_id, e.at, e.id
  ) first CROSS JOIN LATERAL influencer_reply(first.*::job_events) r;
--> statement-breakpoint
-- The bitmaps of these facets are made here: no other bit of a channel changes.
ALTER TABLE influencer_search DISABLE TRIGGER influencer_facets_changed;
--> statement-breakpoint
UPDATE influencer_search s SET lang = a.lang, reply_hours = influencer_reply_hours(a.id),
  has_worked = EXISTS (SELECT FROM jobs j WHERE j.influencer_id = a.id AND j.completed_at IS NOT NULL)
  FROM accounts a WHERE a.id = s.account_id;
--> statement-breakpoint
ALTER TABLE influencer_search ENABLE TRIGGER influencer_facets_changed;
--> statement-breakpoint
ALTER TABLE influencer_search ALTER COLUMN lang SET NOT NULL;
--> statement-breakpoint
ALTER TABLE influencer_search ALTER COLUMN has_worked SET NOT NULL;
--> statement-breakpoint
INSERT INTO influencer_facets
  SELECT code, segment, bit_or(overlay(B'0'::bit(32000) PLACING bits::bit(64) FROM word * 64 + 1)) FROM (
    SELECT v.code, position / 32000 AS segment, position % 32000 / 64 AS word, bit_or(1::bigint << (63 - position % 32000 % 64)) AS bits
    FROM influencer_search s CROSS JOIN LATERAL (
      SELECT 'lang:' || s.lang
      UNION ALL SELECT 'worked' WHERE s.has_worked
      UNION ALL SELECT 'reply:' || hours FROM unnest(ARRAY[6, 24, 72]) hours WHERE s.reply_hours <= hours
    ) v(code) GROUP BY 1, 2, 3
  ) words GROUP BY 1, 2
  ON CONFLICT (code, segment) DO UPDATE SET bits = excluded.bits;
