import { useText } from '../../../i18n/use-text.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { ConfirmBack, ConfirmLink, ConfirmPanel } from '../../jobs/components/confirm-panel.tsx'
import { creditsText } from '../text/index.ts'

/** The confirmation dialog. A link with `ask=cancel` opens it directly. */
export function CancelCharge({ idempotencyKey }: { idempotencyKey: string }) {
  const t = useText(creditsText)
  return (
    <div className="mt-3 text-center">
      <ConfirmLink act="cancel" variant="text" size="sm">
        {t('cancelPayment')}
      </ConfirmLink>
      <ConfirmPanel act="cancel" title={t('cancelAsk')}>
        <p className="text-left text-sm text-ink-2">{t('cancelWarn')}</p>
        <ActionForm intent="cancel" idempotencyKey={idempotencyKey}>
          <div className="mt-5 grid grid-cols-2 gap-2.5 max-[340px]:grid-cols-1">
            <ConfirmBack>{t('cancelNo')}</ConfirmBack>
            <SubmitButton variant="danger" busyLabel={t('sending')}>
              {t('cancelYes')}
            </SubmitButton>
          </div>
        </ActionForm>
      </ConfirmPanel>
    </div>
  )
}
