import { formatAmount, formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { Money } from '../../../ui/money.tsx'
import { Table } from '../../../ui/table.tsx'
import type { EarningsSummary } from '../contract.ts'
import { incomeLabels } from '../rules/income.ts'
import { payoutsText } from '../text/index.ts'

interface SummaryRow {
  key: string
  label: string
  gross: number
  tax: number | null
  total: boolean
}

/** Totals of a period: gross income by kind, tax withheld, amounts credited, withdrawn and pending. */
export function IncomeSummary({ summary }: { summary: EarningsSummary }) {
  const t = useText(payoutsText)
  const lang = useLang()
  const { kinds, vat, reimbursed, earned, tax, net } = summary
  const untaxed = (key: string, label: string, gross: number): SummaryRow[] =>
    gross > 0 ? [{ key, label, gross, tax: null, total: false }] : []
  const rows: SummaryRow[] = [
    ...kinds
      .filter(({ kind, gross }) => kind === 'work' || gross > 0)
      .map(({ kind, ...sums }) => ({ key: kind, label: incomeLabels[kind][lang], ...sums, total: false })),
    ...untaxed('vat', t('vatOnTop'), vat),
    ...untaxed('reimbursed', incomeLabels.reimbursement[lang], reimbursed),
    { key: 'total', label: t('total'), gross: earned + vat + reimbursed, tax, total: true },
  ]
  return (
    <Card pad={16}>
      <p className="text-sm text-ink-2">{t('landed')}</p>
      <Money satang={net} size="hero" />
      <Table
        caption={t('sources')}
        density="compact"
        stack={false}
        rows={rows}
        rowKey={({ key }) => key}
        rowLook={({ total }) => ({ total })}
        columns={[
          { key: 'label', header: t('sources'), part: 'title', cell: ({ label }) => label },
          { key: 'gross', header: t('beforeTax'), align: 'end', cell: ({ gross }) => formatAmount(gross) },
          {
            key: 'tax',
            header: t('tax'),
            align: 'end',
            cell: ({ tax }) => (tax === null ? '' : formatAmount(-tax)),
          },
        ]}
      />
      <dl className="mt-3 grid gap-1 border-t border-line pt-3 text-sm">
        {(['pendingAtStart', 'withdrawn', 'pendingAtEnd'] as const)
          .filter((part) => part === 'withdrawn' || summary[part] !== 0)
          .map((part) => (
            <div key={part} className="flex justify-between gap-3">
              <dt className="text-ink-2">{t(part)}</dt>
              <dd className="nb font-medium">{formatBaht(summary[part])}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
