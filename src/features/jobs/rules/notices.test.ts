import { describe, expect, it } from 'vitest'
import { jobsEn } from '../../notifications/templates/jobs-en.ts'
import { jobsTh } from '../../notifications/templates/jobs-th.ts'
import inboxEn from '../text/inbox/en.ts'
import inboxTh from '../text/inbox/th.ts'
import { JOB_NOTICES, type JobNotice, type JobNoticeKind } from './events.ts'
import { JOB_TABLE } from './table.ts'

const INFLUENCER = ['influencer'] as const
const MARKETER = ['marketer'] as const
const BOTH = ['influencer', 'marketer'] as const
const OPERATOR = ['operator'] as const

/** The recipients of each message kind. A row of the table may not send it to anybody else. */
const NOTICE_READERS: Readonly<Record<JobNoticeKind, readonly JobNotice['to'][]>> = {
  'job.applied': MARKETER,
  'job.invited': INFLUENCER,
  'job.chosen': INFLUENCER,
  'job.matched': INFLUENCER,
  'job.matched_marketer': MARKETER,
  'job.mismatched': INFLUENCER,
  'job.withdrawn': MARKETER,
  'job.offer_asked': MARKETER,
  'job.offer_countered': INFLUENCER,
  'job.offer_declined': INFLUENCER,
  'job.offer_lapsed': BOTH,
  'job.offer_agreed': INFLUENCER,
  'job.offer_declined_invite': INFLUENCER,
  'job.offer_lapsed_invite': INFLUENCER,
  'job.not_chosen': INFLUENCER,
  'job.closed': INFLUENCER,
  'job.full': INFLUENCER,
  'job.accepted': MARKETER,
  'job.declined': MARKETER,
  'job.started': INFLUENCER,
  'job.started_marketer': MARKETER,
  'job.shipped': INFLUENCER,
  'job.tracking_changed': INFLUENCER,
  'job.arrived': MARKETER,
  'job.not_arrived': MARKETER,
  'job.order_given': MARKETER,
  'job.order_refused': INFLUENCER,
  'job.receipt_given': MARKETER,
  'job.receipt_refused': INFLUENCER,
  'job.receipt_approved': INFLUENCER,
  'job.receipt_approved_marketer': MARKETER,
  'job.checked_in': MARKETER,
  'job.left': MARKETER,
  'job.draft_sent': MARKETER,
  'job.draft_rejected': INFLUENCER,
  'job.draft_rejected_last': INFLUENCER,
  'job.draft_approved': INFLUENCER,
  'job.draft_approved_marketer': MARKETER,
  'job.draft_choice': MARKETER,
  'job.extra_round': INFLUENCER,
  'job.post_given': MARKETER,
  'job.post_passed': BOTH,
  'job.post_failed': INFLUENCER,
  'job.post_failed_marketer': MARKETER,
  'job.post_failed_last': BOTH,
  'job.insight_given': MARKETER,
  'job.insight_refused': INFLUENCER,
  'job.insight_approved': INFLUENCER,
  'job.completed': MARKETER,
  'job.paid': INFLUENCER,
  'job.paid_out': MARKETER,
  'job.cancelled': BOTH,
  'job.disputed': ['influencer', 'marketer', 'operator'],
  'job.decided': BOTH,
  'job.frozen': ['influencer', 'marketer', 'operator'],
  'job.resumed': BOTH,
  'job.queued': OPERATOR,
  'job.in_review': BOTH,
  'job.overdue': OPERATOR,
  'job.reminder': ['influencer', 'marketer', 'operator'],
  'job.may_leave': INFLUENCER,
  'job.may_cancel': MARKETER,
}

/** Phrases that only one side may receive. */
const TO_INFLUENCER =
  /\byour (channel|draft|pay|post|insights|50 Tawi)|\byou match\b|the brand (is|chose)|in your wallet|รับงานเลย|ช่องของคุณ|ค่าจ้างของคุณ/i
const TO_MARKETER = /your (criteria|balance)|pick another creator|\{creator\}/i

const sent = JOB_TABLE.flatMap((row) => row.notify.map((notice) => ({ event: row.event, ...notice })))
const wordsOf = (kind: keyof typeof jobsEn): string =>
  [jobsEn[kind], jobsTh[kind]].map(({ subject, body }) => `${subject} ${body}`).join(' ')

describe('a notice of the job table', () => {
  it.each(sent)('$event: $kind to the $to', ({ to, kind }) => expect(NOTICE_READERS[kind]).toContain(to))

  it.each([...JOB_NOTICES])('%s has texts for its recipients only', (kind) => {
    const readers = NOTICE_READERS[kind]
    if (readers.includes('marketer')) expect(wordsOf(kind)).not.toMatch(TO_INFLUENCER)
    if (readers.includes('influencer')) expect(wordsOf(kind)).not.toMatch(TO_MARKETER)
  })

  it('is sent to the marketer for every failed check of a post', () => {
    const failed = JOB_TABLE.filter(({ event }) => event === 'linkFailed' || event === 'returnLink')
    expect(failed).toHaveLength(3)
    for (const { to, notify } of failed) {
      const kind = to === 'READY' ? 'job.post_failed_marketer' : 'job.post_failed_last'
      expect(notify).toContainEqual({ to: 'marketer', kind })
    }
  })

  it('and the step in the conversation refer to the closed application, because the campaign may still be open', () => {
    expect(jobsEn['job.closed'].subject).toContain(inboxEn.closeApplications)
    expect(jobsTh['job.closed'].subject).toContain(inboxTh.closeApplications)
  })
})
