import { isoTime } from '../../core/clock.ts'
import { agreementState } from './rules/agreement.ts'
import type { Agreement } from './shapes.ts'
import type { LinkRecord } from './store.ts'

export const viewAgreement = (link: LinkRecord, now: Date): Agreement => ({
  id: link.id,
  state: agreementState(link, now),
  scope: link.scope,
  shareBps: link.shareBps,
  invitedAt: link.invitedAt.toISOString(),
  expiresAt: isoTime(link.expiresAt),
  agreedAt: isoTime(link.agreedAt),
  endsAt: isoTime(link.endsAt),
  noticeBy: link.noticeAt ? (link.endedBy === link.managerId ? 'manager' : 'partner') : null,
})
