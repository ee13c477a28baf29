import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../../../core/clock.ts'
import { timelineOf } from './deadlines.ts'
import { blankFacts, type JobFacts } from './facts.ts'
import { at, code, evaluateDue, ready, S, sent, settings, start, working } from './play.fixture.ts'

describe('without a reply', () => {
  const later = (given: Partial<JobFacts>, ms: number) => evaluateDue(blankFacts(start, given), at(ms), settings)
  const toward = (given: Partial<JobFacts>, ms: number) => {
    const answer = later(given, ms)
    return answer?.ok
      ? [answer.row.event, answer.to, answer.money.kind === 'refund' ? answer.money.refundBps : null]
      : answer
  }
  it.each<[string, Partial<JobFacts>, number, unknown]>([
    ['answer', { status: 'ASSIGN' }, 72 * HOUR, ['answerTimeout', 'CANCEL', 10_000]],
    ['counter-offer', { status: 'ASSIGN', offer: 'asked' }, 48 * HOUR, ['offerTimeout', 'ASSIGN', null]],
    [
      'answer to a counter-price',
      { status: 'ASSIGN', offer: 'countered' },
      48 * HOUR,
      ['answerTimeout', 'CANCEL', 10_000],
    ],
    [
      'tracking number',
      { status: 'IN_PROGRESS', reviewOption: 'shipping' },
      10 * DAY,
      ['shipTimeout', 'CANCEL', 10_000],
    ],
    [
      'order number',
      { status: 'IN_PROGRESS', reviewOption: 'buy order' },
      10 * DAY,
      ['silenceTimeout', 'CANCEL', 10_000],
    ],
    [
      'receipt review',
      { status: 'IN_PROGRESS', reviewOption: 'buy product', receipt: 'review' },
      72 * HOUR,
      ['receiptTimeout', 'WORKING', null],
    ],
    [
      'visit',
      { status: 'IN_PROGRESS', reviewOption: 'invite', bookedVisitAt: at(4 * DAY) },
      14 * DAY,
      ['silenceTimeout', 'CANCEL', 10_000],
    ],
    ['photo', { status: 'IN_PROGRESS' }, 0, ['startPhoto', 'WORKING', null]],
    ['parcel', { status: 'SHIPPING', shippedAt: start }, 14 * DAY, ['arrivalTimeout', 'WORKING', null]],
    [
      'not arrived',
      { status: 'SHIPPING', shippedAt: start, notArrivedAt: start },
      10 * DAY,
      ['shipTimeout', 'CANCEL', 10_000],
    ],
    ['draft', working, 12 * DAY, ['draftTimeout', 'CANCEL', 10_000]],
    ['draft fix', { ...sent, draft: 'sent_back' }, 10 * DAY, ['draftTimeout', 'CANCEL', 5_000]],
    ['draft review', sent, 72 * HOUR, ['reviewTimeout', 'READY', null]],
    ['choice', { ...sent, draft: 'choice' }, 72 * HOUR, ['choiceTimeout', 'READY', null]],
    ['link', ready, 10 * DAY, ['linkTimeout', 'CANCEL', 10_000]],
    ['check', { status: 'SUBMIT' }, 24 * HOUR, ['checkTimeout', 'SUBMIT', null]],
    ['evidence', { status: 'INSIGHT' }, 17 * DAY, ['insightTimeout', 'INSIGHT', null]],
    ['story evidence', { status: 'INSIGHT', postType: 'story' }, 15 * DAY, ['insightTimeout', 'INSIGHT', null]],
    [
      'evidence review',
      { status: 'INSIGHT', insight: 'review' },
      72 * HOUR,
      ['insightReviewTimeout', 'COMPLETE', null],
    ],
    ['pay', { status: 'COMPLETE' }, 0, ['pay', 'COMPLETED', null]],
  ])('%s', (_, given, ms, expected) => {
    expect(later(given, ms - 1)).toBeNull()
    expect(toward(given, ms)).toEqual(expected)
  })

  it('a timer never fires early or for another stage', () => {
    expect(code(sent, S('reviewTimeout', {}, 71 * HOUR))).toBe('job_not_due')
    expect(code(sent, S('draftTimeout', {}, 90 * DAY))).toBe('job_not_due')
  })

  it('a reminder is due after half of the time', () => {
    expect(timelineOf(blankFacts(start, { status: 'ASSIGN' }), settings)?.remindAt).toEqual(at(36 * HOUR))
  })
})
