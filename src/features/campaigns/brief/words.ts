import type { Lang } from '../../../core/shapes.ts'
import type { ChannelType, Interest, Objective, PostType, ReviewOption } from '../../../core/vocabulary.ts'
import { formatBahtShort, formatCalendarDay, formatNumber } from '../../../i18n/formats.ts'
import type { Translate } from '../../../i18n/messages.ts'
import type { VocabularyWords } from '../../../i18n/vocabulary/words.ts'
import type en from '../text/brief-en.ts'
import type { UsageRights } from './codes.ts'
import type { BriefWords } from './terms.ts'

/** Formats the values of a brief in a language. */
export function briefWords(t: Translate<typeof en>, lang: Lang, words: VocabularyWords): BriefWords {
  const choices: Record<string, (value: never, channel: ChannelType | null) => string> = {
    objective: (code: Objective) => words.objective(code),
    interest: (tag: Interest) => words.interest(tag),
    channel: (type: ChannelType) => words.channel(type),
    post: (type: PostType, channel) => words.post(type, channel),
    review: (option: ReviewOption) => words.review(option),
    counterOffers: (code: 'no' | 'yes') => t(`counterOffers_${code}`),
    usage: (scope: UsageRights) => t(`usage_${scope}`),
  }
  return {
    text: t as BriefWords['text'],
    value: (control, value, { channelType }) => {
      switch (control.type) {
        case 'choice':
          return choices[control.list ?? '']?.(value as never, channelType as ChannelType | null) ?? String(value)
        case 'baht':
          return formatBahtShort(Number(value))
        case 'number':
        case 'days':
          return formatNumber(Number(value))
        case 'date':
          return formatCalendarDay(lang, String(value))
        case 'lines':
          return (value as string[]).join(lang === 'th' ? ' / ' : ', ')
        default:
          return String(value)
      }
    },
  }
}
