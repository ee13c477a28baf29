import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../../../core/clock.ts'
import { timelineOf } from './deadlines.ts'
import { offers } from './evaluate.ts'
import { blankFacts, type JobFacts } from './facts.ts'
import { at, code, decided, FILE, I, M, O, ready, S, sent, settings, start, WHY, working } from './play.fixture.ts'
import type { JobActor } from './states.ts'

describe('drafts', () => {
  it('are due after the visit, the delivery or the start, or on the brief’s date if later', () => {
    const due = (given: Partial<JobFacts>) => timelineOf(blankFacts(start, { ...working, ...given }), settings)?.dueAt
    expect(due({ reviewOption: 'invite', bookedVisitAt: at(3 * DAY) })).toEqual(at(8 * DAY))
    expect(due({ reviewOption: 'buy order', deliveryOn: at(4 * DAY) })).toEqual(at(9 * DAY))
    expect(due({ campaignDraftBy: at(20 * DAY) })).toEqual(at(20 * DAY))
    expect(due({ campaignDraftBy: at(-DAY) })).toEqual(at(5 * DAY))
  })

  it('can be rejected twice, then the brand chooses', () => {
    const twice = [M('rejectDraft', WHY), I('draft', FILE), M('rejectDraft', WHY)] as const
    expect(decided(sent, ...twice).after).toMatchObject({ draft: 'choice', rejections: 2 })
    expect(decided(sent, M('rejectDraft', WHY)).notify).toEqual([{ to: 'influencer', kind: 'job.draft_rejected' }])
    expect(decided(sent, ...twice).notify).toEqual([
      { to: 'influencer', kind: 'job.draft_rejected_last' },
      { to: 'marketer', kind: 'job.draft_choice' },
    ])
    expect(code(sent, ...twice, M('rejectDraft', WHY))).toBe('rejections_used')
    expect(code(sent, ...twice, I('draft', FILE))).toBe('brand_is_choosing')
    expect(code(sent, ...twice, M('approveDraft'))).toBe('READY')
    const paid = decided(sent, ...twice, M('payExtraRound'))
    expect(paid.money.kind).toBe('extraRoundHold')
    expect(decided(sent, ...twice, M('payExtraRound'), I('draft', FILE), M('rejectDraft', WHY)).after.draft).toBe(
      'choice',
    )
    expect(code(sent, M('rejectDraft'))).toBe('reason_required')
    expect(code(sent, M('payExtraRound'))).toBe('not_at_choice')
  })

  it('prevent leaving; goods must be returned first', () => {
    expect(code(sent, I('leave'))).toBe('draft_already_sent')
    expect(code({ ...working, goods: 'received' }, I('leave'))).toBe('goods_must_return')
    expect(decided({ ...working, goods: 'received' }, I('leave', { returnTracking: 'TH2' })).after.goods).toBe(
      'returned',
    )
  })
})

describe('post and evidence', () => {
  const url = I('postUrl', { url: 'https://x.com/a/status/1' })
  it('the third failed check needs an operator', () => {
    const failed = [url, S('linkFailed', WHY)] as const
    expect(code(ready, ...failed)).toBe('READY')
    const queued = decided(ready, ...failed, ...failed, ...failed)
    expect(queued.after).toMatchObject({ status: 'SUBMIT', queue: 'link', linkFailures: 3 })
    expect(decided(ready, ...failed).notify).toContainEqual({ to: 'influencer', kind: 'job.post_failed' })
    // The message does not ask to fix the post while an operator checks it.
    expect(queued.notify).toEqual([
      { to: 'influencer', kind: 'job.post_failed_last' },
      { to: 'marketer', kind: 'job.post_failed_last' },
      { to: 'operator', kind: 'job.queued' },
    ])
    expect(code(ready, ...failed, ...failed, ...failed, O('passLink'))).toBe('INSIGHT')
    expect(code(ready, ...failed, ...failed, ...failed, O('returnLink', WHY))).toBe('READY')
    expect(code({ status: 'SUBMIT' }, O('passLink'))).toBe('not_in_queue')
  })

  it('evidence can be rejected at most twice', () => {
    const refused = [I('insight', FILE), M('rejectInsight', WHY)] as const
    expect(code({ status: 'INSIGHT' }, ...refused, ...refused, ...refused)).toBe('refusals_used')
    expect(code({ status: 'INSIGHT' }, ...refused, ...refused, M('dispute', WHY))).toBe('INSIGHT')
    expect(code({ status: 'INSIGHT', queue: 'insight' }, O('passInsight'))).toBe('COMPLETE')
    expect(code({ status: 'INSIGHT', queue: 'insight' }, O('returnInsight', WHY))).toBe('INSIGHT')
  })
})

describe('offers', () => {
  it('are the actions that a page may show', () => {
    const list = (given: Partial<JobFacts>, actor: JobActor) => offers(blankFacts(start, given), actor, start, settings)
    expect(list({ status: 'ASSIGN' }, 'influencer')).toEqual(['counterOffer', 'accept', 'decline'])
    expect(list({ status: 'ASSIGN', invited: false }, 'influencer')).toEqual(['accept', 'decline'])
    expect(list({ status: 'ASSIGN' }, 'marketer')).toEqual(['cancel'])
    expect(list(sent, 'marketer')).toEqual(['approveDraft', 'rejectDraft', 'cancel', 'dispute'])
    expect(list({ ...sent, draft: 'choice' }, 'marketer')).toEqual([
      'approveDraft',
      'payExtraRound',
      'cancel',
      'dispute',
    ])
    expect(list({ ...sent, disputedAt: start }, 'marketer')).toEqual([])
    expect(list({ ...sent, disputedAt: start }, 'operator')).toEqual(['decide'])
    expect(list({ status: 'CANCEL' }, 'influencer')).toEqual([])
  })
})

describe('the first day of the post', () => {
  const from = at(10 * DAY)
  const early = { ...ready, campaignPostFrom: from }
  const url = { url: 'https://www.tiktok.com/@a/video/1' }

  it('rejects a link before that day and accepts one from then on', () => {
    expect(code(early, I('postUrl', url, 10 * DAY - 1))).toBe('post_too_early')
    expect(code(early, I('postUrl', url, 10 * DAY))).toBe('SUBMIT')
    expect(code(ready, I('postUrl', url))).toBe('SUBMIT')
  })

  it('starts the time for the link, unless the brief has a later date', () => {
    const dueAt = (more: Partial<JobFacts>) => timelineOf(blankFacts(start, { ...early, ...more }), settings)?.dueAt
    expect(dueAt({})).toEqual(at(10 * DAY + 72 * HOUR))
    expect(dueAt({ campaignPostBy: at(20 * DAY) })).toEqual(at(20 * DAY))
    expect(dueAt({ stageAt: at(12 * DAY) })).toEqual(at(15 * DAY))
  })

  it('offers the link only from that day on', () => {
    const offered = (ms: number) => offers(blankFacts(start, early), 'influencer', at(ms), settings)
    expect(offered(10 * DAY - 1)).not.toContain('postUrl')
    expect(offered(10 * DAY)).toContain('postUrl')
  })
})
