import { formatAmount, formatDate, formatMoney, formatMonth, formatTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import { TextLink } from '../../../ui/link.tsx'
import { RowDisc } from '../../../ui/list-row.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { StatementLineView } from '../contract.ts'
import { creditsText } from '../text/index.ts'

const ICONS: Readonly<Record<string, IconName>> = {
  credits_purchased: 'plus-bold',
  credits_granted: 'gift',
  credits_expired: 'clock-countdown',
  credits_refunded: 'arrow-counter-clockwise',
  chargeback: 'warning',
  job_held: 'lock-key',
  extra_round_held: 'lock-key',
  reimbursement_held: 'lock-key',
}

const disc = (line: StatementLineView) => (
  <RowDisc tone={line.type === 'add' ? 'leaf' : 'plain'}>
    <Icon name={ICONS[line.event] ?? (line.type === 'add' ? 'arrow-down-left-bold' : 'arrow-up-right-bold')} />
  </RowDisc>
)

const signed = (line: StatementLineView) =>
  formatMoney(line.in - line.out, { symbol: false, decimals: 'always', plus: true })

/** The ledger table of a brand: date, what, in, out, balance; months as heads that stay in sight. */
export function StatementTable({ lines }: { lines: readonly StatementLineView[] }) {
  const t = useText(creditsText)
  const lang = useLang()
  const columns: Column<StatementLineView>[] = [
    { key: 'disc', header: '', headerLabel: t('entries'), part: 'lead', cell: disc },
    {
      key: 'what',
      header: t('entry'),
      part: 'title',
      cell: (line) => (
        <>
          {line.text}
          {line.title && <span className="block text-xs font-normal text-ink-2">{line.title}</span>}
        </>
      ),
    },
    {
      key: 'date',
      header: t('date'),
      cell: (line) => (
        <span className="nb">
          {formatDate(lang, line.at)} <span className="text-ink-3">{formatTime(lang, line.at)}</span>
        </span>
      ),
    },
    { key: 'paper', header: t('paper'), cell: (line) => line.document && <Paper {...line.document} /> },
    {
      key: 'in',
      header: t('in'),
      align: 'end',
      part: 'figure',
      cell: (line) => (
        <>
          <span className={`lg:hidden ${line.in > 0 ? 'text-positive' : ''}`}>{signed(line)}</span>
          <span className="hidden font-medium text-positive lg:inline">{line.in > 0 && signed(line)}</span>
        </>
      ),
    },
    {
      key: 'out',
      header: t('out'),
      align: 'end',
      part: 'hidden',
      cell: (line) => line.out > 0 && <span className="font-medium">{signed(line)}</span>,
    },
    {
      key: 'balance',
      header: t('balance'),
      phoneLabel: t('balance'),
      align: 'end',
      cell: (line) => formatAmount(line.balance),
    },
  ]
  return (
    <Table
      caption={t('statementTitle')}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.id}
      groupOf={(line) => formatMonth(lang, line.at)}
      className="[&_tr[data-group]]:sticky [&_tr[data-group]]:top-0 [&_tr[data-group]]:z-10 [&_tr[data-group]_th]:bg-surface"
    />
  )
}

function Paper({ id, serial }: { id: string; serial: string }) {
  return (
    <TextLink href={`/api/documents/${id}`} reload className="nb hit relative inline-flex items-center gap-1.5">
      <Icon name="file-pdf" />
      {serial}
    </TextLink>
  )
}
