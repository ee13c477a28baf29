import { THAILAND_ID } from '../../../core/countries.ts'
import { PROVINCES } from '../../../core/thai/provinces.ts'
import type { Gender, Interest } from '../../../core/vocabulary.ts'
import { formatCompact, formatPercent, joinFacts } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import type { Criteria, Match } from '../contract.ts'
import { marketText } from '../text/market.ts'

export interface CriterionLine {
  /** Code of the match reason for this criterion. */
  code: string
  text: string
}

/** Bangkok and its neighbouring provinces. */
export const METRO: readonly string[] = ['TH-10', 'TH-11', 'TH-12', 'TH-13', 'TH-73', 'TH-74']

/** Names of provinces. Bangkok and its neighbours together have one name. */
export function usePlaces() {
  const lang = useLang()
  const names = new Map(PROVINCES.map((province) => [province.code, province[lang]]))
  return (codes: readonly string[]): string => {
    const metro = METRO.every((code) => codes.includes(code))
    const rest = metro ? codes.filter((code) => !METRO.includes(code)) : codes
    const words = rest.map((code) => names.get(code) ?? code)
    return joinFacts(lang, [...(metro ? [lang === 'th' ? 'กรุงเทพฯ และปริมณฑล' : 'Greater Bangkok'] : []), ...words])
  }
}

/** The criteria of a campaign, one text for each. */
export function useCriteria() {
  const lang = useLang()
  const t = useText(marketText)
  const words = useWords()
  const places = usePlaces()
  const list = (parts: readonly string[]) => joinFacts(lang, parts)
  const followers = ({ followersMin: min, followersMax: max }: Criteria): string | null => {
    if (min !== null && max !== null)
      return t('needFollowers', { range: `${formatCompact(min)}–${formatCompact(max)}` })
    if (min !== null) return t('needFollowersMin', { min: formatCompact(min) })
    return max === null ? null : t('needFollowersMax', { max: formatCompact(max) })
  }
  const influencerAge = ({ creatorAgeMin: min, creatorAgeMax: max }: Criteria): string | null => {
    if (min !== null && max !== null) return t('needCreatorAge', { range: `${min}–${max}` })
    if (min !== null) return t('needCreatorAgeMin', { min })
    return max === null ? null : t('needCreatorAgeMax', { max })
  }
  /** Code to text; null or false if the campaign does not have the criterion. */
  const textsOf = (c: Criteria): Record<string, string | null | false> => ({
    followers: followers(c),
    engagement: c.engagementMinBps !== null && t('needEr', { min: formatPercent(c.engagementMinBps) }),
    audience_age:
      c.audienceAges.length > 0 && t('needAges', { ages: list(c.audienceAges.map((age) => age.replace('-', '–'))) }),
    audience_gender: c.audienceGender && t('needAudience', { gender: words.gender(c.audienceGender) }),
    location: c.provinces.length > 0 && t('needPlaces', { places: places(c.provinces) }),
    interests:
      c.interests.length > 0 &&
      t('needTopics', { topics: list(c.interests.map((tag: Interest) => words.interest(tag))) }),
    creator_age: influencerAge(c),
    creator_gender: c.creatorGender && t('needCreatorGender', { gender: words.gender(c.creatorGender as Gender) }),
    nationality:
      c.nationalities.length > 0 &&
      t(c.nationalities.every((id) => id === THAILAND_ID) ? 'needThai' : 'needNationality'),
  })
  return (c: Criteria): CriterionLine[] =>
    Object.entries(textsOf(c)).flatMap(([code, text]) => (text ? [{ code, text }] : []))
}

/** Whether a match meets a criterion; null if no channel is compared. */
export const isMet = (match: Match | null, code: string): boolean | null =>
  match?.reasons.find((reason) => reason.code === code)?.met ?? null
