import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../../../core/clock.ts'
import { at, code, decided, FILE, I, M, S, WHY } from './play.fixture.ts'

describe('the regular path', () => {
  it('runs from application to pay', () => {
    const done = decided(
      {},
      I('apply'),
      M('accept'),
      I('accept'),
      S('startPhoto'),
      I('draft', FILE),
      M('approveDraft'),
      I('postUrl', { url: 'https://www.instagram.com/p/1' }),
      S('linkPassed'),
      I('insight', FILE),
      M('approveInsight'),
      S('pay'),
    )
    expect(done.to).toBe('COMPLETED')
    expect(done.money).toMatchObject({ kind: 'payout', creatorShareBps: 10_000, refundBps: 0 })
    expect(done.timeline).toBeNull()
  })

  it('starts the work as the review option requires', () => {
    const go = { status: 'IN_PROGRESS' } as const
    expect(code({ ...go, reviewOption: 'shipping' }, M('ship', { trackingNumber: 'TH1' }), I('confirmArrival'))).toBe(
      'WORKING',
    )
    expect(code({ ...go, reviewOption: 'shipping' }, M('ship', { trackingNumber: ' ' }))).toBe('tracking_required')
    expect(
      code({ ...go, reviewOption: 'buy order' }, I('orderNumber', { orderNumber: 'A1', deliveryOn: at(DAY) })),
    ).toBe('WORKING')
    expect(code({ ...go, reviewOption: 'invite' }, I('checkIn', { codeMatches: false }))).toBe('check_in_wrong')
    expect(code({ ...go, reviewOption: 'invite' }, I('checkIn', { codeMatches: true }))).toBe('WORKING')
    const bought = { ...go, reviewOption: 'buy product', reimbursementCap: 30_000 } as const
    const approved = decided(bought, I('receipt', { ...FILE, amount: 45_000 }), M('approveReceipt'))
    expect(approved.after).toMatchObject({ status: 'WORKING', receipt: 'approved', receiptAmount: 30_000 })
    expect(code({ ...go, reviewOption: 'photo' }, M('ship', { trackingNumber: 'TH1' }))).toBe('review_option_differs')
  })
})

describe('applications', () => {
  it('are checked against the campaign', () => {
    expect(code({ campaignPaused: true }, I('apply'))).toBe('campaign_paused')
    expect(code({ campaignOpen: false }, I('apply'))).toBe('campaign_not_live')
    expect(code({ slotFree: false }, I('apply'))).toBe('slot_taken')
    expect(code({ criteriaMet: false }, I('apply'))).toBe('MISMATCHED')
    expect(code({ status: 'MATCHED', campaignPaused: true }, M('accept'))).toBe('ASSIGN')
    expect(code({ status: 'MATCHED', slotFree: false }, M('accept'))).toBe('slot_taken')
  })

  it('can be matched again, withdrawn and closed', () => {
    expect(code({ status: 'MISMATCHED' }, S('match'))).toBe('MATCHED')
    expect(code({ status: 'MATCHED', criteriaMet: false }, S('mismatch'))).toBe('MISMATCHED')
    expect(code({ status: 'MISMATCHED' }, I('withdraw'))).toBe('CANCEL')
    expect(code({ status: 'MATCHED' }, S('closeApplications'))).toBe('campaign_still_open')
    expect(code({ status: 'MATCHED', campaignOpen: false }, S('closeApplications'))).toBe('REJECTED')
    expect(decided({ status: 'MATCHED', slotFree: false }, S('fillCampaign')).endedBy).toBe('system')
  })

  it('invitations go directly to ASSIGN, even with a bad match', () => {
    expect(decided({ criteriaMet: false }, M('invite'))).toMatchObject({ to: 'ASSIGN', money: { kind: 'hold' } })
  })

  it('can be negotiated once while the invitation is open', () => {
    const invited = { status: 'ASSIGN' } as const
    const ask = I('counterOffer', { price: 520_000 })
    const answer = M('counterOffer', { price: 480_000 })
    expect(decided(invited, ask)).toMatchObject({
      to: 'ASSIGN',
      money: { kind: 'none' },
      after: { offer: 'asked', offerPrice: 520_000 },
      timeline: { stage: 'invite_offer', act: 'marketer', dueAt: at(48 * HOUR) },
    })
    expect(decided(invited, ask, M('accept'))).toMatchObject({
      to: 'ASSIGN',
      money: { kind: 'changeHold' },
      after: { offer: 'agreed' },
      timeline: { stage: 'answer', dueAt: at(72 * HOUR) },
    })
    expect(decided(invited, ask, answer)).toMatchObject({
      money: { kind: 'changeHold' },
      after: { offer: 'countered' },
      timeline: { stage: 'answer', dueAt: at(48 * HOUR) },
    })
    for (const end of [M('declineOffer'), S('offerTimeout', {}, 48 * HOUR)])
      expect(decided(invited, ask, end)).toMatchObject({ to: 'ASSIGN', money: { kind: 'none' } })
    expect(code(invited, ask, M('accept'), I('accept'))).toBe('IN_PROGRESS')
    expect(code(invited, ask, M('cancel'))).toBe('CANCEL')
    expect(code(invited, ask, I('decline'))).toBe('REJECTED')
    expect(code(invited, ask, I('accept'))).toBe('counter_offer_pending')
    expect(code(invited, ask, ask)).toBe('counter_offer_used')
    expect(code(invited, ask, answer, ask)).toBe('counter_offer_used')
    expect(code(invited, ask, M('accept'), M('accept'))).toBe('job_state')
    expect(code(invited, answer)).toBe('no_counter_offer')
    expect(code({ ...invited, counterOffers: false }, ask)).toBe('counter_offers_off')
    expect(code({ ...invited, invited: false }, ask)).toBe('counter_offers_off')
    expect(code({ ...invited, frozenAt: at(0) }, ask)).toBe('job_frozen')
    expect(code({ ...invited, partiesActive: false }, ask, M('accept'))).toBe('party_not_active')
    // An influencer who has paused new jobs may still agree on an earlier invitation.
    expect(code({ ...invited, takesJobs: false }, ask, M('accept'), I('accept'))).toBe('IN_PROGRESS')
  })

  it('get the campaign’s price if an applicant who requested another one is invited', () => {
    expect(decided({ status: 'MATCHED', offer: 'asked' }, M('invite'))).toMatchObject({
      after: { offer: 'declined' },
      timeline: { stage: 'answer' },
    })
  })

  it('record who declined', () => {
    expect(decided({ status: 'MATCHED' }, M('decline')).endedBy).toBe('marketer')
    const no = decided({ status: 'ASSIGN' }, I('decline'))
    expect([no.to, no.endedBy]).toEqual(['REJECTED', 'influencer'])
    expect(no.money).toMatchObject({ kind: 'refund', refundBps: 10_000 })
  })
})

