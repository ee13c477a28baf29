import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { TimeLeft } from '../../../ui/countdown.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { QrPanel } from '../../../ui/qr-panel.tsx'
import type { ChargeView, PaymentView } from '../contract.ts'
import { creditsText } from '../text/index.ts'
import { Refresh } from './refresh.tsx'
import { Totals } from './totals.tsx'

interface QrPayProps {
  charge: ChargeView
  payment: PaymentView
  now: number
  href: string
}

/** The QR code, the time left and the amounts. Shows the receipt after payment. */
export function QrPay({ charge, payment, now, href }: QrPayProps) {
  const t = useText(creditsText)
  const amount = formatBaht(charge.payable)
  if (payment.qrSvg === null)
    return (
      <div>
        <Callout tone="info" title={t('qrPreparing')} role="status">
          {t('qrPreparingNote')}
        </Callout>
        <Refresh href={href} />
      </div>
    )
  return (
    <div>
      <section className="rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:p-6">
        <div className="mb-4 flex items-center justify-between gap-3">
          <h2 className="text-lg tracking-normal">{t('scan')}</h2>
          <Badge tone="notice" icon="timer-bold">
            <TimeLeft due={charge.expiresAt} now={now} title={t('left', { clock: '{clock}' })} done={t('timeUp')} />
          </Badge>
        </div>
        <QrPanel
          code={
            <img
              src={`data:image/svg+xml,${encodeURIComponent(payment.qrSvg)}`}
              alt=""
              className="scale-110 rounded-card"
            />
          }
          label={t('qrLabel', { amount })}
          note={
            <>
              {t('scanNote')}
              <br />
              {t('payee', { name: payment.payee })}
            </>
          }
          act={
            <ButtonLink
              href={`/api/credits/charges/${charge.id}/qr`}
              reload
              variant="secondary"
              size="sm"
              icon={<Icon name="download-simple" />}
            >
              {t('saveQr')}
            </ButtonLink>
          }
        />
        {payment.sandboxUrl && (
          <div className="mt-3 text-center">
            <ButtonLink href={payment.sandboxUrl} reload variant="highlight" icon={<Icon name="arrow-square-out" />}>
              {t('sandboxBank')}
            </ButtonLink>
            <p className="mt-1 text-xs text-ink-2">{t('sandboxNote')}</p>
          </div>
        )}
        <div className="mt-4 border-t border-line pt-2">
          <Totals {...charge} />
        </div>
      </section>
      <Refresh href={href} />
    </div>
  )
}
