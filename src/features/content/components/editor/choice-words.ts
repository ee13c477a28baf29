import { useMemo } from 'react'
import type { ChannelType, Interest, Objective, PostType, Tier } from '../../../../core/vocabulary.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { useWords } from '../../../../i18n/vocabulary/use-words.ts'
import type { Kind } from '../../kinds.ts'
import { CASE_CATEGORY_NAMES, type CaseCategory } from '../../rules/case-categories.ts'
import type { ChoiceList } from '../../rules/field.ts'
import { fieldText } from '../../text/fields/index.ts'

type FieldKey = Parameters<ReturnType<typeof useText<typeof import('../../text/fields/en.ts').default>>>[0]

/** Labels of fields and of the values of closed lists, in the page's language. */
export function useFieldWords() {
  const t = useText(fieldText)
  const words = useWords()
  const lang = useLang()
  return useMemo(() => {
    const choice = (list: ChoiceList, value: string | number): string => {
      switch (list) {
        case 'caseCategory':
          return CASE_CATEGORY_NAMES[value as CaseCategory][lang]
        case 'channel':
          return words.channel(value as ChannelType)
        case 'post':
          return words.post(value as PostType)
        case 'objective':
          return words.objective(value as Objective)
        case 'tier':
          return words.tier(value as Tier)
        case 'interest':
          return words.interest(value as Interest)
        default:
          return t(`${list}_${value}` as FieldKey)
      }
    }
    return {
      member: (name: string): string => t(`field_${name}` as FieldKey),
      scene: (name: string): string => t(`scene_${name}` as FieldKey),
      choice,
    }
  }, [t, words, lang])
}

const FACETS: Partial<Record<Kind, ChoiceList>> = {
  article: 'blogCategory',
  caseStudy: 'caseCategory',
  faq: 'reader',
  page: 'pageKey',
  package: 'buyer',
}

/** The closed list to which a kind's facet belongs. Undefined if it has no labels, such as years. */
export const facetList = (kind: Kind): ChoiceList | undefined => FACETS[kind]
