import { useText } from '../../../i18n/use-text.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { ListDetail } from '../../../web/list-detail.tsx'
import type { Approver } from '../../approvals/components/read-approver.ts'
import type { PayoutBatch, PayoutBatchDetail } from '../contract-operator.ts'
import { payoutsText } from '../text/index.ts'
import { BatchPanel } from './batch-panel.tsx'
import { BatchTable } from './batch-table.tsx'

interface BatchListProps {
  batches: readonly PayoutBatch[]
  /** The open batch. */
  batch: PayoutBatchDetail | null
  /** Address of this page of the list without an open batch. */
  base: string
  nextHref: string | null
  idempotencyKey: string
  viewer: Approver
}

/** One page of the payout batches, with the open one. */
export function BatchList({ batches, batch, base, nextHref, idempotencyKey, viewer }: BatchListProps) {
  const t = useText(payoutsText)
  return (
    <ListDetail
      detail={
        batch && (
          <BatchPanel
            key={idempotencyKey}
            batch={batch}
            idempotencyKey={idempotencyKey}
            viewer={viewer}
            closeHref={base}
          />
        )
      }
    >
      {batches.length === 0 ? (
        <EmptyState drawing="done" title={t('batchesEmpty')} note={t('batchesEmptyNote')} />
      ) : (
        <BatchTable batches={batches} base={base} open={batch?.id ?? ''} />
      )}
      {nextHref && <MoreLink href={nextHref}>{t('more')}</MoreLink>}
    </ListDetail>
  )
}
