-- Running jobs take the first day of the post from their brief, as jobs that begin from now on do; those whose link is due already keep their time.
UPDATE jobs SET facts = jobs.facts || jsonb_build_object(
  'campaignPostFrom',
  to_char((campaigns.post_from::timestamp AT TIME ZONE 'Asia/Bangkok') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')
)
FROM campaigns
WHERE campaigns.id = jobs.campaign_id
  AND campaigns.post_from IS NOT NULL
  AND jobs.status IN ('MATCHED', 'MISMATCHED', 'ASSIGN', 'IN_PROGRESS', 'SHIPPING', 'WORKING');
