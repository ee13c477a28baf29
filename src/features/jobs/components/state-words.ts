import type { Lang } from '../../../core/shapes.ts'
import { formatBaht, formatCredits, formatDate, formatDateTime } from '../../../i18n/formats.ts'
import type { Translate } from '../../../i18n/messages.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import type { Job } from '../contract.ts'
import type { Side } from '../rules/states.ts'
import { jobInfluencerText } from '../text/influencer/index.ts'
import { jobMarketerText } from '../text/marketer/index.ts'
import type termsTable from '../text/terms/en.ts'
import { jobTermsText } from '../text/terms/index.ts'
import { type Standing, stateKey } from './state.ts'

/** Values for the texts of a state; unknown ones are empty. */
export interface StateFacts {
  dueAt?: string | null
  /** When the job ended. */
  endedAt?: string | null
  net?: number | null
  tax?: number
  /** Credits on hold or paid, and refunded credits. */
  held?: number | null
  back?: number
  /** A job of a package came back instead of credits. */
  unitReturns?: boolean
  cap?: number
  score?: number
  reason?: string
  parcel?: string
  tag?: string
}

type Terms = Translate<typeof termsTable>

const WHO = { influencer: 'creatorWho', marketer: 'brandWho', operator: 'operatorWho', system: 'systemWho' } as const

const valuesOf = (lang: Lang, terms: Terms, job: Standing, facts: StateFacts) => ({
  due: facts.dueAt ? formatDateTime(lang, facts.dueAt) : '',
  date: facts.endedAt ? formatDate(lang, facts.endedAt) : '',
  net: formatBaht(facts.net ?? 0),
  tax: formatBaht(facts.tax ?? 0),
  held: formatCredits(facts.held ?? 0),
  returned: facts.unitReturns ? terms('unitBack') : terms('creditsBack', { back: formatCredits(facts.back ?? 0) }),
  cap: formatBaht(facts.cap ?? 0),
  score: facts.score ?? 0,
  reason: facts.reason ?? '',
  parcel: facts.parcel ?? '',
  tag: facts.tag ?? '',
  who: terms(WHO[job.endedBy ?? 'system']),
})

/** Label and description of a job's state for one side. */
export function useJobWords(side: Side) {
  const lang = useLang()
  const creator = useText(jobInfluencerText)
  const brand = useText(jobMarketerText)
  const terms = useText(jobTermsText)
  const word = (job: Standing): string => (side === 'influencer' ? creator : brand)(stateKey(job))
  const line = (job: Standing, facts: StateFacts): string => {
    const key = `${stateKey(job)}Line` as const
    const values = valuesOf(lang, terms, job, facts)
    return (side === 'influencer' ? creator(key, values) : brand(key, values)).trim()
  }
  return { word, line }
}

/** The part of a job that determines its state texts. */
export const standingOf = (job: Job): Standing => ({
  status: job.status,
  stage: job.stage,
  source: job.source,
  offer: job.offer,
  endedBy: job.endedBy,
  withdrawn: job.withdrawn,
  failedPosts: job.posts.filter((post) => post.result === 'failed').length,
})

/** Values for a job's texts, for either side. */
export function stateFactsOf(job: Job, reason = ''): StateFacts {
  const { creatorMoney, brandMoney, start } = job
  const ended = brandMoney?.ended
  const paid = ended ? ended.paid + ended.fee + ended.reimbursement : 0
  return {
    dueAt: job.timeline?.dueAt ?? null,
    endedAt: job.updatedAt,
    // Before the end the amounts are a preview of a completion.
    net: creatorMoney?.booked ? creatorMoney.net + creatorMoney.reimbursement : 0,
    tax: creatorMoney?.withheld ?? 0,
    held: ended ? paid : (brandMoney?.held ?? 0),
    back: ended?.back ?? 0,
    unitReturns: ended?.unitReturns ?? false,
    cap: brandMoney?.reimbursementCap ?? creatorMoney?.reimbursement ?? 0,
    score: job.match.score,
    reason,
    parcel: start.trackingNumber ?? '',
    tag: job.campaign.disclosureTag,
  }
}