describe('start', () => {
  const ship = { status: 'IN_PROGRESS', reviewOption: 'shipping' } as const
  it('lets the influencer leave without penalty after five days without a tracking number', () => {
    expect(decided(ship, I('leave', {}, 5 * DAY - 1)).countsAgainstInfluencer).toBe(true)
    expect(decided(ship, I('leave', {}, 5 * DAY)).countsAgainstInfluencer).toBe(false)
  })

  it('allows a second parcel if the first did not arrive', () => {
    const lost = [M('ship', { trackingNumber: 'A' }), I('notArrived')] as const
    expect(code(ship, ...lost, I('notArrived'))).toBe('already_reported')
    expect(decided(ship, ...lost, M('ship', { trackingNumber: 'B' })).after.notArrivedAt).toBeNull()
    expect(code(ship, M('ship', { trackingNumber: 'A' }), M('ship', { trackingNumber: 'B' }))).toBe('already_shipped')
  })

  it('allows two rejections of receipts and order numbers, then a dispute', () => {
    const buy = { status: 'IN_PROGRESS', reviewOption: 'buy product' } as const
    const once = [I('receipt', { ...FILE, amount: 100 }), M('rejectReceipt', WHY)] as const
    expect(code(buy, ...once)).toBe('IN_PROGRESS')
    expect(code(buy, ...once, I('dispute', WHY))).toBe('dispute_not_open')
    expect(code(buy, ...once, ...once, I('dispute', WHY))).toBe('IN_PROGRESS')
    expect(code(buy, ...once, ...once, ...once)).toBe('refusals_used')
    const order = { status: 'IN_PROGRESS', reviewOption: 'buy order' } as const
    const given = I('orderNumber', { orderNumber: 'A1', deliveryOn: at(DAY) })
    expect(decided(order, given, M('refuseOrderNumber', WHY)).after).toMatchObject({
      status: 'IN_PROGRESS',
      refusals: 1,
    })
    expect(code(order, given, M('refuseOrderNumber', WHY, 73 * HOUR))).toBe('review_time_over')
    expect(code(order, I('orderNumber', { orderNumber: 'A1', deliveryOn: at(31 * DAY) }))).toBe('delivery_date_too_far')
  })
})
