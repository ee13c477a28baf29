import { endOfDay } from '../src/core/calendar.ts'
import type { Settings } from '../src/core/settings.ts'
import { timelineOf } from '../src/features/jobs/rules/deadlines.ts'
import { evaluate, type JobDecision } from '../src/features/jobs/rules/evaluate.ts'
import { TIMER_EVENTS } from '../src/features/jobs/rules/events.ts'
import { blankFacts, type JobFacts } from '../src/features/jobs/rules/facts.ts'
import { actsOf, type SeedAct } from './acts.ts'
import { campaignOf } from './content/campaigns.ts'
import type { DemoCampaign } from './content/types-campaigns.ts'
import type { DemoJob } from './content/types-jobs.ts'
import { dayAt, type Today } from './day.ts'

export interface PlayedStep {
  at: Date
  act: SeedAct
  decision: JobDecision
}

/** A job with every step as the rules decided it. */
export interface PlayedJob {
  job: DemoJob
  campaign: DemoCampaign
  steps: readonly PlayedStep[]
  /** The facts after the last step. */
  facts: JobFacts
}

function startFacts(job: DemoJob, campaign: DemoCampaign, today: Today, at: Date): JobFacts {
  const { close, draftDue, postTo } = campaign.days
  return blankFacts(at, {
    reviewOption: campaign.review,
    postType: campaign.post,
    fundedBy: campaign.package ? 'package' : 'credits',
    criteriaMet: job.mismatch.length === 0,
    campaignClosesAt: endOfDay(dayAt(today, close)),
    campaignDraftBy: endOfDay(dayAt(today, draftDue)),
    campaignPostBy: endOfDay(dayAt(today, postTo)),
    reimbursementCap: job.reimbursementCap ?? 0,
  })
}

const isTimer = ({ event }: SeedAct): boolean => (TIMER_EVENTS as readonly string[]).includes(event)

/** The time of an action. A deadline passes at its own time, and nobody acts after it. */
function timeOf(job: DemoJob, act: SeedAct, facts: JobFacts, settings: Settings): Date {
  const endAt = facts.status === 'NEW' ? null : timelineOf(facts, settings)?.endAt
  if (isTimer(act)) return endAt ?? act.at
  if (endAt && facts.status !== 'COMPLETE' && act.event !== 'startPhoto' && act.at > endAt)
    throw new RangeError(`${job.key}: ${act.event} after the deadline ${endAt.toISOString()}`)
  return act.at
}

/** Plays a job of the content through the product's state table. Throws RangeError if the table refuses a step. */
export function playJob(job: DemoJob, today: Today, settings: Settings): PlayedJob {
  const campaign = campaignOf(job.campaign)
  const acts = actsOf(job, today)
  let facts = startFacts(job, campaign, today, acts[0]!.at)
  const steps = acts.map((act): PlayedStep => {
    const at = timeOf(job, act, facts, settings)
    const slotFree = act.event !== 'fillCampaign'
    const question = { facts: { ...facts, slotFree }, event: act.event, actor: act.actor, now: at, terms: settings }
    const decision = evaluate({
      ...question,
      ...(act.input && { input: act.input }),
      ...(act.patch && { patch: act.patch }),
    })
    if (!decision.ok) throw new RangeError(`${job.key}: ${facts.status} ${act.event}: ${decision.code}`)
    facts = { ...decision.after, slotFree: true }
    return { at, act, decision }
  })
  if (facts.status !== job.state) throw new RangeError(`${job.key}: ${facts.status} instead of ${job.state}`)
  return { job, campaign, steps, facts }
}
