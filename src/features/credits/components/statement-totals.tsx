import { formatAmount, formatMoney } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { Table } from '../../../ui/table.tsx'
import type { StatementTotals } from '../contract.ts'
import { moveWords } from '../rules/moves.ts'
import { creditsText } from '../text/index.ts'

const signed = (satang: number) =>
  satang === 0 ? '' : formatMoney(satang, { symbol: false, decimals: 'always', plus: true })

interface TotalsProps {
  totals: StatementTotals
  period: string
  /** True if the statement is filtered. A part of the wallet has no opening and closing balance. */
  part: boolean
}

/** Totals of a period: opening balance, credits received, held, paid and expired, closing balance. */
export function StatementTotalsCard({ totals, period, part }: TotalsProps) {
  const t = useText(creditsText)
  const lang = useLang()
  const balance = (key: 'opening' | 'closing') => ({
    key,
    label: t(key),
    available: formatAmount(totals[key].available),
    held: formatAmount(totals[key].held),
    total: key === 'closing',
  })
  const total = (of: 'available' | 'held') => signed(totals.moves.reduce((n, move) => n + move[of], 0)) || '0.00'
  const sum = { key: 'sum', label: t('sumOfEntries'), available: total('available'), held: total('held'), total: true }
  const rows = [
    ...(part ? [] : [balance('opening')]),
    ...totals.moves.map(({ kind, available, held }) => ({
      key: kind,
      label: moveWords[kind][lang],
      available: signed(available),
      held: signed(held),
      total: false,
    })),
    part ? sum : balance('closing'),
  ]
  return (
    <Card pad={24} className="mb-5">
      <h2 className="mb-2 text-lg tracking-normal">{period}</h2>
      <Table
        caption={t('totalsTitle')}
        density="compact"
        stack={false}
        rows={rows}
        rowKey={({ key }) => key}
        rowLook={({ total }) => ({ total })}
        columns={[
          { key: 'label', header: t('entry'), part: 'title', cell: ({ label }) => label },
          {
            key: 'available',
            header: t(part ? 'creditChange' : 'balance'),
            align: 'end',
            cell: ({ available }) => available,
          },
          { key: 'held', header: t(part ? 'holdChange' : 'onHold'), align: 'end', cell: ({ held }) => held },
        ]}
      />
    </Card>
  )
}
