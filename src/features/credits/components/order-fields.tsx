import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../web/action-form.tsx'
import { creditsText } from '../text/index.ts'

interface OrderFieldsProps {
  /** The order numbers of the charge that this order replaces, or of its quotation. */
  numbers: { poNumber: string | null; costCentre: string | null }
}

/** Fields for the order numbers: `poNumber` and `costCentre`. */
export function OrderFields({ numbers }: OrderFieldsProps) {
  const t = useText(creditsText)
  const field = useFields()
  return (
    <Card pad={24} as="div">
      <SectionHead title={t('order')} note={t('orderNote')} />
      <div className="grid gap-4 lg:grid-cols-2">
        <TextField
          {...field('poNumber', numbers.poNumber)}
          label={t('poNumber')}
          labelNote={t('optional')}
          maxLength={40}
        />
        <TextField
          {...field('costCentre', numbers.costCentre)}
          label={t('costCentre')}
          labelNote={t('optional')}
          maxLength={40}
        />
      </div>
    </Card>
  )
}
