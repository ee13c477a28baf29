-- Messages about team invitations that were accepted or withdrawn no longer hold the private link.
UPDATE outbox SET href = NULL
FROM team_invitations invitation
WHERE outbox.kind = 'account.team_invited' AND outbox.href IS NOT NULL
  AND (invitation.accepted_at IS NOT NULL OR invitation.withdrawn_at IS NOT NULL)
  AND starts_with(outbox.event_key, 'team-invitation:' || invitation.id::text || ':');
