import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../../../core/clock.ts'
import { dueEvent, timelineOf } from '../../jobs/rules/deadlines.ts'
import { blankFacts, type JobFacts } from '../../jobs/rules/facts.ts'
import {
  at,
  code,
  decided,
  I,
  M,
  O,
  ready,
  S,
  sent,
  settings,
  start,
  WHY,
  working,
} from '../../jobs/rules/play.fixture.ts'

describe('cancellation by the brand', () => {
  const cancelAt = (given: Partial<JobFacts>, ms = 0) => {
    const { money } = decided(given, M('cancel', {}, ms))
    return money.kind === 'refund' ? money.refundBps : null
  }
  it('follows the table', () => {
    expect(['ASSIGN', 'IN_PROGRESS', 'SHIPPING'].map((status) => cancelAt({ status: status as 'ASSIGN' }))).toEqual([
      10_000, 10_000, 10_000,
    ])
    expect(cancelAt(working)).toBe(9_000)
    expect(cancelAt(sent)).toBe(5_000)
    expect(cancelAt(ready)).toBe(2_500)
    expect(cancelAt({ status: 'SUBMIT' })).toBe(0)
    expect(cancelAt({ status: 'INSIGHT' })).toBe(0)
    expect(code({ status: 'COMPLETE' }, M('cancel'))).toBe('job_state')
  })

  it('refunds everything if the creator is more than 72 hours late and no draft was ever sent', () => {
    expect(cancelAt(working, 8 * DAY - 1)).toBe(9_000)
    expect(cancelAt(working, 8 * DAY)).toBe(10_000)
    expect(cancelAt({ ...sent, draft: 'sent_back' }, 8 * DAY)).toBe(5_000)
    expect(cancelAt(ready, 144 * HOUR - 1)).toBe(2_500)
    expect(cancelAt(ready, 144 * HOUR)).toBe(10_000)
  })

  it('pays what the creator spent for the brand, but nothing if the creator leaves', () => {
    const bought = {
      ...working,
      reviewOption: 'buy product',
      receipt: 'approved',
      receiptAmount: 20_000,
      reimbursementCap: 30_000,
    } as const
    expect(decided(bought, M('cancel')).money).toMatchObject({ reimbursement: 20_000 })
    expect(decided(bought, I('leave')).money).toMatchObject({ reimbursement: 0, refundBps: 10_000 })
    expect(decided({ ...bought, fundedBy: 'package' }, I('leave')).money).toMatchObject({ unitReturns: true })
    expect(decided({ ...working, fundedBy: 'package' }, M('cancel')).money).toMatchObject({ unitReturns: false })
  })
})

describe('disputes and freezes', () => {
  it('a dispute stops people and timers until an operator decides a share', () => {
    const open = I('dispute', WHY)
    expect(code(sent, open, M('approveDraft'))).toBe('job_disputed')
    expect(decided(sent, open).timeline).toMatchObject({ stage: 'dispute', act: 'operator', dueAt: at(7 * DAY) })
    expect(code(sent, open, S('reviewTimeout', {}, 30 * DAY))).toBe('job_disputed')
    expect(code(sent, open, O('decide', { ...WHY, creatorShareBps: 10_000 }))).toBe('COMPLETE')
    const part = decided(sent, open, O('decide', { ...WHY, creatorShareBps: 3_000 }))
    expect([part.to, part.money]).toMatchObject([
      'CANCEL',
      { kind: 'refund', creatorShareBps: 3_000, refundBps: 7_000 },
    ])
    expect(code(sent, open, O('decide', { creatorShareBps: 3_000 }))).toBe('reason_required')
    expect(code(sent, O('decide', { ...WHY, creatorShareBps: 3_000 }))).toBe('not_in_dispute')
  })

  it('an overdue dispute raises an alarm and changes nothing else', () => {
    const alarm = decided(sent, I('dispute', WHY), S('disputeOverdue', {}, 7 * DAY))
    expect(alarm).toMatchObject({ to: 'WORKING', money: { kind: 'none' } })
    expect(alarm.timeline?.dueAt).toEqual(at(14 * DAY))
  })

  it('a freeze stops the deadlines', () => {
    const resumed = decided(sent, S('freeze', {}, 10 * HOUR), O('resume', {}, 100 * HOUR))
    expect(resumed.timeline?.endAt).toEqual(at(162 * HOUR))
    expect(code(sent, S('freeze'), I('dispute', WHY))).toBe('job_frozen')
    expect(code(sent, S('freeze'), O('dispute', WHY))).toBe('WORKING')
    expect(code({ status: 'ASSIGN' }, S('freeze'), O('decide', { ...WHY, creatorShareBps: 1 }))).toBe(
      'share_must_be_zero',
    )
    expect(dueEvent(timelineOf(blankFacts(start, { ...sent, frozenAt: start }), settings), at(72 * HOUR))).toBe(
      'freezeOverdue',
    )
  })
})
