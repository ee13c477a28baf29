import { formatAmount, formatBaht, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Money } from '../../../ui/money.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import { payableOf } from '../rules/amounts.ts'
import type { ChargeView } from '../shapes.ts'
import { creditsText } from '../text/index.ts'

export interface TotalsProps {
  net: number
  vatBps: number
  vat: number
  total: number
  /** Tax that the buyer withholds; 0 if none. */
  withheldBps: number
  withheld: number
  /** Set if a package is bought instead of credits. */
  package?: Pick<NonNullable<ChargeView['package']>, 'title' | 'units'> | null
}

/** Price without VAT, and the total due. VAT is shown only here and on the tax invoice. */
export function Totals({ net, vatBps, vat, total, withheldBps, withheld, package: sold }: TotalsProps) {
  const t = useText(creditsText)
  return (
    <Receipt
      rows={[
        sold
          ? { label: sold.title, value: t('jobs', { n: sold.units }) }
          : { label: t('creditsYouGet'), value: formatAmount(net) },
        { label: t('beforeVat'), value: formatBaht(net) },
        { label: t('vat', { rate: formatPercent(vatBps) }), value: formatBaht(vat) },
        ...(withheld > 0
          ? [
              { label: t('totalWithVat'), value: formatBaht(total) },
              { label: t('withheld', { rate: formatPercent(withheldBps) }), value: `−${formatBaht(withheld)}` },
            ]
          : []),
      ]}
      total={{ label: t('due'), value: <Money satang={payableOf({ total, withheld })} size="xl" /> }}
    />
  )
}
