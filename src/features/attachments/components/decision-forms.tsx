import { useText } from '../../../i18n/use-text.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { RejectForm, rejectWordsOf } from '../../../web/reject-form.tsx'
import type { ReviewAttachment } from '../contract.ts'
import { REJECT_REASONS } from '../kinds.ts'
import { attachmentsText } from '../text/index.ts'

/** Forms for the decisions that are possible in the attachment's status. */
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
      {attachment.acts.includes('reject') && (
        <RejectForm
          target={attachment.id}
          reasons={REJECT_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
          words={rejectWordsOf(t)}
        />
      )}
    </div>
  )
}
