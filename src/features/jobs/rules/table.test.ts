import { describe, expect, it } from 'vitest'
import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import { timelineOf } from './deadlines.ts'
import { JOB_EVENTS, USER_EVENTS } from './events.ts'
import { blankFacts, type JobFacts } from './facts.ts'
import { STAGE_RULES, STAGES, type Stage, type StageRule } from './stages.ts'
import { FILTER_STATUSES, HELD, JOB_ACTORS, JOB_STATUSES, type JobState, TERMINAL } from './states.ts'
import { JOB_TABLE, mayTakeSlot } from './table.ts'
import type { JobTransition } from './transition.ts'

const now = new Date('2025-11-21T05:00:00Z')
const settings = settingsAt(defaultSettings, now)
const facts = (given: Partial<JobFacts>) => blankFacts(now, given)

const SAMPLES: Readonly<Record<Stage, JobFacts>> = {
  applied: facts({ status: 'MATCHED' }),
  offer: facts({ status: 'MATCHED', offer: 'asked', offerPrice: 520_000 }),
  mismatched: facts({ status: 'MISMATCHED' }),
  answer: facts({ status: 'ASSIGN' }),
  invite_offer: facts({ status: 'ASSIGN', offer: 'asked', offerPrice: 520_000 }),
  ship: facts({ status: 'IN_PROGRESS', reviewOption: 'shipping' }),
  order: facts({ status: 'IN_PROGRESS', reviewOption: 'buy order' }),
  receipt: facts({ status: 'IN_PROGRESS', reviewOption: 'buy product' }),
  receipt_review: facts({ status: 'IN_PROGRESS', reviewOption: 'buy product', receipt: 'review' }),
  visit: facts({ status: 'IN_PROGRESS', reviewOption: 'invite' }),
  photo: facts({ status: 'IN_PROGRESS', reviewOption: 'photo' }),
  transit: facts({ status: 'SHIPPING', shippedAt: now }),
  not_arrived: facts({ status: 'SHIPPING', shippedAt: now, notArrivedAt: now }),
  draft: facts({ status: 'WORKING' }),
  draft_review: facts({ status: 'WORKING', draft: 'review', draftsSent: 1 }),
  draft_fix: facts({ status: 'WORKING', draft: 'sent_back', draftsSent: 1, rejections: 1 }),
  choice: facts({ status: 'WORKING', draft: 'choice', draftsSent: 2, rejections: 2 }),
  link: facts({ status: 'READY', draft: 'approved', draftsSent: 1 }),
  check: facts({ status: 'SUBMIT' }),
  link_queue: facts({ status: 'SUBMIT', queue: 'link' }),
  insight: facts({ status: 'INSIGHT' }),
  insight_review: facts({ status: 'INSIGHT', insight: 'review' }),
  insight_fix: facts({ status: 'INSIGHT', insight: 'sent_back' }),
  insight_queue: facts({ status: 'INSIGHT', queue: 'insight' }),
  settle: facts({ status: 'COMPLETE' }),
  dispute: facts({ status: 'WORKING', disputedAt: now }),
  frozen: facts({ status: 'ASSIGN', frozenAt: now }),
}

/** Stages in which a side can only wait; then the operator or the system must have a row. */
const WAITING: readonly Stage[] = ['mismatched', 'settle', 'dispute', 'frozen']

/** Stages of a dispute or freeze. Each status also needs a stage without them. */
const MARKS: readonly Stage[] = ['dispute', 'frozen']

function wayOutErrors(rows: readonly JobTransition[], name: Stage, rule: StageRule): string[] {
  const problems: string[] = []
  for (const status of rule.statuses)
    for (const side of ['influencer', 'marketer'] as const) {
      const by = WAITING.includes(name) ? [side, 'operator', 'system'] : [side]
      const open = rule.wayOut[side].filter((event) =>
        rows.some((r) => r.event === event && r.from.includes(status) && r.by.some((actor) => by.includes(actor))),
      )
      if (open.length === 0) problems.push(`${status}/${name}: no way to end for the ${side}`)
      if (open.length < rule.wayOut[side].length)
        problems.push(`${status}/${name}: an event to end that the table lacks`)
    }
  return problems
}

function deadlineErrors(rows: readonly JobTransition[], name: Stage, rule: StageRule): string[] {
  const problems: string[] = []
  const timeline = timelineOf(SAMPLES[name], settings)
  if (timeline === null || timeline.stage !== name) return [`${name}: no deadline`]
  const atOnce = rule.act === 'system' && timeline.dueAt <= timeline.since
  if (!atOnce && !(timeline.remindAt > timeline.since && timeline.remindAt < timeline.dueAt))
    problems.push(`${name}: no reminder`)
  if (timeline.endAt < timeline.dueAt) problems.push(`${name}: ends before it is due`)
  for (const status of rule.statuses)
    if (!rows.some((r) => r.event === rule.event && r.by.includes('system') && r.from.includes(status)))
      problems.push(`${status}/${name}: nothing happens at the deadline`)
  return problems
}

function reach(rows: readonly JobTransition[], start: JobState): Set<JobState> {
  const seen = new Set<JobState>([start])
  for (let before = 0; before < seen.size; ) {
    before = seen.size
    for (const r of rows) if (r.from.some((state) => seen.has(state))) seen.add(r.to)
  }
  return seen
}

