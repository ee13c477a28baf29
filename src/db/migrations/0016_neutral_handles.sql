-- Handles contained the local part of their owner's e-mail address, and other people see them.
UPDATE "influencers" SET "handle" = 'creator-' || translate(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12), '01', 'xy')
FROM (SELECT "id", lower(split_part("email", '@', 1)) AS "local" FROM "accounts") AS "owner"
WHERE "owner"."id" = "influencers"."account_id" AND (
  position("owner"."local" IN "influencers"."handle") > 0
  OR position(substr(regexp_replace("owner"."local", '[^a-z0-9]', '', 'g'), 1, 20) IN "influencers"."handle") > 0
);
