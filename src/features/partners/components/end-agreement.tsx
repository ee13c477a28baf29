import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { ConfirmBack, ConfirmLink, ConfirmPanel } from '../../jobs/components/confirm-panel.tsx'
import { partnersText } from '../text/index.ts'

interface EndAgreementProps {
  name: string
  /** The day on which the agreement would end. */
  endsAt: Date
  /** Form value with the agreement's id, if the page's address does not contain it. */
  agreement?: string
  idempotencyKey: string
}

/** Gives notice, after a confirmation that names the day on which the agreement will end. */
export function EndAgreement({ name, endsAt, agreement, idempotencyKey }: EndAgreementProps) {
  const t = useText(partnersText)
  const lang = useLang()
  return (
    <div>
      <ConfirmLink act="end" variant="danger">
        {t('endAgreement')}
      </ConfirmLink>
      <ConfirmPanel act="end" title={t('endAsk', { name })}>
        <p className="text-sm text-ink-2">{t('endNote', { date: formatDate(lang, endsAt) })}</p>
        <ActionForm intent="end" idempotencyKey={idempotencyKey} hidden={agreement ? { agreement } : undefined}>
          <div className="mt-5 grid grid-cols-2 gap-2.5 max-[340px]:grid-cols-1">
            <ConfirmBack>{t('keep')}</ConfirmBack>
            <SubmitButton variant="danger">{t('endConfirm')}</SubmitButton>
          </div>
        </ActionForm>
      </ConfirmPanel>
    </div>
  )
}
