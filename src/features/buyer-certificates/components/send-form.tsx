import { formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { DOCUMENTS } from '../../../ui/file-types.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { useDateWords } from '../../../web/date-words.ts'
import { UploadField, useUploadFieldState } from '../../files/components/upload-field.tsx'
import type { BuyerCertificate } from '../shapes.ts'
import { certificatesText } from '../text/index.ts'

/**
 * Form for the file with the certificate's number and date. The file is uploaded as soon as it is chosen, and is kept
 * if the form is rejected.
 */
export function SendForm({ certificate, today }: { certificate: BuyerCertificate; today: string }) {
  const t = useText(certificatesText)
  const lang = useLang()
  const words = useDateWords()
  const upload = useUploadFieldState()
  const { id, number, issuedOn, earliestOn } = certificate
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
          <UploadField
            purpose="tax_certificate"
            label={t('upload')}
            title={t('choose')}
            note={t('fileNote')}
            accept={DOCUMENTS}
            onState={upload.onState}
          />
          <TextField {...field('number', number)} label={t('number')} help={t('numberHelp')} maxLength={40} required />
          <DateField
            {...field('issuedOn', issuedOn)}
            lang={lang}
            words={words}
            label={t('issuedOn')}
            help={t('issuedOnHelp', { from: formatCalendarDay(lang, earliestOn) })}
            min={earliestOn}
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
