import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { RowCheckbox } from '../../../ui/checkbox.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { ApprovalCard } from '../../approvals/components/approval-card.tsx'
import type { PayoutBatchDetail } from '../contract-operator.ts'
import { payoutsText } from '../text/index.ts'
import { AccountName } from './account-name.tsx'
import { BatchBadge } from './batch-table.tsx'

interface BatchPanelProps {
  batch: PayoutBatchDetail
  idempotencyKey: string
  viewer: string
  closeHref: string
}

/** One batch: its file with the hash, its rows, and actions to mark them as sent or void the rest. */
export function BatchPanel({ batch, idempotencyKey, viewer, closeHref }: BatchPanelProps) {
  const t = useText(payoutsText)
  const lang = useLang()
  const open = batch.payable > 0
  const { voided, voidRequest } = batch
  return (
    <Inspector
      label={batch.reference}
      above={<BatchBadge status={batch.status} />}
      title={formatBaht(batch.total)}
      note={batch.reference}
      close={{ href: closeHref, label: t('close') }}
    >
      <div className="grid gap-5">
        {voided && (
          <Callout tone="quiet" title={t('voidedAt', { time: formatDateTime(lang, voided.at) })}>
            {voided.reason} · {t('voidedBy', { first: voided.requestedBy, second: voided.approvedBy })}
          </Callout>
        )}
        {voidRequest && (
          <ApprovalCard
            approval={voidRequest}
            idempotencyKey={idempotencyKey}
            viewer={viewer}
            next={`${closeHref}&open=${batch.id}`}
          />
        )}
        {open && !voidRequest && (
          <ButtonLink href={`/api/operator/withdrawals/batches/${batch.id}/file`} reload variant="secondary" wide>
            {t('bankFile')}
          </ButtonLink>
        )}
        <Files batch={batch} />
        <RowForm batch={batch} idempotencyKey={idempotencyKey} />
        {open && !voidRequest && <VoidForm batch={batch} idempotencyKey={idempotencyKey} />}
        <p className="text-xs text-ink-3">{t('audited')}</p>
      </div>
    </Inspector>
  )
}

function Files({ batch }: { batch: PayoutBatchDetail }) {
  const t = useText(payoutsText)
  const lang = useLang()
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{t('fileVersions')}</h3>
      <ol className="grid gap-2 text-xs">
        {batch.files.map((file) => (
          <li key={file.version} className="grid gap-0.5">
            <span>
              {t('fileVersion', { version: file.version, n: file.count, total: formatBaht(file.total) })}{' '}
              <span className="text-ink-3">{formatDateTime(lang, file.createdAt)}</span>
            </span>
            <code className="text-ink-2 break-all">SHA-256 {file.hash}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}

function RowForm({ batch, idempotencyKey }: { batch: PayoutBatchDetail; idempotencyKey: string }) {
  const t = useText(payoutsText)
  return (
    <ActionForm
      intent="mark"
      target={batch.id}
      idempotencyKey={`${idempotencyKey}-mark`}
      labels={{ transferRef: t('transferRef') }}
      className="grid gap-3"
    >
      <ul className="grid gap-3 text-sm">
        {batch.rows.map((row) => (
          <li key={row.id} className="flex items-center gap-3">
            {row.state === 'payable' && (
              <RowCheckbox name="ids" value={row.id} label={t('select', { name: row.payee })} />
            )}
            <span className="min-w-0 flex-1">
              <span className="block">{row.payee}</span>
              <span className="block text-xs text-ink-2">
                {row.reference} · <AccountName bankName={row.bankName} last4={row.last4} />
                {row.transferRef && ` · ${row.transferRef}`}
              </span>
            </span>
            {row.state !== 'payable' && (
              <Badge
                tone={row.state === 'paid' ? 'positive' : 'neutral'}
                icon={row.state === 'paid' ? 'check-bold' : 'x-bold'}
              >
                {t(`row_${row.state}`)}
              </Badge>
            )}
            <span className="nb">{formatBaht(row.net)}</span>
          </li>
        ))}
      </ul>
      {batch.payable > 0 && (
        <>
          <TextField name="transferRef" label={t('transferRef')} maxLength={60} required />
          <SubmitButton wide>{t('markChosen')}</SubmitButton>
        </>
      )}
    </ActionForm>
  )
}

function VoidForm({ batch, idempotencyKey }: { batch: PayoutBatchDetail; idempotencyKey: string }) {
  const t = useText(payoutsText)
  return (
    <ActionForm
      intent="void"
      target={batch.id}
      idempotencyKey={`${idempotencyKey}-void`}
      className="grid gap-2 border-t border-line pt-4"
    >
      <p className="text-xs text-ink-2">{t('voidHelp')}</p>
      <TextField name="reason" label={t('voidReason')} minLength={3} maxLength={300} required />
      <SubmitButton variant="danger" wide>
        {t('voidBatch')}
      </SubmitButton>
    </ActionForm>
  )
}
