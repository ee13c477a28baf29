import { useText } from '../../../../i18n/use-text.tsx'
import { fieldsOfSection } from '../../brief/fields.ts'
import { type BriefValues, summaryOfSection } from '../../brief/terms.ts'
import type { Campaign, SectionCode } from '../../contract.ts'
import { briefText } from '../../text/brief.ts'
import { builderText } from '../../text/builder.ts'
import { useCriteria } from '../criteria-words.ts'
import { useBriefWords } from '../use-brief-words.ts'

/** Summary of a closed section, in one line. */
export function useSummary() {
  const t = useText(builderText)
  const b = useText(briefText)
  const words = useBriefWords()
  const criteria = useCriteria()
  const lists = (section: SectionCode, { brief, criteria: looksFor }: Campaign): (string | false)[] => {
    if (section === 'brief')
      return [...brief.dos.slice(0, 2), brief.references.length > 0 && `${b('references')} ${brief.references.length}`]
    if (section !== 'creators') return []
    const lines = criteria(looksFor).map((line) => line.text)
    return lines.length > 0 ? lines.slice(0, 3) : [t('noLimit')]
  }
  return (section: SectionCode, campaign: Campaign): string =>
    [
      ...summaryOfSection(campaign as unknown as BriefValues, words, fieldsOfSection(section)),
      ...lists(section, campaign),
    ]
      .filter(Boolean)
      .join(' · ')
}
