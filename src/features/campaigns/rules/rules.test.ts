import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baht, satang } from '../../../core/money.ts'
import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import { INTERESTS } from '../../../core/vocabulary.ts'
import { FIELD_NAMES } from '../brief/fields.ts'
import type { Draft } from '../contract.ts'
import { type Criteria, EMPTY_CRITERIA, SECTIONS } from '../shapes.ts'
import { closingDay } from './closing-day.ts'
import { afterCost, costOf } from './cost.ts'
import {
  type EditFacts,
  editableFields,
  isEditable,
  liveRefusal,
  offeredFields,
  sectionsWith,
  slotsMin,
} from './editing.ts'
import { MATCHED_FROM, type MatchDemand, type MatchSubject, matchChannel } from './match.ts'
import { acceptsApplications, CAMPAIGN_TABLE, campaignTransitionFor, isOpen } from './status.ts'

const now = new Date('2025-11-21T05:00:00Z')
const today = '2025-11-21'
const settings = settingsAt(defaultSettings, now)

describe('campaign status', () => {
  it.each([
    ['draft', 'submit', 'marketer', 'review', ['campaign.submitted']],
    ['sent_back', 'submit', 'marketer', 'review', ['campaign.submitted']],
    ['review', 'recall', 'marketer', 'draft', []],
    ['review', 'approve', 'operator', 'live', ['campaign.approved']],
    ['review', 'sendBack', 'operator', 'sent_back', ['campaign.sent_back']],
    ['live', 'close', 'marketer', 'closed', []],
    ['live', 'close', 'system', 'closed', ['campaign.closed']],
  ] as const)('a campaign in status %s accepts the event %s by %s', (from, event, actor, to, notify) =>
    expect(campaignTransitionFor(from, event, actor)).toMatchObject({ to, notify }),
  )

  it.each([
    ['live', 'submit', 'marketer'],
    ['closed', 'approve', 'operator'],
    ['draft', 'approve', 'operator'],
    ['review', 'approve', 'marketer'],
    ['draft', 'close', 'system'],
  ] as const)('a campaign in status %s rejects the event %s by %s', (from, event, actor) =>
    expect(() => campaignTransitionFor(from, event, actor)).toThrow(
      expect.objectContaining({ code: 'campaign_state', details: { status: from } }),
    ),
  )

  it('has no transition from closed', () => {
    expect(CAMPAIGN_TABLE.some((row) => row.from.includes('closed'))).toBe(false)
  })

  it('stops only new applications while it is paused', () => {
    const live = { status: 'live', paused: true, closeAt: new Date(now.getTime() + 1) } as const
    expect([isOpen(live, now), acceptsApplications(live, now)]).toEqual([true, false])
    expect(isOpen(live, live.closeAt)).toBe(false)
  })
})

it('a closed campaign has no closing day', () => {
  const closeAt = '2025-11-30T16:59:59.999Z'
  expect(closingDay({ status: 'live', closeAt })).toBe(closeAt)
  expect(closingDay({ status: 'closed', closeAt })).toBeNull()
  expect(closingDay({ status: 'draft', closeAt: null })).toBeNull()
})

