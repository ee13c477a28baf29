import { PROVINCES } from '../../../core/thai/provinces.ts'
import { formatBahtShort, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { AppliedChip } from '../../../ui/chip.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { findText } from '../text/index.ts'
import { countFilters, findHref, NO_FILTERS } from './find-address.ts'
import type { FindState } from './find-query.ts'
import { useRange } from './use-range.ts'
import { useReplyWords } from './use-reply-words.ts'

interface Chip {
  label: string
  without: Partial<FindState>
}

/** One chip for each value of the lists. */
function useListChips(state: FindState): Chip[] {
  const t = useText(findText)
  const words = useWords()
  const lang = useLang()
  const without = <T extends string>(list: readonly T[], value: T): T[] => list.filter((item) => item !== value)
  const { type, interest, province, age } = state
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

function useSingleChips(state: FindState): Chip[] {
  const t = useText(findText)
  const words = useWords()
  const range = useRange()
  const reply = useReplyWords()
  const { q, post, min, max, followersMin, followersMax, er, gender, score } = state
  const price = range(min, max, (n) => formatBahtShort(n * 100))
  const followers = range(followersMin, followersMax, formatNumber)
  const all: (Chip | false)[] = [
    q !== '' && { label: q, without: { q: '' } },
    post !== undefined && { label: words.post(post), without: { post: undefined } },
    (min ?? max) !== null && { label: t('priceChip', { value: price }), without: { min: null, max: null } },
    (followersMin ?? followersMax) !== null && {
      label: t('followersChip', { value: followers }),
      without: { followersMin: null, followersMax: null },
    },
    er !== null && { label: t('engagementChip', { value: er }), without: { er: null } },
    gender !== undefined && {
      label: t('audienceGender', { name: t(gender) }),
      without: { gender: undefined },
    },
    score !== null && { label: t('scoreChip', { value: score }), without: { score: null } },
    state.work !== undefined && { label: t(`work_${state.work}`), without: { work: undefined } },
    state.reply !== undefined && {
      label: reply({ hours: Number(state.reply) }),
      without: { reply: undefined },
    },
    state.language !== undefined && {
      label: t('languageChip', { name: t(`language_${state.language}`) }),
      without: { language: undefined },
    },
    state.takes !== undefined && { label: t('takesJobs'), without: { takes: undefined } },
  ]
  return all.filter((chip): chip is Chip => chip !== false)
}

/** The filters that are set, in words. */
export const useFilterWords = (state: FindState): string[] => {
  const single = useSingleChips(state)
  return [...single, ...useListChips(state)].map(({ label }) => label)
}

/** The filters that are set, each with its removal. */
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
        <TextLink href={findHref(base, state, NO_FILTERS)} className="hit text-sm">
          {t('clear')}
        </TextLink>
      )}
    </div>
  )
}
