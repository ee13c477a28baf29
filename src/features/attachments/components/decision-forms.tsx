import { useText } from '../../../i18n/use-text.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import type { ReviewAttachment } from '../contract.ts'
import { REJECT_REASONS } from '../kinds.ts'
import { attachmentsText } from '../text/index.ts'

/** Closed until it is needed, so that the file and the facts stay in sight. */
function RejectForm({ attachment }: { attachment: ReviewAttachment }) {
  const t = useText(attachmentsText)
  const { error } = useActionState({ intent: 'reject', target: attachment.id })
  return (
    <details open={error !== null}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center rounded-full bg-critical-bg px-5 font-semibold text-critical">
        {t('reject')}
      </summary>
      <ActionForm
        intent="reject"
        target={attachment.id}
        labels={{ reasonCode: t('reasonCode'), reason: t('reasonNote') }}
        className="mt-3 grid gap-3"
      >
        {(field) => (
          <>
            <Select
              {...field('reasonCode')}
              label={t('reasonCode')}
              size="sm"
              emptyLabel={t('choose')}
              required
              options={REJECT_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
            />
            <TextArea {...field('reason')} label={t('reasonNote')} help={t('reasonHelp')} rows={2} maxLength={500} />
            <SubmitButton variant="danger" wide busyLabel={t('working')}>
              {t('rejectSend')}
            </SubmitButton>
          </>
        )}
      </ActionForm>
    </details>
  )
}

/** The decisions that are open on an attachment. */
export function DecisionForms({ attachment }: { attachment: ReviewAttachment }) {
  const t = useText(attachmentsText)
  return (
    <div className="grid gap-2.5" key={`${attachment.id} ${attachment.status}`}>
      {attachment.acts.includes('approve') && (
        <ActionForm intent="approve" target={attachment.id}>
          <SubmitButton wide busyLabel={t('working')}>
            {t('approve')}
          </SubmitButton>
        </ActionForm>
      )}
      {attachment.acts.includes('complete') && (
        <ActionForm intent="complete" target={attachment.id} className="grid gap-1.5">
          <SubmitButton wide busyLabel={t('working')}>
            {t('complete')}
          </SubmitButton>
          <p className="text-xs text-ink-2">{t('completeHelp')}</p>
        </ActionForm>
      )}
      {attachment.acts.includes('reject') && <RejectForm attachment={attachment} />}
    </div>
  )
}
