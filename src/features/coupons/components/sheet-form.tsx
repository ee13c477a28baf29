import { formatNumber } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { ROWS_MAX } from '../contract.ts'
import { couponsText } from '../text/index.ts'

interface Props {
  intent: 'checkCodes' | 'checkUses'
  title: string
  steps: readonly string[]
}

/** Form to upload a sheet, which is checked before it is saved. */
export function SheetForm({ intent, title, steps }: Props) {
  const t = useText(couponsText)
  const { fields } = useActionState({ intent })
  return (
    <Card pad={20}>
      <SectionHead title={title} />
      <ol className="mb-4 grid list-decimal gap-1.5 pl-5 text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ActionForm intent={intent} files summary={false} className="grid gap-4">
        <FileDrop
          name="sheet"
          label={t('file')}
          title={t('choose')}
          note={t('fileNote', { n: formatNumber(ROWS_MAX) })}
          accept="text/csv,.csv,.txt"
          required
          error={fields.csv}
        />
        <div>
          <SubmitButton variant="secondary">{t('check')}</SubmitButton>
        </div>
      </ActionForm>
    </Card>
  )
}