/** All errors of a table. */
function findErrors(rows: readonly JobTransition[], rules: Partial<Readonly<Record<Stage, StageRule>>>): string[] {
  const problems: string[] = []
  const reached = reach(rows, 'NEW')
  for (const status of JOB_STATUSES) {
    const ends = TERMINAL.includes(status)
    if (!reached.has(status)) problems.push(`${status}: unreachable`)
    if (ends && rows.some((r) => r.from.includes(status))) problems.push(`${status}: terminal, but it has a transition`)
    if (!ends && !TERMINAL.some((end) => reach(rows, status).has(end))) problems.push(`${status}: never ends`)
    if (!ends && !STAGES.some((name) => !MARKS.includes(name) && rules[name]?.statuses.includes(status)))
      problems.push(`${status}: no stage, so no deadline`)
  }
  for (const event of JOB_EVENTS) if (!rows.some((r) => r.event === event)) problems.push(`${event}: in no row`)
  for (const r of rows) if (r.by.length === 0) problems.push(`${r.event}: no actor`)
  for (const name of STAGES) {
    const rule = rules[name]
    if (rule !== undefined) problems.push(...wayOutErrors(rows, name, rule), ...deadlineErrors(rows, name, rule))
  }
  return problems
}

describe('the table of a job', () => {
  it('has no dead ends, and a deadline, a reminder and ways to end the job for every stage', () => {
    expect(findErrors(JOB_TABLE, STAGE_RULES)).toEqual([])
  })

  it('is checked by a test that finds missing rows', () => {
    const without = (event: string) => JOB_TABLE.filter((r) => r.event !== event)
    expect(findErrors(without('reviewTimeout'), STAGE_RULES)).toContain(
      'WORKING/draft_review: nothing happens at the deadline',
    )
    expect(findErrors(without('withdraw'), STAGE_RULES)).toContain('MATCHED/applied: no way to end for the influencer')
    expect(findErrors(without('postUrl'), STAGE_RULES)).toContain('SUBMIT: unreachable')
    expect(findErrors(without('pay'), STAGE_RULES)).toContain('COMPLETE: never ends')
    const { link: _, ...rules } = STAGE_RULES
    expect(findErrors(JOB_TABLE, rules)).toContain('READY: no stage, so no deadline')
  })

  it('puts money on hold when entering a held status, and ends the hold when leaving it', () => {
    for (const r of JOB_TABLE) {
      for (const from of r.from) {
        const wasHeld = (HELD as readonly JobState[]).includes(from)
        const isHeld = (HELD as readonly JobState[]).includes(r.to)
        if (!wasHeld && isHeld) expect(r.money, r.event).toBe('hold')
        else if (wasHeld && !isHeld) expect(['refund', 'payout'], r.event).toContain(r.money)
        else expect(['none', 'changeHold', 'extraRoundHold'], r.event).toContain(r.money)
      }
    }
  })

  it('takes a free slot with each hold, and frees it if the job ends before its post is live', () => {
    const live: readonly JobState[] = ['SUBMIT', 'INSIGHT', 'COMPLETE']
    for (const r of JOB_TABLE) {
      for (const from of r.from) {
        const ends = r.money === 'refund' && !live.includes(from)
        expect(r.slot, `${from} ${r.event}`).toBe(r.money === 'hold' ? 'take' : ends ? 'free' : 'none')
      }
      if (r.slot === 'take') expect(r.guard, r.event).toContain('slotFree')
    }
  })

  it('locks the campaign for the steps that may take a slot, and only for these', () => {
    const locking = (['NEW', ...JOB_STATUSES] as const).flatMap((status) =>
      JOB_EVENTS.flatMap((event) =>
        JOB_ACTORS.flatMap((actor) => (mayTakeSlot(status, event, actor) ? [`${status} ${event} ${actor}`] : [])),
      ),
    )
    expect(locking).toEqual([
      'NEW invite marketer',
      'MATCHED invite marketer',
      'MATCHED accept marketer',
      'MATCHED counterOffer marketer',
      'MISMATCHED invite marketer',
    ])
  })

  it('puts a separate hold only for extra revisions', () => {
    expect(JOB_TABLE.filter((r) => r.money === 'extraRoundHold').map((r) => r.event)).toEqual(['payExtraRound'])
  })

  it('changes a hold only for a requested price', () => {
    const rows = JOB_TABLE.filter((r) => r.money === 'changeHold')
    expect(rows.map((r) => [r.from, r.event, r.by, r.to])).toEqual([
      [['ASSIGN'], 'accept', ['marketer'], 'ASSIGN'],
      [['ASSIGN'], 'counterOffer', ['marketer'], 'ASSIGN'],
    ])
    for (const r of rows) expect(['priceRequested', 'offerAsked']).toContain(r.guard?.[1])
  })

  it('sends a message for every step except a change of the channel', () => {
    for (const r of JOB_TABLE) if (r.event !== 'switchChannel') expect(r.notify.length, r.event).toBeGreaterThan(0)
  })

  it('does not let the system perform actions of people', () => {
    for (const r of JOB_TABLE)
      if ((USER_EVENTS as readonly string[]).includes(r.event) && r.event !== 'insight')
        expect(r.by, r.event).not.toContain('system')
  })
})

describe('statuses', () => {
  it('fall into the list filters', () => {
    expect(FILTER_STATUSES.in_progress).toEqual(JOB_STATUSES.slice(2, 9))
    expect(FILTER_STATUSES.complete).toEqual(['COMPLETE', 'COMPLETED'])
    expect(FILTER_STATUSES.cancel).toEqual(['CANCEL', 'REJECTED'])
  })
})