describe('the fields of the brief that a marketer can change', () => {
  it.each(['draft', 'sent_back'] as const)('are all fields if the campaign is %s', (status) => {
    expect(editableFields(status)).toEqual(FIELD_NAMES)
    expect(sectionsWith(editableFields(status))).toEqual(SECTIONS)
  })

  it('are the harmless ones while the campaign is live', () => {
    const of = { trackingUrl: 'https://shop.co.th/serum', payBy: 'credits' } as const
    expect(offeredFields('live', { ...of, applied: true })).toEqual([
      'trackingUrl',
      'criteria',
      'slots',
      'closeOn',
      'counterOffers',
      'poNumber',
      'costCentre',
    ])
    expect(offeredFields('live', { ...of, trackingUrl: '', payBy: 'package', applied: false })).toEqual([
      'draftBy',
      'draftDays',
      'postFrom',
      'postBy',
      'criteria',
      'slots',
      'closeOn',
      'counterOffers',
      'poNumber',
      'costCentre',
    ])
  })

  const saved = {
    closeOn: '2025-11-25',
    slots: 12,
    price: 450_000,
    trackingUrl: 'https://shop.co.th/a',
    counterOffers: 'no',
    title: 'Serum',
  } as Draft
  const facts: EditFacts = { draft: saved, slotsTaken: 4, applied: true, unitsLeft: null, dropped: 0 }
  it.each([
    ['slots', { slots: 4 }, null],
    ['slots', { slots: 3 }, { code: 'too_small', minimum: 4 }],
    ['closeOn', { closeOn: '2025-11-26' }, null],
    ['closeOn', { closeOn: '2025-11-24' }, { code: 'close_only_later' }],
    ['closeOn', { closeOn: null }, { code: 'close_only_later' }],
    ['trackingUrl', { trackingUrl: 'https://www.shop.co.th/b' }, null],
    ['trackingUrl', { trackingUrl: 'https://other.example' }, { code: 'same_site' }],
    ['counterOffers', { counterOffers: 'yes' }, null],
    ['price', { price: 500_000 }, { code: 'people_applied' }],
    ['title', { title: 'Other' }, { code: 'fixed_after_review' }],
  ] as const)('are rejected on a live campaign with a reason: %s %o', (name, change, refusal) => {
    expect(liveRefusal(name, { ...saved, ...change }, facts)).toEqual(refusal)
  })

  it.each([
    // saved slots, taken slots, units left, new slots
    [6, 4, 2, 6, null],
    [5, 4, 2, 6, null],
    [5, 4, 2, 7, { code: 'too_big', maximum: 6 }],
    [8, 4, 2, 7, null],
    [8, 4, 2, 9, { code: 'too_big', maximum: 8 }],
    [5, 4, null, 900, null],
  ] as const)(
    'of %d slots with %d taken and %o units left, change to %d slots',
    (slots, slotsTaken, unitsLeft, next, refusal) => {
      const draft = { ...saved, slots }
      expect(liveRefusal('slots', { ...draft, slots: next }, { ...facts, draft, slotsTaken, unitsLeft })).toEqual(
        refusal,
      )
    },
  )

  it('include the criteria while every pending applicant still matches', () => {
    const next = { ...saved, criteria: { ...EMPTY_CRITERIA, followersMin: 1_000 } }
    expect(liveRefusal('criteria', next, facts)).toBeNull()
    expect(liveRefusal('criteria', next, { ...facts, dropped: 2 })).toEqual({ code: 'drops_applicants', n: 2 })
  })

  it('include the pay until somebody has applied', () => {
    expect(liveRefusal('price', { ...saved, price: 500_000 }, { ...facts, applied: false })).toBeNull()
  })

  it.each(['review', 'closed'] as const)('are none if the campaign is %s', (status) => {
    expect([isEditable(status), sectionsWith(editableFields(status))]).toEqual([false, []])
  })

  it('the minimum of slots is the number taken, and at least one', () => {
    expect([slotsMin({ slotsTaken: 0 }), slotsMin({ slotsTaken: 3 })]).toEqual([1, 3])
  })
})

