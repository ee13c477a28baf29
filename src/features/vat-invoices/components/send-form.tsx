import { formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { DOCUMENTS } from '../../../ui/file-types.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { useDateWords } from '../../../web/date-words.ts'
import { UploadField, useUploadFieldState } from '../../files/components/upload-field.tsx'
import type { VatInvoice } from '../shapes.ts'
import { vatInvoicesText } from '../text/index.ts'

/** The file with the invoice's number and date. The file is uploaded at once and is not lost if the form is refused. */
export function SendForm({ invoice, today }: { invoice: VatInvoice; today: string }) {
  const t = useText(vatInvoicesText)
  const lang = useLang()
  const words = useDateWords()
  const upload = useUploadFieldState()
  return (
    <ActionForm
      intent="send"
      target={invoice.id}
      files
      labels={{ file: t('upload'), number: t('number'), issuedOn: t('issuedOn') }}
      className="mt-3 grid gap-4"
    >
      {(field) => (
        <>
          <UploadField
            purpose="vat_invoice"
            label={t('upload')}
            title={t('choose')}
            note={t('fileNote')}
            accept={DOCUMENTS}
            onState={upload.onState}
          />
          <TextField
            {...field('number', invoice.number)}
            label={t('number')}
            maxLength={40}
            autoCapitalize="characters"
            required
          />
          <DateField
            {...field('issuedOn', invoice.issuedOn)}
            lang={lang}
            words={words}
            label={t('issuedOn')}
            help={t('issuedOnHelp', { from: formatCalendarDay(lang, invoice.earliestOn) })}
            min={invoice.earliestOn}
            max={today}
            required
          />
          <SubmitButton wide disabled={upload.sending} busyLabel={t('sending')}>
            {t('send')}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  )
}
