import { formatAmount, formatDate, formatMoney, formatMonth, formatTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import { TextLink } from '../../../ui/link.tsx'
import { RowDisc } from '../../../ui/list-row.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { StatementLineView } from '../contract.ts'
import { lineWords } from '../rules/moves.ts'
import { creditsText } from '../text/index.ts'

const ICONS: Readonly<Record<StatementLineView['kind'], IconName>> = {
  top_up: 'plus-bold',
  grant: 'gift',
  package_return: 'arrow-down-left-bold',
  hold: 'lock-key',
  release: 'arrow-down-left-bold',
  payout: 'hand-coins',
  fee: 'percent',
  reimbursement: 'receipt',
  refund: 'arrow-counter-clockwise',
  expiry: 'clock-countdown',
  chargeback: 'warning',
}

const moveIcon = (line: StatementLineView) => (
  <RowDisc tone={line.type === 'add' ? 'leaf' : 'plain'}>
    <Icon name={ICONS[line.kind]} />
  </RowDisc>
)

const signed = (satang: number) => formatMoney(satang, { symbol: false, decimals: 'always', plus: true })
const signedAmount = (satang: number) => <span className={satang > 0 ? 'text-positive' : ''}>{signed(satang)}</span>

/**
 * Movements of a marketer's credits: description, change of the available and held balance, and both balances. Each
 * month has a sticky heading. `part`: only entries of a brand, a campaign or a job, which have no balance of their own.
 */
export function StatementTable({ lines, part }: { lines: readonly StatementLineView[]; part: boolean }) {
  const t = useText(creditsText)
  const lang = useLang()
  const columns: Column<StatementLineView>[] = [
    { key: 'disc', header: '', headerLabel: t('entries'), part: 'lead', cell: moveIcon },
    {
      key: 'what',
      header: t('entry'),
      part: 'title',
      cell: (line) => (
        <>
          {lineWords(line)[lang]}
          {line.title && <span className="block text-xs font-normal text-ink-2">{line.title}</span>}
          {line.document && <DocumentLink {...line.document} />}
        </>
      ),
    },
    {
      key: 'date',
      header: t('date'),
      cell: (line) => (
        <>
          <span className="nb">
            {formatDate(lang, line.at)}
            {lang === 'en' && ','} <span className="text-ink-3">{formatTime(lang, line.at)}</span>
          </span>
          {!part && (
            <span className="block lg:hidden">
              {t('balance')} {formatAmount(line.availableAfter)} · {t('onHold')} {formatAmount(line.heldAfter)}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'available',
      header: t('creditChange'),
      align: 'end',
      part: 'figure',
      cell: (line) => (
        <>
          <span className="lg:hidden">{signedAmount(line.available || line.held)}</span>
          <span className="hidden font-medium lg:inline">{line.available !== 0 && signedAmount(line.available)}</span>
        </>
      ),
    },
    {
      key: 'held',
      header: t('holdChange'),
      align: 'end',
      part: 'hidden',
      cell: (line) => line.held !== 0 && <span className="font-medium">{signed(line.held)}</span>,
    },
  ]
  const balances: Column<StatementLineView>[] = [
    {
      key: 'balance',
      header: t('balance'),
      align: 'end',
      part: 'hidden',
      cell: (line) => formatAmount(line.availableAfter),
    },
    {
      key: 'heldAfter',
      header: t('onHold'),
      align: 'end',
      part: 'hidden',
      cell: (line) => formatAmount(line.heldAfter),
    },
  ]
  return (
    <Table
      caption={t('statementTitle')}
      columns={part ? columns : [...columns, ...balances]}
      rows={lines}
      rowKey={(line) => `${line.id}:${line.kind}`}
      groupOf={(line) => formatMonth(lang, line.at)}
      className="[&_tr[data-group]]:sticky [&_tr[data-group]]:top-0 [&_tr[data-group]]:z-10 [&_tr[data-group]_th]:bg-surface"
    />
  )
}

function DocumentLink({ id, serial }: { id: string; serial: string }) {
  return (
    <TextLink
      href={`/api/documents/${id}`}
      reload
      className="hit mt-1 flex w-fit max-w-full items-center gap-1.5 text-sm font-normal"
    >
      <Icon name="file-pdf" />
      {serial}
    </TextLink>
  )
}
