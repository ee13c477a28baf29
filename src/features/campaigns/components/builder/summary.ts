import { formatBahtShort, formatCalendarDay } from '../../../../i18n/formats.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { useWords } from '../../../../i18n/vocabulary/use-words.ts'
import type { Campaign, SectionCode } from '../../contract.ts'
import { builderText } from '../../text/builder.ts'
import { marketText } from '../../text/market.ts'
import { useCriteria } from '../criteria-words.ts'

/** One line of what a closed section holds. */
export function useSummary() {
  const t = useText(builderText)
  const m = useText(marketText)
  const words = useWords()
  const lang = useLang()
  const criteria = useCriteria()
  const day = (on: string | null) => (on ? formatCalendarDay(lang, on) : '')
  const lines: Record<SectionCode, (c: Campaign) => (string | null | undefined | false)[]> = {
    goal: (c) => [c.objective !== null && words.objective(c.objective), c.product, c.title],
    post: (c) => [
      c.channelType && words.channel(c.channelType),
      c.postType && words.post(c.postType, c.channelType),
      c.draftBy && m('draftBy', { date: day(c.draftBy) }),
      c.postBy &&
        (c.postFrom
          ? m('postBetween', { from: day(c.postFrom), to: day(c.postBy) })
          : m('postBy', { to: day(c.postBy) })),
    ],
    brief: (c) => [
      ...c.brief.dos.slice(0, 2),
      c.brief.references.length > 0 && `${t('references')} ${c.brief.references.length}`,
    ],
    creators: (c) => {
      const asked = criteria(c.criteria).map((line) => line.text)
      return asked.length > 0 ? asked.slice(0, 3) : [t('noLimit')]
    },
    price: (c) => [
      c.price !== null && formatBahtShort(c.price),
      t('slotsOpen', { n: c.slots }),
      c.closeOn && m('closes', { date: day(c.closeOn) }),
    ],
    rights: (c) => [
      c.usageRights && m(`usage_${c.usageRights as 'brand_social'}`),
      c.reviewOption && words.review(c.reviewOption),
      c.disclosureTag,
    ],
  }
  return (section: SectionCode, campaign: Campaign): string => lines[section](campaign).filter(Boolean).join(' · ')
}
