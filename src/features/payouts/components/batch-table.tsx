import { formatBaht, formatDateTime, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import { Table } from '../../../ui/table.tsx'
import type { PayoutBatch } from '../contract-operator.ts'
import type { BatchStatus } from '../kinds.ts'
import { payoutsText } from '../text/index.ts'

const TONES: Record<BatchStatus, Tone> = {
  exported: 'info',
  partly_marked: 'notice',
  done: 'positive',
  voided: 'neutral',
}

const ICONS: Record<BatchStatus, IconName> = {
  exported: 'export',
  partly_marked: 'hourglass-medium',
  done: 'check-circle-bold',
  voided: 'x-circle-bold',
}

export function BatchBadge({ status }: { status: BatchStatus }) {
  const t = useText(payoutsText)
  return (
    <Badge tone={TONES[status]} icon={ICONS[status]}>
      {t(`batch_${status}`)}
    </Badge>
  )
}

interface BatchTableProps {
  batches: readonly PayoutBatch[]
  base: string
  open: string
}

/** Payout batches with their states, newest first. */
export function BatchTable({ batches, base, open }: BatchTableProps) {
  const t = useText(payoutsText)
  const lang = useLang()
  return (
    <Table
      caption={t('tabBatches')}
      rows={batches}
      rowKey={(batch) => batch.id}
      rowLook={(batch) => ({ href: `${base}&open=${batch.id}`, current: batch.id === open })}
      columns={[
        { key: 'reference', header: t('reference'), part: 'title', cell: (batch) => batch.reference },
        { key: 'status', header: t('status'), cell: (batch) => <BatchBadge status={batch.status} /> },
        {
          key: 'created',
          header: t('exportedBy'),
          cell: (batch) => `${batch.createdBy} · ${formatDateTime(lang, batch.createdAt)}`,
        },
        {
          key: 'payable',
          header: t('stillPayable'),
          phoneLabel: t('stillPayable'),
          align: 'end',
          cell: (batch) => t('payableOf', { n: formatNumber(batch.payable), count: formatNumber(batch.count) }),
        },
        { key: 'total', header: t('toSend'), align: 'end', part: 'figure', cell: (batch) => formatBaht(batch.total) },
      ]}
    />
  )
}
