import { formatAmount, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Table } from '../../../ui/table.tsx'
import type { LedgerAccount, TrialBalance } from '../contract.ts'
import { operatorText } from '../text/index.ts'

/** Width of the longest bar, pixels. */
const BAR = 64

function Movements({ line, most }: { line: LedgerAccount; most: number }) {
  const t = useText(operatorText)
  const width = (amount: number): string => `${amount === 0 ? 0 : Math.max(2, (amount / most) * BAR)}px`
  if (line.todayEntries === 0) return <span className="text-ink-3">-</span>
  return (
    <span className="inline-flex items-center justify-end gap-0.5">
      <span className="sr-only">
        {t('movementWords', {
          debit: formatAmount(line.todayDebit),
          credit: formatAmount(line.todayCredit),
          n: line.todayEntries,
        })}
      </span>
      <span aria-hidden="true" className="h-1.5 rounded-[2px] bg-viz-3" style={{ width: width(line.todayDebit) }} />
      <span aria-hidden="true" className="h-1.5 rounded-[2px] bg-viz-1" style={{ width: width(line.todayCredit) }} />
      <span aria-hidden="true" className="w-7 text-right text-xs text-ink-2">
        {formatNumber(line.todayEntries)}
      </span>
    </span>
  )
}

const figure = (amount: number) => (amount === 0 ? <span className="text-ink-3">-</span> : formatAmount(amount))

interface Props {
  balance: TrialBalance
  /** Code of the account that is open in the panel. */
  current: string | null
  hrefOf: (code: string) => string
}

/** Accounts by kind with the day's movements as two bars, the balance on each side, and the totals. */
export function TrialBalanceTable({ balance, current, hrefOf }: Props) {
  const t = useText(operatorText)
  const lang = useLang()
  const most = Math.max(1, ...balance.accounts.map((line) => Math.max(line.todayDebit, line.todayCredit)))
  const total: LedgerAccount = {
    number: '',
    code: 'total',
    name: { th: t('total'), en: t('total') },
    type: 'asset',
    todayDebit: 0,
    todayCredit: 0,
    todayEntries: 0,
    debit: balance.debit,
    credit: balance.credit,
  }
  const isTotal = (line: LedgerAccount) => line === total
  return (
    <Table
      caption={t('trialBalance')}
      density="compact"
      rows={[...balance.accounts, total]}
      rowKey={(line) => line.code}
      rowLook={(line) =>
        isTotal(line) ? { total: true } : { href: hrefOf(line.code), current: line.code === current }
      }
      groupOf={(line) => (isTotal(line) ? null : t(`type_${line.type}`))}
      columns={[
        {
          key: 'number',
          header: t('number'),
          cell: (line) => <span className="text-ink-3">{line.number}</span>,
          part: 'lead',
        },
        {
          key: 'account',
          header: t('account'),
          cell: (line) => <span className="font-medium">{line.name[lang]}</span>,
          part: 'title',
        },
        {
          key: 'movements',
          header: t('movements'),
          cell: (line) => (isTotal(line) ? null : <Movements line={line} most={most} />),
          align: 'end',
          part: 'hidden',
        },
        {
          key: 'debit',
          header: t('debit'),
          cell: (line) => figure(line.debit),
          align: 'end',
          phoneLabel: t('debit'),
        },
        {
          key: 'credit',
          header: t('credit'),
          cell: (line) => figure(line.credit),
          align: 'end',
          phoneLabel: t('credit'),
        },
      ]}
    />
  )
}
