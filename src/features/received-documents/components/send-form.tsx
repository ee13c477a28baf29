import type { ReactNode } from 'react'
import { formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { DOCUMENTS } from '../../../ui/file-types.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { useDateWords } from '../../../web/date-words.ts'
import { UploadField, useUploadFieldState } from '../../files/components/upload-field.tsx'
import type { ReceivedDocument } from '../shapes.ts'
import { receivedText } from '../text/index.ts'

interface SendFormProps {
  document: Pick<ReceivedDocument, 'id' | 'number' | 'issuedOn' | 'earliestOn'>
  purpose: 'tax_certificate' | 'vat_invoice'
  /** The latest date that the document may have. */
  today: string
  /** Texts of the kind of document. */
  t: (key: 'upload' | 'number' | 'issuedOn' | 'send') => string
  numberHelp?: string
  /** Fields above the file. */
  children?: ReactNode
}

/**
 * Form for the file with the document's number and date. The file is uploaded as soon as it is chosen, and is not lost
 * if the form is rejected.
 */
export function SendForm({ document, purpose, today, t, numberHelp, children }: SendFormProps) {
  const r = useText(receivedText)
  const lang = useLang()
  const words = useDateWords()
  const upload = useUploadFieldState()
  const { id, number, issuedOn, earliestOn } = document
  return (
    <ActionForm
      intent="send"
      target={id}
      files
      labels={{ file: t('upload'), number: t('number'), issuedOn: t('issuedOn') }}
      className="mt-3 grid gap-4"
    >
      {(field) => (
        <>
          {children}
          <UploadField
            purpose={purpose}
            label={t('upload')}
            title={r('choose')}
            note={r('fileNote')}
            accept={DOCUMENTS}
            onState={upload.onState}
          />
          <TextField
            {...field('number', number)}
            label={t('number')}
            help={numberHelp}
            maxLength={40}
            autoCapitalize="characters"
            required
          />
          <DateField
            {...field('issuedOn', issuedOn)}
            lang={lang}
            words={words}
            label={t('issuedOn')}
            help={r('issuedOnHelp', { from: formatCalendarDay(lang, earliestOn) })}
            min={earliestOn}
            max={today}
            required
          />
          <SubmitButton wide disabled={upload.sending} busyLabel={r('sending')}>
            {t('send')}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  )
}
