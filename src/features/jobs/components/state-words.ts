import type { Lang } from '../../../core/shapes.ts'
import { formatBaht, formatCredits, formatDate, formatDateTime } from '../../../i18n/formats.ts'
import type { Translate } from '../../../i18n/messages.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { walletAmount } from '../../settlement/rules/money.ts'
import type { MarketerMoney } from '../../settlement/shapes.ts'
import type { Job } from '../contract.ts'
import type { Side } from '../rules/states.ts'
import { jobInfluencerText } from '../text/influencer/index.ts'
import { jobMarketerText } from '../text/marketer/index.ts'
import type termsTable from '../text/terms/en.ts'
import { jobTermsText } from '../text/terms/index.ts'
import { type DisplayState, type StateKey, stateKey } from './state.ts'

/** Values for the texts of a state; unknown ones are empty. */
export interface StateFacts {
  dueAt?: string | null
  /** When the job ended. */
  endedAt?: string | null
  net?: number | null
  tax?: number
  /** The amount on hold or paid, and the amount returned. */
  held?: JobAmount
  back?: JobAmount
  cap?: number
  score?: number
  reason?: string
  parcel?: string
  tag?: string
  /** True if a talent manager views the job of another influencer. */
  managed?: boolean
}

/** The marketer's cost of a job: credits in satang, and one package job if a package pays for it. */
interface JobAmount {
  credits: number
  unit?: boolean
}

type Terms = Translate<typeof termsTable>

/** For example `4,950 credits`, `1 package job`, or both. */
export function jobAmountWords(terms: Terms, { credits, unit = false }: JobAmount): string {
  if (!unit) return terms('creditsAmount', { credits: formatCredits(credits) })
  return credits > 0 ? terms('unitAndCredits', { credits: formatCredits(credits) }) : terms('unitAmount')
}

const NO_CREDITS: JobAmount = { credits: 0 }

const WHO = { influencer: 'creatorWho', marketer: 'brandWho', operator: 'operatorWho', system: 'systemWho' } as const

/** Who ended the job; "you" if the reader did. */
function whoOf(terms: Terms, side: Side, { endedBy }: DisplayState, { managed = false }: StateFacts): string {
  return terms(endedBy === side && !managed ? 'youWho' : WHO[endedBy ?? 'system'])
}

const valuesOf = (lang: Lang, terms: Terms, side: Side, job: DisplayState, facts: StateFacts) => ({
  due: facts.dueAt ? formatDateTime(lang, facts.dueAt) : '',
  date: facts.endedAt ? formatDate(lang, facts.endedAt) : '',
  net: formatBaht(facts.net ?? 0),
  tax: formatBaht(facts.tax ?? 0),
  held: jobAmountWords(terms, facts.held ?? NO_CREDITS),
  refund: terms(facts.held?.unit ? 'unitRefund' : 'fullRefund'),
  returned: terms('returned', { amount: jobAmountWords(terms, facts.back ?? NO_CREDITS) }),
  cap: formatBaht(facts.cap ?? 0),
  score: facts.score ?? 0,
  reason: facts.reason ?? '',
  parcel: facts.parcel ?? '',
  tag: facts.tag ?? '',
  who: whoOf(terms, side, job, facts),
})

/** Texts that replace those addressed to the influencer, for a talent manager. */
const MANAGED_WORDS = {
  withdrawn: 'withdrawnManaged',
  declined: 'declinedManaged',
} as const as Readonly<Partial<Record<StateKey, 'withdrawnManaged' | 'declinedManaged'>>>

/**
 * Label and description of a job's state for one side. `managed`: a talent manager views the job of another influencer.
 */
export function useJobWords(side: Side) {
  const lang = useLang()
  const influencer = useText(jobInfluencerText)
  const marketer = useText(jobMarketerText)
  const terms = useText(jobTermsText)
  const word = (job: DisplayState, managed = false): string => {
    const state = stateKey(job)
    return side === 'marketer' ? marketer(state) : influencer((managed && MANAGED_WORDS[state]) || state)
  }
  const line = (job: DisplayState, facts: StateFacts): string => {
    const state = stateKey(job)
    const key = `${state}Line` as const
    const values = valuesOf(lang, terms, side, job, facts)
    if (side === 'marketer') return marketer(key, values).trim()
    return (state === 'completed' && !facts.tax ? influencer('untaxedLine', values) : influencer(key, values)).trim()
  }
  return { word, line }
}

/** The part of a job that determines its state texts. */
export const displayStateOf = (job: Job): DisplayState => ({
  status: job.status,
  stage: job.stage,
  source: job.source,
  offer: job.offer,
  endedBy: job.endedBy,
  withdrawn: job.withdrawn,
  failedPosts: job.posts.filter((post) => post.result === 'failed').length,
})

/** The amount on hold for a job, or its cost. A package job covers price and fee; everything else is credits. */
function heldOf({ fundedBy }: Job, { ended, extras, held }: MarketerMoney): JobAmount {
  const unit = fundedBy === 'package'
  if (!ended) return { credits: held, unit }
  return { credits: ended.reimbursement + (unit ? extras : ended.paid + ended.fee), unit }
}

/** Values for a job's texts, for either side. */
export function stateFactsOf(job: Job, reason = ''): StateFacts {
  const { creatorMoney, brandMoney, start } = job
  const ended = brandMoney?.ended
  return {
    dueAt: job.timeline?.dueAt ?? null,
    endedAt: job.updatedAt,
    // Before the end the amounts are only a preview of a completion, so the net pay is 0.
    net: creatorMoney?.booked ? walletAmount(creatorMoney) : 0,
    tax: creatorMoney?.withheld ?? 0,
    ...(brandMoney && { held: heldOf(job, brandMoney) }),
    ...(ended && { back: { credits: ended.back, unit: ended.unitReturns } }),
    cap: job.campaign.reimbursementCap ?? 0,
    score: job.match.score,
    reason,
    parcel: start.trackingNumber ?? '',
    tag: job.campaign.disclosureTag,
    managed: creatorMoney?.of === 'manager',
  }
}