describe('cost', () => {
  it('is the price and fee of each slot, and gives the remaining credits', () => {
    const cost = costOf({ price: baht(4_500), slots: 12 }, settings)
    expect(cost).toMatchObject({ fee: baht(450), perSlot: baht(4_950), total: baht(59_400) })
    expect(afterCost(baht(186_400), cost.total)).toEqual({ left: baht(127_000), missing: 0 })
    expect(afterCost(baht(50_000), cost.total)).toEqual({ left: 0, missing: baht(9_400) })
  })

  it.each([
    // slots, taken, available, still needed, left, missing
    [10, 6, 30_300, 19_800, 10_500, 0],
    [10, 0, 30_300, 49_500, 0, 19_200],
    [10, 10, 0, 0, 0, 0],
    [4, 0, 19_800, 19_800, 0, 0],
    [4, 0, 19_799, 19_800, 0, 1],
    [1, 1, 500, 0, 500, 0],
  ])(
    'of %i slots with %i taken and %i available: needs %i, leaves %i, lacks %i',
    (slots, slotsTaken, has, needs, left, missing) => {
      const { total } = costOf({ price: baht(4_500), slots, slotsTaken }, settings)
      expect(total).toBe(baht(needs))
      expect(afterCost(baht(has), total)).toEqual({ left: baht(left), missing: baht(missing) })
    },
  )

  it('adds the reimbursement without a fee', () => {
    expect(costOf({ price: baht(1_000), slots: 2, reimbursementCap: baht(300) }, settings).total).toBe(baht(2_800))
  })
})

const subject: MatchSubject = {
  channelType: 'INSTAGRAM',
  followers: 48_200,
  engagementBps: 490,
  goodBps: 350,
  audience: {
    gender: { female: 78, male: 20, other: 2 },
    age: { '13-17': 5, '18-24': 36, '25-34': 35, '35-44': 15, '45+': 9 },
    location: [{ place: 'TH-10', percent: 64 }],
  },
  gender: 'female',
  birthdate: '1998-05-05',
  province: 'TH-10',
  interests: ['beauty', 'lifestyle'],
  nationalityId: 209,
  score: 91,
  price: baht(4_500),
  reliability: 98,
  workedWithBrand: false,
}
const criteria: Criteria = {
  ...EMPTY_CRITERIA,
  followersMin: 10_000,
  followersMax: 100_000,
  engagementMinBps: 300,
  audienceAges: ['18-24', '25-34'],
  audienceGender: 'female',
  provinces: ['TH-10', 'TH-11'],
  interests: ['beauty'],
}
const demand: MatchDemand = { criteria, channelType: 'INSTAGRAM', price: baht(4_500) }

