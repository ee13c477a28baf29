import type { ReviewOption } from '../../../../core/vocabulary.ts'
import { cx } from '../../../../ui/class-names.ts'
import type { Control } from '../../brief/field.ts'
import { fieldsOfSection, type NamedField } from '../../brief/fields.ts'
import type { Estimate, SectionCode } from '../../contract.ts'
import { EDITORS } from './editors.tsx'
import { FieldControl, useDependentChoices } from './field-control.tsx'
import type { SectionProps } from './fields.ts'

const WIDTHS = { full: 'lg:col-span-6', half: 'lg:col-span-3', third: 'lg:col-span-2' } as const

/** Shows a field only while its review option is selected, with CSS alone (`_` is a space in the selector). */
const ONLY_WITH: Record<ReviewOption, string> = {
  shipping: 'hidden group-has-[[value=shipping]:checked]:block',
  'buy order': "hidden group-has-[[value='buy_order']:checked]:block",
  'buy product': "hidden group-has-[[value='buy_product']:checked]:block",
  photo: 'hidden group-has-[[value=photo]:checked]:block',
  invite: 'hidden group-has-[[value=invite]:checked]:block',
}

const offeredBy = ({ field: { control } }: NamedField): string[] => {
  const { offeredBy } = control as Extract<Control, { type: 'choice' }>
  return offeredBy ? [offeredBy.field] : []
}

/** The fields of a section, built from their descriptors. */
export function SectionFields({
  section,
  estimate,
  ...props
}: SectionProps & { section: SectionCode; estimate: Pick<Estimate, 'prices' | 'followers'> }) {
  const { editable } = props.campaign
  const fields = fieldsOfSection(section).filter(({ name, group }) => editable.includes(group ?? name))
  const choices = useDependentChoices(fields.flatMap(offeredBy), props.campaign, props.unsaved)
  return (
    <div className="group grid items-start gap-4 lg:grid-cols-6">
      {fields.map((named) => {
        const { editor, width = 'full', reviewOption } = named.field
        const Editor = editor ? EDITORS[editor] : FieldControl
        return (
          <div
            key={named.name}
            className={cx('min-w-0 empty:hidden', WIDTHS[width], reviewOption && ONLY_WITH[reviewOption])}
          >
            <Editor {...props} {...choices} field={named} estimate={estimate} />
          </div>
        )
      })}
    </div>
  )
}
