import type { ReactNode } from 'react'
import { useText } from '../../../../i18n/use-text.tsx'
import { CoverImage } from '../../../../ui/cover-image.tsx'
import { applies, fieldsOfSection, isEmpty, type NamedField, valueIn } from '../../brief/fields.ts'
import type { BriefValues } from '../../brief/terms.ts'
import type { Campaign, SectionCode } from '../../contract.ts'
import { briefText } from '../../text/brief.ts'
import { builderText } from '../../text/builder.ts'
import { useCriteria } from '../criteria-words.ts'
import { useBriefWords } from '../use-brief-words.ts'

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="grid list-disc gap-1 pl-5">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

function Pictures({ ids }: { ids: readonly string[] }) {
  const t = useText(builderText)
  return (
    <ul className="grid max-w-md grid-cols-4 gap-2">
      {ids.map((id, i) => (
        <li key={id} className="aspect-square overflow-hidden rounded-field">
          <CoverImage src={`/media/${id}`} alt={t('referencePhoto', { n: i + 1 })} />
        </li>
      ))}
    </ul>
  )
}

/** The complete value of a field; null if it is empty. */
function useFieldValue(campaign: Campaign): (named: NamedField) => ReactNode {
  const t = useText(builderText)
  const words = useBriefWords()
  const criteria = useCriteria()
  return (named) => {
    const { control, editor } = named.field
    const value = valueIn(campaign, named)
    if (isEmpty(value) || !applies(campaign, named.field)) return null
    switch (control.type) {
      case 'criteria': {
        const lines = criteria(campaign.criteria).map(({ text }) => text)
        return lines.length > 0 ? <List items={lines} /> : t('noLimit')
      }
      case 'lines':
        return <List items={value as string[]} />
      case 'files':
        return <Pictures ids={value as string[]} />
      case 'file':
        if (editor === 'agencyBrand') return campaign.brandChoices.find(({ id }) => id === value)?.name ?? null
        return editor === 'cover' ? <Pictures ids={[String(value)]} /> : null
      default:
        return words.value(control, value, campaign as unknown as BriefValues)
    }
  }
}

/** All values of a section of the brief, field by field. */
export function SectionValues({ section, campaign }: { section: SectionCode; campaign: Campaign }) {
  const b = useText(briefText)
  const fieldValue = useFieldValue(campaign)
  const rows = fieldsOfSection(section).flatMap((named) => {
    const value = fieldValue(named)
    return value === null ? [] : [{ name: named.name, label: named.field.label, value }]
  })
  if (rows.length === 0) return <p className="mt-0.5 text-sm text-ink-2">-</p>
  return (
    <dl className="mt-1.5 grid gap-2.5 text-sm">
      {rows.map(({ name, label, value }) => (
        <div key={name} className="grid gap-x-4 lg:grid-cols-[180px_minmax(0,1fr)]">
          <dt className="text-ink-2">{label && b(label as 'product')}</dt>
          <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
