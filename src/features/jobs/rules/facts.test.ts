import fc from 'fast-check'
import { expect, it } from 'vitest'
import { POST_TYPES, REVIEW_OPTIONS } from '../../../core/vocabulary.ts'
import { readFacts, storeFacts } from '../job-facts.ts'
import { blankFacts, type JobFacts, LIVE_FACTS_OF_RUNNING, zJobFacts } from './facts.ts'
import { JOB_STATUSES } from './states.ts'

const instant = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const instantOrNone = fc.option(instant)
const count = fc.nat()

/** Arbitrary facts of a job. */
const anyFacts: fc.Arbitrary<JobFacts> = fc.record({
  status: fc.constantFrom(...JOB_STATUSES),
  stageAt: instant,
  pausedMs: count,
  reviewOption: fc.constantFrom(...REVIEW_OPTIONS),
  postType: fc.constantFrom(...POST_TYPES),
  fundedBy: fc.constantFrom('credits', 'package'),
  campaignClosesAt: instantOrNone,
  campaignPostFrom: instantOrNone,
  campaignDraftBy: instantOrNone,
  campaignPostBy: instantOrNone,
  draftDays: fc.option(count),
  frozenAt: instantOrNone,
  disputedAt: instantOrNone,
  alarmedAt: instantOrNone,
  bookedVisitAt: instantOrNone,
  deliveryOn: instantOrNone,
  refusals: count,
  receipt: fc.constantFrom('none', 'review', 'refused', 'approved'),
  receiptAmount: count,
  reimbursementCap: count,
  shippedAt: instantOrNone,
  notArrivedAt: instantOrNone,
  goods: fc.constantFrom('none', 'received', 'returned'),
  draft: fc.constantFrom('none', 'review', 'sent_back', 'choice', 'approved'),
  draftsSent: count,
  rejections: count,
  extraRounds: count,
  offer: fc.constantFrom('none', 'asked', 'countered', 'agreed', 'declined', 'lapsed'),
  offerPrice: count,
  linkFailures: count,
  insight: fc.constantFrom('none', 'review', 'sent_back'),
  insightRefusals: count,
  queue: fc.option(fc.constantFrom('link', 'insight')),
  criteriaMet: fc.boolean(),
  campaignOpen: fc.boolean(),
  campaignPaused: fc.boolean(),
  slotFree: fc.boolean(),
  counterOffers: fc.boolean(),
  invited: fc.boolean(),
  partiesActive: fc.boolean(),
  takesJobs: fc.boolean(),
})
const live = (facts: JobFacts) => {
  const { criteriaMet, campaignOpen, campaignPaused, slotFree, counterOffers, invited, partiesActive, takesJobs } =
    facts
  return { criteriaMet, campaignOpen, campaignPaused, slotFree, counterOffers, invited, partiesActive, takesJobs }
}

it('stored facts are read back unchanged; status and live facts are not stored', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const stored = JSON.parse(JSON.stringify(storeFacts(facts)))
      expect(Object.keys(stored).toSorted()).toEqual(Object.keys(zJobFacts.shape).toSorted())
      const status = facts.status as (typeof JOB_STATUSES)[number]
      expect(readFacts({ id: 'a', facts: stored, status }, live(facts))).toEqual(facts)
    }),
  )
})

it('an older row gets the defaults of newer fields', () => {
  const stageAt = new Date('2025-11-03T05:00:00Z')
  const old = { stageAt: stageAt.toISOString(), reviewOption: 'shipping', postType: 'reel', fundedBy: 'package' }
  const read = readFacts({ id: 'a', facts: old, status: 'WORKING' }, LIVE_FACTS_OF_RUNNING)
  const { reviewOption, postType, fundedBy } = read
  expect(read).toEqual(blankFacts(stageAt, { reviewOption, postType, fundedBy, status: 'WORKING' }))
  expect([reviewOption, postType, fundedBy, read.draft, read.queue]).toEqual([
    'shipping',
    'reel',
    'package',
    'none',
    null,
  ])
})

it('the error for an invalid row has the job’s id', () => {
  const facts = { ...storeFacts(blankFacts(new Date())), draft: 'lost', stageAt: 'yesterday' }
  const read = () => readFacts({ id: 'job-7', facts, status: 'WORKING' }, LIVE_FACTS_OF_RUNNING)
  expect(read).toThrow(/^job job-7: [\s\S]*at stageAt[\s\S]*at draft$/)
})
