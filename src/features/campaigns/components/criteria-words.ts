import type { Lang } from '../../../core/shapes.ts'
import { PROVINCES } from '../../../core/thai/provinces.ts'
import type { Gender, Interest } from '../../../core/vocabulary.ts'
import { formatCompact, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import type { Criteria, Match } from '../contract.ts'
import { marketText } from '../text/market.ts'

export interface CriterionLine {
  /** Code of the reason that judges it. */
  code: string
  text: string
}

/** The capital and its neighbours. */
export const METRO: readonly string[] = ['TH-10', 'TH-11', 'TH-12', 'TH-13', 'TH-73', 'TH-74']

/** Thai joins short facts with a dot, English with commas. */
const separator = (lang: Lang): string => (lang === 'th' ? ' · ' : ', ')

/** Names of provinces; the capital and its neighbours together have one name. */
export function usePlaces() {
  const lang = useLang()
  const names = new Map(PROVINCES.map((province) => [province.code, province[lang]]))
  return (codes: readonly string[]): string => {
    const metro = METRO.every((code) => codes.includes(code))
    const rest = metro ? codes.filter((code) => !METRO.includes(code)) : codes
    const words = rest.map((code) => names.get(code) ?? code)
    return [...(metro ? [lang === 'th' ? 'กรุงเทพฯ และปริมณฑล' : 'Greater Bangkok'] : []), ...words].join(separator(lang))
  }
}

const range = (min: number | null, max: number | null): string => (max === null ? `${min ?? 0}+` : `${min ?? 0}–${max}`)

/** What a campaign asks, one line each. */
export function useCriteria() {
  const lang = useLang()
  const t = useText(marketText)
  const words = useWords()
  const places = usePlaces()
  return (c: Criteria): CriterionLine[] => {
    const lines: CriterionLine[] = []
    const add = (code: string, text: string) => lines.push({ code, text })
    const { followersMin: min, followersMax: max } = c
    if (min !== null && max !== null)
      add('followers', t('needFollowers', { range: `${formatCompact(min)}–${formatCompact(max)}` }))
    else if (min !== null) add('followers', t('needFollowersMin', { min: formatCompact(min) }))
    else if (max !== null) add('followers', t('needFollowersMax', { max: formatCompact(max) }))
    if (c.engagementMinBps !== null) add('engagement', t('needEr', { min: formatPercent(c.engagementMinBps) }))
    if (c.audienceAges.length > 0)
      add(
        'audience_age',
        t('needAges', { ages: c.audienceAges.map((age) => age.replace('-', '–')).join(separator(lang)) }),
      )
    if (c.audienceGender) add('audience_gender', t('needAudience', { gender: words.gender(c.audienceGender) }))
    if (c.provinces.length > 0) add('location', t('needPlaces', { places: places(c.provinces) }))
    if (c.interests.length > 0)
      add(
        'interests',
        t('needTopics', { topics: c.interests.map((tag: Interest) => words.interest(tag)).join(separator(lang)) }),
      )
    if (c.creatorAgeMin !== null || c.creatorAgeMax !== null)
      add('creator_age', t('needCreatorAge', { range: range(c.creatorAgeMin, c.creatorAgeMax) }))
    if (c.creatorGender)
      add('creator_gender', t('needCreatorGender', { gender: words.gender(c.creatorGender as Gender) }))
    return lines
  }
}

/** Whether a match meets a line; null where nobody is compared. */
export const isMet = (match: Match | null, code: string): boolean | null =>
  match?.reasons.find((reason) => reason.code === code)?.met ?? null
