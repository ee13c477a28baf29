import { formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatCredits, formatMoney } from '../../../ui/money-text.ts'
import { Receipt } from '../../../ui/receipt.tsx'
import { creditsText } from '../text/index.ts'

export interface TotalsProps {
  net: number
  vatBps: number
  vat: number
  total: number
}

const exact = (satang: number) => formatMoney(satang, { decimals: 'always' })

/** What is bought, VAT apart, and what is due; VAT stands only here and on the tax invoice. */
export function Totals({ net, vatBps, vat, total }: TotalsProps) {
  const t = useText(creditsText)
  return (
    <Receipt
      rows={[
        { label: t('creditsYouGet'), value: formatCredits(net) },
        { label: t('beforeVat'), value: exact(net) },
        { label: t('vat', { rate: formatPercent(vatBps) }), value: exact(vat) },
      ]}
      total={{ label: t('due'), value: <Money satang={total} size="xl" /> }}
    />
  )
}
