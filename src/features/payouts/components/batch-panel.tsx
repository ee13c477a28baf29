import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { RowCheckbox } from '../../../ui/checkbox.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { ApprovalCard } from '../../approvals/components/approval-card.tsx'
import type { Approver } from '../../approvals/components/read-approver.ts'
import type { PayoutBatchDetail } from '../contract-operator.ts'
import type { BatchRowState } from '../kinds.ts'
import { payoutsText } from '../text/index.ts'
import { AccountName } from './account-name.tsx'
import { BatchBadge } from './batch-table.tsx'
import { SelectionError } from './selection-error.tsx'

interface BatchPanelProps {
  batch: PayoutBatchDetail
  idempotencyKey: string
  viewer: Approver
  closeHref: string
}

/** One batch: its file with the hash, its rows, and the actions to mark them as sent or to void the payable ones. */
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
        <Sums batch={batch} />
        <Files batch={batch} />
        <RowForm batch={batch} idempotencyKey={idempotencyKey} />
        {open && !voidRequest && <VoidForm batch={batch} idempotencyKey={idempotencyKey} />}
        <p className="text-xs text-ink-3">{t('audited')}</p>
      </div>
    </Inspector>
  )
}

/** The parts of the total: payable, sent, returned and voided. */
function Sums({ batch: { total, sums } }: { batch: PayoutBatchDetail }) {
  const t = useText(payoutsText)
  return (
    <KeyValues
      dense
      rows={[
        { label: t('batchTotal'), value: formatBaht(total) },
        { label: t('stillPayable'), value: formatBaht(sums.payable) },
        { label: t('sumSent'), value: formatBaht(sums.sent) },
        { label: t('sumReturned'), value: formatBaht(sums.returned) },
        { label: t('sumVoided'), value: formatBaht(sums.voided) },
      ]}
    />
  )
}

const ROW_LOOKS: Record<Exclude<BatchRowState, 'payable'>, [Tone, IconName]> = {
  paid: ['positive', 'check-bold'],
  returned: ['critical', 'x-bold'],
  voided: ['neutral', 'x-bold'],
}

function RowBadge({ state }: { state: BatchRowState }) {
  const t = useText(payoutsText)
  if (state === 'payable') return null
  const [tone, icon] = ROW_LOOKS[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`row_${state}`)}
    </Badge>
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
      labels={{ ids: t('chooseRows'), transferRef: t('transferRef') }}
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
            <RowBadge state={row.state} />
            <span className="nb">{formatBaht(row.net)}</span>
          </li>
        ))}
      </ul>
      {batch.payable > 0 && <MarkFields />}
    </ActionForm>
  )
}

function MarkFields() {
  const t = useText(payoutsText)
  const field = useFields()
  return (
    <>
      <SelectionError />
      <TextField {...field('transferRef')} label={t('transferRef')} maxLength={60} required />
      <SubmitButton wide>{t('markChosen')}</SubmitButton>
    </>
  )
}

function VoidForm({ batch, idempotencyKey }: { batch: PayoutBatchDetail; idempotencyKey: string }) {
  const t = useText(payoutsText)
  return (
    <ActionForm
      intent="void"
      target={batch.id}
      idempotencyKey={`${idempotencyKey}-void`}
      labels={{ reason: t('voidReason') }}
      className="grid gap-2 border-t border-line pt-4"
    >
      {(field) => (
        <>
          <p className="text-xs text-ink-2">{t('voidHelp')}</p>
          <TextField {...field('reason')} label={t('voidReason')} minLength={3} maxLength={300} required />
          <SubmitButton variant="danger" wide>
            {t('voidBatch')}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  )
}
