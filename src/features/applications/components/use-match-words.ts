import { type ChannelType, INTERESTS, type Interest } from '../../../core/vocabulary.ts'
import { formatNumber, formatPercent, joinFacts } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import type { JobRow } from '../../jobs/contract.ts'
import { jobTermsText } from '../../jobs/text/terms/index.ts'

type Reason = JobRow['match']['reasons'][number]
/** Texts of the feature, and the shared vocabulary of closed lists. */
function useTerms() {
  const terms = useText(jobTermsText)
  const words = useWords()
  const lang = useLang()
  return { terms, words, lang }
}
type Terms = ReturnType<typeof useTerms>

const isInterest = (tag: string): tag is Interest => (INTERESTS as readonly string[]).includes(tag)
const isGender = (code: string): code is 'female' | 'male' | 'other' => ['female', 'male', 'other'].includes(code)

type Values = Reason['values']
const num = (values: Values, name: string): number => Number(values[name] ?? 0)
const count = (values: Values, name: string): string => formatNumber(num(values, name))
const text = (values: Values, name: string): string => String(values[name] ?? '')

function audience({ terms: t, lang }: Terms, met: boolean, v: Values, kind: 'age' | 'gender'): string {
  if (v.unknown) return t('audienceUnknown')
  const percent = Math.round(num(v, 'percent'))
  if (kind === 'age') {
    const bands = (name: string): string => text(v, name).replaceAll('-', '–')
    const ages = joinFacts(lang, bands('ages').split(','))
    return met ? t('audienceAgeMet', { ages, percent }) : t('audienceAgeUnmet', { ages, largest: bands('largest') })
  }
  const code = text(v, 'gender')
  const values = { gender: isGender(code) ? t(code) : code, percent }
  return met ? t('audienceGenderMet', values) : t('audienceGenderUnmet', values)
}

function place({ terms: t }: Terms, met: boolean, v: Values): string {
  if (!met) return t('locationUnmet')
  return num(v, 'lives') === 1 ? t('locationMet') : t('locationFollowers', { percent: Math.round(num(v, 'percent')) })
}

function followers({ terms: t }: Terms, met: boolean, v: Values): string {
  const n = count(v, 'followers')
  if (met) return t('followersMet', { followers: n })
  return v.min !== undefined && num(v, 'followers') < num(v, 'min')
    ? t('followersMin', { min: count(v, 'min'), followers: n })
    : t('followersMax', { max: count(v, 'max'), followers: n })
}

function topics({ terms: t, words, lang }: Terms, met: boolean, v: Values): string {
  const tags = text(v, 'interests').split(',').filter(isInterest)
  const values = {
    interests: joinFacts(
      lang,
      tags.map((tag) => words.interest(tag)),
    ),
  }
  return met ? t('interestsMet', values) : t('interestsUnmet', values)
}

function price({ terms: t }: Terms, met: boolean, v: Values): string {
  if (v.unknown) return t('priceUnknown')
  const percent = Math.abs(num(v, 'percent'))
  if (percent === 0) return t('priceEven')
  return met ? t('priceMet', { percent }) : t('priceUnmet', { percent })
}

const WORDS: Record<string, (t: Terms, met: boolean, v: Values) => string> = {
  channel: ({ terms: t, words }, _, v) =>
    t('channelUnmet', { platform: words.channel(text(v, 'type') as ChannelType) }),
  followers,
  engagement: ({ terms: t }, met, v) => {
    const values = { er: formatPercent(num(v, 'bps')), min: formatPercent(num(v, 'min')) }
    return met ? t('engagementMet', values) : t('engagementUnmet', values)
  },
  audience_age: (t, met, v) => audience(t, met, v, 'age'),
  audience_gender: (t, met, v) => audience(t, met, v, 'gender'),
  location: place,
  interests: topics,
  creator_age: ({ terms: t }, met) => t(met ? 'personAgeMet' : 'personAgeUnmet'),
  creator_gender: ({ terms: t }, met) => t(met ? 'personGenderMet' : 'personGenderUnmet'),
  nationality: ({ terms: t }, met) => t(met ? 'nationalityMet' : 'nationalityUnmet'),
  engagement_strength: ({ terms: t }, met, v) => t(met ? 'strengthMet' : 'strengthUnmet', { times: text(v, 'times') }),
  authenticity: ({ terms: t }, met, v) => t(met ? 'authenticityMet' : 'authenticityUnmet', { score: num(v, 'score') }),
  price,
  on_time: ({ terms: t }, met, v) =>
    v.unknown ? t('firstJob') : t(met ? 'finishedMet' : 'finishedUnmet', { percent: num(v, 'percent') }),
  audience_data: ({ terms: t }) => t('audienceUnknown'),
  worked_before: ({ terms: t }) => t('workedBefore'),
}

/** Match reasons as text, in the order given (most important first). Codes without a text are left out. */
export function useMatchWords() {
  const t = useTerms()
  return (reasons: readonly Reason[]): { ok: boolean; text: string }[] =>
    reasons.flatMap(({ code, met, values }) => {
      const wordsOf = WORDS[code]
      return wordsOf ? [{ ok: met, text: wordsOf(t, met, values) }] : []
    })
}