describe('match', () => {
  it('gives at least 50 points if all criteria are met', () => {
    const result = matchChannel(demand, subject, today)
    expect(result.matched).toBe(true)
    expect(result.score).toBeGreaterThanOrEqual(80)
    expect(result.reasons.every((r) => r.code !== 'channel')).toBe(true)
  })

  it.each<[string, Partial<MatchSubject>, Partial<Criteria>, object]>([
    ['followers', { followers: 9_000 }, {}, { followers: 9_000, min: 10_000 }],
    ['followers', { followers: null }, {}, {}],
    ['engagement', { engagementBps: 240 }, {}, { bps: 240, min: 300, gap: 60 }],
    ['audience_age', {}, { audienceAges: ['45+'] }, { largest: '18-24', percent: 9 }],
    ['audience_age', { audience: null }, {}, { unknown: 1 }],
    ['audience_gender', {}, { audienceGender: 'male' }, { gender: 'male', percent: 20 }],
    ['location', { province: 'TH-50' }, { provinces: ['TH-83'] }, { lives: 0 }],
    ['interests', { interests: ['food'] }, {}, { interests: 'beauty' }],
    ['creator_gender', { gender: 'male' }, { creatorGender: 'female' }, {}],
    ['creator_age', {}, { creatorAgeMin: 30 }, { age: 27, min: 30 }],
    ['nationality', { nationalityId: 1 }, { nationalities: [209] }, { id: 1 }],
    ['channel', { channelType: 'TIKTOK' }, {}, { type: 'INSTAGRAM' }],
  ])('fails if %s is not met', (code, more, required, values) => {
    const result = matchChannel({ ...demand, criteria: { ...criteria, ...required } }, { ...subject, ...more }, today)
    expect(result.matched).toBe(false)
    expect(result.score).toBeLessThan(MATCHED_FROM)
    expect(result.reasons[0]).toMatchObject({ met: false })
    expect(result.reasons.find((r) => r.code === code)?.values).toMatchObject(values)
  })

  it('meets the location by the audience if the creator lives elsewhere', () => {
    expect(matchChannel(demand, { ...subject, province: 'TH-50' }, today).matched).toBe(true)
  })

  it('scores 0 to 100, and 50 is the boundary between match and mismatch', () => {
    const any = fc.record({
      followers: fc.option(fc.nat(1e7)),
      engagementBps: fc.option(fc.nat(20_000)),
      score: fc.option(fc.nat(100)),
      price: fc.option(fc.nat(1e8).map(satang)),
      reliability: fc.option(fc.nat(100)),
      interests: fc.subarray([...INTERESTS]),
      workedWithBrand: fc.boolean(),
    })
    fc.assert(
      fc.property(any, fc.boolean(), (more, asks) => {
        const given = asks ? criteria : EMPTY_CRITERIA
        const { score, matched, reasons } = matchChannel({ ...demand, criteria: given }, { ...subject, ...more }, today)
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
        expect(score >= MATCHED_FROM).toBe(matched)
        if (!asks) expect(matched).toBe(true)
        expect(new Set(reasons.map((r) => r.code)).size).toBe(reasons.length)
      }),
    )
  })

  it('lowers the score for a missing price, missing audience data and abandoned jobs, with a reason', () => {
    const open: MatchDemand = { ...demand, criteria: { ...EMPTY_CRITERIA, followersMin: 10_000 } }
    const best = matchChannel(open, subject, today).score
    const worse: [string, Partial<MatchSubject>][] = [
      ['price', { price: null }],
      ['audience_data', { audience: null }],
      ['on_time', { reliability: 60 }],
    ]
    for (const [code, more] of worse) {
      const { score, matched, reasons } = matchChannel(open, { ...subject, ...more }, today)
      expect(matched).toBe(true)
      expect(best - score).toBeGreaterThanOrEqual(5)
      expect(reasons.find((reason) => reason.code === code)).toMatchObject({ met: false })
    }
    // No history must not count as a bad one.
    const { reasons } = matchChannel(open, { ...subject, reliability: null }, today)
    expect(reasons.find(({ code }) => code === 'on_time')).toMatchObject({ met: true, values: { unknown: 1 } })
  })

  it('spreads the scores: at least 40 points between the 5th and 95th percentile, and at least 25 among matches', () => {
    const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 4 })
    const pairs = fc.sample(
      fc.record({
        followers: fc.integer({ min: 500, max: 300_000 }),
        engagementBps: fc.integer({ min: 50, max: 1_200 }),
        audience: fc.constantFrom(subject.audience, subject.audience, null),
        province: fc.constantFrom('TH-10', 'TH-11', 'TH-50', 'TH-83'),
        interests: fc.subarray(['beauty', 'lifestyle', 'food', 'travel'], { minLength: 1 }),
        score: maybe(fc.integer({ min: 30, max: 100 })),
        price: maybe(fc.integer({ min: 150_000, max: 900_000 })),
        reliability: maybe(fc.integer({ min: 50, max: 100 })),
        workedWithBrand: fc.boolean(),
        asks: fc.constantFrom(criteria, EMPTY_CRITERIA, { ...EMPTY_CRITERIA, followersMin: 5_000 }),
      }),
      { numRuns: 1_000, seed: 12 },
    )
    const results = pairs.map(({ asks, ...more }) =>
      matchChannel({ ...demand, criteria: asks }, { ...subject, ...more } as MatchSubject, today),
    )
    const spread = (scores: number[]): number => {
      const sorted = scores.toSorted((x, y) => x - y)
      return sorted[Math.floor(sorted.length * 0.95)]! - sorted[Math.floor(sorted.length * 0.05)]!
    }
    expect(spread(results.map(({ score }) => score))).toBeGreaterThanOrEqual(40)
    expect(spread(results.filter(({ matched }) => matched).map(({ score }) => score))).toBeGreaterThanOrEqual(25)
  })
})
