import { MAIN_BRANCH } from '../../../core/branch.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { DOCUMENTS } from '../../../ui/file-types.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { UploadField, useUploadFieldState } from '../../files/components/upload-field.tsx'
import type { Attachment } from '../contract.ts'
import type { AttachmentKind } from '../kinds.ts'
import { documentsText } from '../text/documents.ts'

/** The details that the owner enters with a document. */
function Details({ kind, current }: { kind: AttachmentKind; current: Attachment | undefined }) {
  const t = useText(documentsText)
  const field = useFields()
  if (kind === 'vat')
    return (
      <TextField
        {...field('branch', current?.branch ?? MAIN_BRANCH)}
        label={t('branch')}
        help={t('branchHelp')}
        inputMode="numeric"
        maxLength={5}
        required
      />
    )
  if (kind !== 'company') return null
  return (
    <>
      <TextField
        {...field('companyName', current?.companyName)}
        label={t('companyName')}
        help={t('companyNameHelp')}
        maxLength={160}
        required
      />
      <TextField
        {...field('companyTaxId', current?.companyTaxId)}
        label={t('companyTaxId')}
        help={t('companyTaxIdHelp')}
        inputMode="numeric"
        maxLength={17}
        required
      />
    </>
  )
}

/**
 * Form to send a document. The file is uploaded with a progress bar as soon as it is chosen, and is kept if the form is
 * rejected.
 */
export function DocumentForm({ kind, current }: { kind: AttachmentKind; current: Attachment | undefined }) {
  const t = useText(documentsText)
  const upload = useUploadFieldState()
  const labels = { branch: t('branch'), companyName: t('companyName'), companyTaxId: t('companyTaxId') }
  return (
    <ActionForm intent="document" target={kind} files labels={labels} className="grid gap-4">
      <UploadField
        purpose={kind}
        label={t(`help_${kind}`)}
        title={t('chooseFile')}
        note={t('fileNote')}
        accept={DOCUMENTS}
        onState={upload.onState}
      />
      <Details kind={kind} current={current} />
      <SubmitButton disabled={upload.sending} busyLabel={t('sending')}>
        {t('send')}
      </SubmitButton>
    </ActionForm>
  )
}
