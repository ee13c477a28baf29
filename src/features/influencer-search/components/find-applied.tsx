import { satangToBaht } from '../../../core/baht-range.ts'
import { PROVINCES } from '../../../core/thai/provinces.ts'
import { formatBahtShort, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { AppliedChip } from '../../../ui/chip.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { countFilters } from '../rules/filter-params.ts'
import type { FindFilters } from '../rules/filters.ts'
import { findText } from '../text/index.ts'
import { type FindState, findHref, withoutFilters } from './find-address.ts'
import { useRange } from './use-range.ts'
import { useReplyWords } from './use-reply-words.ts'

interface Chip {
  label: string
  without: FindFilters
}

/** One chip for each value of the filters with several values. */
function useListChips({ type = [], interest = [], province = [], age = [] }: FindFilters): Chip[] {
  const t = useText(findText)
  const words = useWords()
  const lang = useLang()
  const without = <T extends string>(list: readonly T[], value: T): T[] | undefined =>
    list.length > 1 ? list.filter((item) => item !== value) : undefined
  const nameOf = (code: string): string => PROVINCES.find((one) => one.code === code)?.[lang] ?? code
  return [
    ...type.map((v) => ({ label: words.channel(v), without: { type: without(type, v) } })),
    ...interest.map((v) => ({ label: words.interest(v), without: { interest: without(interest, v) } })),
    ...province.map((v) => ({ label: nameOf(v), without: { province: without(province, v) } })),
    ...age.map((v) => ({
      label: t('audienceAge', { band: v.replace('-', '–') }),
      without: { age: without(age, v) },
    })),
  ]
}

function useSingleChips(filters: FindFilters): Chip[] {
  const t = useText(findText)
  const words = useWords()
  const range = useRange()
  const reply = useReplyWords()
  const { q, post, priceMin, priceMax, followersMin, followersMax, engagementMin, gender, scoreMin } = filters
  const { pastWork, replyWithin, language, takesJobs } = filters
  const price = satangToBaht({ priceMin, priceMax })
  const all: (Chip | false)[] = [
    q !== undefined && { label: q, without: { q: undefined } },
    post !== undefined && { label: words.post(post), without: { post: undefined } },
    (priceMin ?? priceMax) !== undefined && {
      label: t('priceChip', { value: range(price.min, price.max, (n) => formatBahtShort(n * 100)) }),
      without: { priceMin: undefined, priceMax: undefined },
    },
    (followersMin ?? followersMax) !== undefined && {
      label: t('followersChip', { value: range(followersMin ?? null, followersMax ?? null, formatNumber) }),
      without: { followersMin: undefined, followersMax: undefined },
    },
    engagementMin !== undefined && {
      label: t('engagementChip', { value: engagementMin / 100 }),
      without: { engagementMin: undefined },
    },
    gender !== undefined && { label: t('audienceGender', { name: t(gender) }), without: { gender: undefined } },
    scoreMin !== undefined && { label: t('scoreChip', { value: scoreMin }), without: { scoreMin: undefined } },
    pastWork !== undefined && { label: t(`work_${pastWork}`), without: { pastWork: undefined } },
    replyWithin !== undefined && {
      label: reply({ hours: Number(replyWithin) }),
      without: { replyWithin: undefined },
    },
    language !== undefined && {
      label: t('languageChip', { name: t(`language_${language}`) }),
      without: { language: undefined },
    },
    takesJobs !== undefined && { label: t('takesJobs'), without: { takesJobs: undefined } },
  ]
  return all.filter((chip): chip is Chip => chip !== false)
}

/** The active filters as text. */
export const useFilterWords = (filters: FindFilters): string[] => {
  const single = useSingleChips(filters)
  return [...single, ...useListChips(filters)].map(({ label }) => label)
}

/** The active filters, each with a link to remove it. */
export function AppliedFilters({ state, base }: { state: FindState; base: string }) {
  const t = useText(findText)
  const single = useSingleChips(state)
  const chips = [...single, ...useListChips(state)]
  if (chips.length === 0) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <AppliedChip key={label} href={findHref(base, state, without)} removeLabel={t('remove', { name: label })}>
          {label}
        </AppliedChip>
      ))}
      {countFilters(state) > 0 && (
        <TextLink href={findHref(base, withoutFilters(state))} className="hit text-sm">
          {t('clear')}
        </TextLink>
      )}
    </div>
  )
}
