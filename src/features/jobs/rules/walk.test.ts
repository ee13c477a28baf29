import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR } from '../../../core/clock.ts'
import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import { REVIEW_OPTIONS } from '../../../core/vocabulary.ts'
import { timelineOf } from './deadlines.ts'
import { evaluate, type JobDecision, offers } from './evaluate.ts'
import { blankFacts, type JobFacts, type JobInput } from './facts.ts'
import { evaluateDue } from './play.fixture.ts'
import { JOB_ACTORS, JOB_STATUSES, TERMINAL } from './states.ts'
import { jobMachine } from './table.ts'

const start = new Date('2025-11-03T05:00:00Z')
const settings = settingsAt(defaultSettings, start)

const full = (now: Date, share: number): JobInput => ({
  trackingNumber: 'TH1',
  orderNumber: 'A1',
  deliveryOn: now,
  codeMatches: true,
  attached: true,
  amount: 100,
  price: 520_000,
  reason: 'because',
  url: 'https://x.com/a/status/1',
  returnTracking: 'TH2',
  creatorShareBps: share,
})

interface Walk {
  facts: JobFacts
  now: Date
  steps: JobDecision[]
}

const step = fc.record({
  actor: fc.constantFrom(...JOB_ACTORS),
  pick: fc.nat(99),
  hours: fc.integer({ min: 0, max: 400 }),
  share: fc.constantFrom(0, 2_500, 10_000),
  silent: fc.boolean(),
})
const walks = fc.tuple(
  fc.constantFrom(...REVIEW_OPTIONS),
  fc.constantFrom('credits' as const, 'package' as const),
  fc.array(step, { maxLength: 40 }),
)

type Plan = typeof walks extends fc.Arbitrary<infer T> ? T : never

function run([reviewOption, fundedBy, plan]: Plan, given: Partial<JobFacts> = {}): Walk {
  const walk: Walk = { facts: blankFacts(start, { reviewOption, fundedBy, ...given }), now: start, steps: [] }
  const take = (answer: ReturnType<typeof evaluate> | null) => {
    if (!answer?.ok) return
    walk.facts = answer.after
    walk.steps.push(answer)
  }
  for (const { actor, pick, hours, share, silent } of plan) {
    walk.now = new Date(walk.now.getTime() + hours * HOUR)
    take(evaluateDue(walk.facts, walk.now, settings))
    if (silent) continue
    const possible = jobMachine.eventsFor(walk.facts.status, actor)
    const event = possible[pick % Math.max(1, possible.length)]
    if (event === undefined) continue
    take(evaluate({ facts: walk.facts, event, actor, now: walk.now, terms: settings, input: full(walk.now, share) }))
  }
  return walk
}

describe('random histories of a job', () => {
  it('hold money once and end it once', () => {
    fc.assert(
      fc.property(walks, (plan) => {
        const kinds = run(plan).steps.map((s) => s.money.kind)
        const holds = kinds.filter((k) => k === 'hold').length
        const ends = kinds.filter((k) => k === 'refund' || k === 'payout').length
        expect(holds).toBeLessThanOrEqual(1)
        expect(ends).toBeLessThanOrEqual(holds)
      }),
      { numRuns: 400 },
    )
  })

  it('change a hold at most once, and only before the influencer accepts', () => {
    let changed = 0
    fc.assert(
      fc.property(walks, ([reviewOption, fundedBy, plan]) => {
        // Short delays, so that few offers expire.
        const prompt = plan.map((one) => ({ ...one, hours: one.hours % 12 }))
        const { steps: all } = run([reviewOption, fundedBy, prompt], { status: 'ASSIGN', offer: 'asked' })
        const steps = all.filter((s) => s.money.kind === 'changeHold')
        changed += steps.length
        expect(steps.length).toBeLessThanOrEqual(1)
        for (const { from, to } of steps) expect([from, to]).toEqual(['ASSIGN', 'ASSIGN'])
      }),
      { numRuns: 400 },
    )
    expect(changed).toBeGreaterThan(0)
  })

  it('always have a known status, and a deadline unless they ended', () => {
    fc.assert(
      fc.property(walks, (plan) => {
        const { facts, steps } = run(plan)
        if (steps.length === 0) return
        expect(JOB_STATUSES).toContain(facts.status)
        const ended = (TERMINAL as readonly string[]).includes(facts.status)
        expect(timelineOf(facts, settings) === null).toBe(ended)
      }),
      { numRuns: 400 },
    )
  })

  it('end without further actions, or wait for an operator', () => {
    fc.assert(
      fc.property(walks, (plan) => {
        let { facts, steps } = run(plan)
        if (steps.length === 0) return
        for (let i = 0; i < 12; i++) {
          const timeline = timelineOf(facts, settings)
          if (timeline === null || timeline.act === 'operator') return
          const answer = evaluateDue(facts, timeline.endAt, settings)
          if (!answer?.ok) throw new Error(`${facts.status}: ${answer?.code}`)
          facts = answer.after
        }
        throw new Error(`still in ${facts.status}`)
      }),
      { numRuns: 400 },
    )
  })

  it('offer each side an action unless an operator or the system decides', () => {
    fc.assert(
      fc.property(walks, (plan) => {
        const { facts, now, steps } = run(plan)
        const timeline = timelineOf(facts, settings)
        if (steps.length === 0 || timeline === null) return
        if (['dispute', 'frozen', 'settle', 'mismatched'].includes(timeline.stage)) return
        expect(offers(facts, 'influencer', now, settings)).not.toEqual([])
        expect(offers(facts, 'marketer', now, settings)).not.toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})
