import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { ChargeView, PaymentView } from '../contract.ts'
import { creditsText } from '../text/index.ts'
import { Totals } from './totals.tsx'

interface CardPayProps {
  charge: ChargeView
  payment: PaymentView
  /** Single-use token from the provider's redirect. */
  token: string | null
  idempotencyKey: string
}

/** Card details are entered on the provider's page; here the payer confirms the amount. */
export function CardPay({ charge, payment, token, idempotencyKey }: CardPayProps) {
  const t = useText(creditsText)
  return (
    <section className="rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:p-6">
      <h2 className="mb-1 text-lg tracking-normal">{t('payByCard')}</h2>
      <p className="mb-3 text-sm text-ink-2">{token ? t('cardReady') : t('cardHow')}</p>
      <Totals {...charge} />
      <div className="mt-3 grid gap-2">
        <CardAct charge={charge} payment={payment} token={token} idempotencyKey={idempotencyKey} />
      </div>
      <p className="mt-3 flex items-center justify-center gap-1.5 text-xs text-ink-2">
        <Icon name="lock-key" />
        {t('cardSafe')}
      </p>
    </section>
  )
}

function CardAct({ charge, payment, token, idempotencyKey }: CardPayProps) {
  const t = useText(creditsText)
  if (payment.authorizeUrl)
    return (
      <ButtonLink href={payment.authorizeUrl} reload variant="highlight" size="lg" wide>
        {t('confirmBank')}
      </ButtonLink>
    )
  if (!token)
    return (
      payment.cardUrl && (
        <ButtonLink href={payment.cardUrl} reload variant="highlight" size="lg" wide icon={<Icon name="credit-card" />}>
          {t('enterCard')}
        </ButtonLink>
      )
    )
  return (
    <>
      <ActionForm intent="card" idempotencyKey={idempotencyKey} hidden={{ token }}>
        <SubmitButton variant="highlight" size="lg" wide busyLabel={t('cardBusy')}>
          {t('pay', { amount: formatBaht(charge.payable) })}
        </SubmitButton>
      </ActionForm>
      {payment.cardUrl && (
        <ButtonLink href={payment.cardUrl} reload variant="text">
          {t('otherCard')}
        </ButtonLink>
      )}
    </>
  )
}
