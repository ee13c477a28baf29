import { formatAmount, formatBaht, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Money } from '../../../ui/money.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import type { ChargeView } from '../shapes.ts'
import { creditsText } from '../text/index.ts'

export interface TotalsProps {
  net: number
  vatBps: number
  vat: number
  total: number
  /** Set when a package is bought, not credits. */
  package?: ChargeView['package']
}

/** Price without VAT and the total due; VAT is shown only here and on the tax invoice. */
export function Totals({ net, vatBps, vat, total, package: sold }: TotalsProps) {
  const t = useText(creditsText)
  return (
    <Receipt
      rows={[
        sold
          ? { label: sold.title, value: t('jobs', { n: sold.units }) }
          : { label: t('creditsYouGet'), value: formatAmount(net) },
        { label: t('beforeVat'), value: formatBaht(net) },
        { label: t('vat', { rate: formatPercent(vatBps) }), value: formatBaht(vat) },
      ]}
      total={{ label: t('due'), value: <Money satang={total} size="xl" /> }}
    />
  )
}
