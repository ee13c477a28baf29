import { formatAmount, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { LotView } from '../contract.ts'
import { daysLeft } from '../rules/examples.ts'
import { addedAt } from '../rules/lots.ts'
import { creditsText } from '../text/index.ts'

const SOON_DAYS = 30

interface LotTableProps {
  lots: readonly LotView[]
  now: number
  /** The account's balances: the sums of all lots, including those on other pages. */
  total: { available: number; held: number }
}

export function LotTable({ lots, now, total }: LotTableProps) {
  const t = useText(creditsText)
  const lang = useLang()
  const columns: Column<LotView>[] = [
    {
      key: 'ends',
      header: t('lotEnds'),
      part: 'title',
      foot: t('lotSum', { n: formatAmount(total.available + total.held) }),
      cell: (lot) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="nb">{formatDate(lang, lot.expiresAt)}</span>
          <ExpiryBadge lot={lot} now={now} />
        </span>
      ),
    },
    {
      key: 'source',
      header: t('lotFrom'),
      cell: (lot) => (
        <>
          {t(`source_${lot.source}`)} <span className="nb text-ink-2">{formatDate(lang, addedAt(lot))}</span>
        </>
      ),
    },
    {
      key: 'bought',
      header: t('lotBought'),
      phoneLabel: t('lotBought'),
      align: 'end',
      cell: (lot) => formatAmount(lot.bought),
    },
    {
      key: 'held',
      header: t('lotHeld'),
      phoneLabel: t('lotHeld'),
      align: 'end',
      foot: formatAmount(total.held),
      cell: (lot) => formatAmount(lot.held),
    },
    {
      key: 'left',
      header: t('lotLeft'),
      align: 'end',
      part: 'figure',
      foot: <b className="font-semibold">{formatAmount(total.available)}</b>,
      cell: (lot) => <b className="font-semibold">{formatAmount(lot.available)}</b>,
    },
  ]
  return (
    <Table
      caption={t('lots')}
      columns={columns}
      rows={lots}
      rowKey={(lot) => lot.id}
      rowLook={(lot) => ({ muted: lot.available + lot.held === 0 })}
    />
  )
}

function ExpiryBadge({ lot, now }: { lot: LotView; now: number }) {
  const t = useText(creditsText)
  const at = new Date(lot.expiresAt)
  if (at.getTime() <= now) return <Badge>{t('ended')}</Badge>
  const left = daysLeft(at, new Date(now))
  if (left > SOON_DAYS || lot.available === 0) return null
  return (
    <Badge tone={left <= 7 ? 'critical' : 'notice'} icon="clock-bold">
      {left === 0 ? t('lastDay') : t('daysLeft', { n: left })}
    </Badge>
  )
}
