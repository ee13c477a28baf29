import { formatBaht, formatBahtShort, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import type { PublicCampaign } from '../contract.ts'
import { marketText } from '../text/market.ts'

/** Pay, fee, tax and net amount. */
export function PayReceipt({ pay }: { pay: PublicCampaign['pay'] }) {
  const t = useText(marketText)
  return (
    <>
      <Receipt
        rows={[
          { label: t('pay'), value: formatBaht(pay.price) },
          { label: t('fee'), value: formatBaht(0) },
          ...(pay.tax > 0
            ? [{ label: t('tax', { rate: formatPercent(pay.taxBps) }), value: formatBaht(-pay.tax) }]
            : []),
        ]}
        total={{ label: t('net'), value: formatBaht(pay.net) }}
      />
      <p className="flex items-start gap-2 text-xs text-ink-2">
        <Icon name="lock-key" className="mt-0.5" />
        {t('netNote')}
      </p>
    </>
  )
}

/** The net pay, for the bar at the bottom on phones. */
export const shortPay = (pay: PublicCampaign['pay']): string => formatBahtShort(pay.net)
