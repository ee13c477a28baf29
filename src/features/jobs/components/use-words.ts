import type { Lang } from '../../../core/shapes.ts'
import { formatBaht, formatCredits, formatDate, formatDateTime } from '../../../i18n/formats.ts'
import type { Translate } from '../../../i18n/messages.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { jobBrandText } from '../text/brand/index.ts'
import { jobCreatorText } from '../text/creator/index.ts'
import type termsTable from '../text/terms/en.ts'
import { jobTermsText } from '../text/terms/index.ts'
import { type Side, type Standing, stateKey } from './state.ts'

/** Everything a line about a state may name; what is unknown stays empty. */
export interface Known {
  dueAt?: string | null
  /** When the job ended. */
  endedAt?: string | null
  net?: number | null
  tax?: number
  /** Credits on hold or paid, and credits that came back. */
  held?: number | null
  back?: number
  cap?: number
  score?: number
  reason?: string
  parcel?: string
  tag?: string
}

type Terms = Translate<typeof termsTable>

const WHO = { influencer: 'creatorWho', marketer: 'brandWho', operator: 'operatorWho', system: 'systemWho' } as const

const valuesOf = (lang: Lang, terms: Terms, job: Standing, known: Known) => ({
  due: known.dueAt ? formatDateTime(lang, known.dueAt) : '',
  date: known.endedAt ? formatDate(lang, known.endedAt) : '',
  net: formatBaht(known.net ?? 0),
  tax: formatBaht(known.tax ?? 0),
  held: formatCredits(known.held ?? 0),
  back: formatCredits(known.back ?? 0),
  cap: formatBaht(known.cap ?? 0),
  score: known.score ?? 0,
  reason: known.reason ?? '',
  parcel: known.parcel ?? '',
  tag: known.tag ?? '',
  who: terms(WHO[job.endedBy ?? 'system']),
})

/** Word and line of a job's state for one side. */
export function useJobWords(side: Side) {
  const lang = useLang()
  const creator = useText(jobCreatorText)
  const brand = useText(jobBrandText)
  const terms = useText(jobTermsText)
  const word = (job: Standing): string => (side === 'creator' ? creator : brand)(stateKey(job))
  const line = (job: Standing, known: Known): string => {
    const key = `${stateKey(job)}Line` as const
    const values = valuesOf(lang, terms, job, known)
    return (side === 'creator' ? creator(key, values) : brand(key, values)).trim()
  }
  return { word, line }
}
