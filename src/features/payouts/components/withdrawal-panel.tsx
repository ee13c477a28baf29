import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { useDateWords } from '../../../web/date-words.ts'
import type { WithdrawalRow } from '../contract-operator.ts'
import { payoutsText } from '../text/index.ts'
import { AccountName } from './account-name.tsx'
import { FeeDocuments } from './fee-documents.tsx'

export interface WithdrawalPanelProps {
  row: WithdrawalRow
  idempotencyKey: string
  closeHref: string
}

/** The button that opens the QR; afterwards who opened it and when, and the QR for that operator only. */
function PayoutQr({
  row: { id, canClaimQr, qrClaim, qr },
  idempotencyKey,
}: {
  row: WithdrawalRow
  idempotencyKey: string
}) {
  const t = useText(payoutsText)
  const lang = useLang()
  if (canClaimQr)
    return (
      <ActionForm intent="openQr" target={id} idempotencyKey={idempotencyKey} className="grid gap-2">
        <SubmitButton variant="secondary" wide>
          {t('openQr')}
        </SubmitButton>
        <p className="text-xs text-ink-2">{t('openQrNote')}</p>
      </ActionForm>
    )
  if (!qrClaim) return null
  return (
    <>
      <Callout
        tone="notice"
        icon="qr-code"
        title={t('qrOpened', { name: qrClaim.by, time: formatDateTime(lang, qrClaim.at) })}
      >
        {!qrClaim.own && t('qrOpenedNote', { name: qrClaim.by })}
      </Callout>
      {qr && (
        <figure className="grid justify-items-center gap-1">
          <img src={qr} alt={t('payoutQr')} width={180} height={180} className="rounded-md" />
          <figcaption className="text-center text-sm text-ink-2">{t('payoutQrNote')}</figcaption>
        </figure>
      )}
    </>
  )
}

/** Intents of the forms that the panel shows for a withdrawal. */
export function panelIntents(row: WithdrawalRow): string[] {
  if (row.status === 'Rejected') return []
  if (row.status === 'TransferComplete') return row.approvalWaits ? [] : ['returned']
  const approve = row.needsSecond && !row.approvedBy && !row.approvalWaits
  return [
    'complete',
    ...(approve ? ['approve'] : []),
    ...(row.canClaimQr ? ['openQr'] : []),
    ...(row.qrClaim ? ['notPaid'] : row.batch ? [] : ['reject']),
  ]
}

/** Label for the time of the last decision. */
const decidedLabel = ({ status, returned }: WithdrawalRow) =>
  status === 'TransferComplete' ? 'transferredAt' : returned ? 'returnedAt' : 'rejectedAt'

/** The line of the bank statement with the returned transfer; a second operator confirms it. */
function ReturnForm({ row, form }: { row: WithdrawalRow; form: { target: string; idempotencyKey: string } }) {
  const t = useText(payoutsText)
  const lang = useLang()
  const words = useDateWords()
  const { error } = useActionState({ intent: 'returned', target: row.id })
  if (row.approvalWaits) return <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">{t('returnWaits')}</p>
  const labels = {
    bankRef: t('returnRef'),
    returnedOn: t('returnedOn'),
    amount: t('returnAmount'),
    reason: t('reason'),
  }
  return (
    <details className="mt-4 border-t border-line" open={error !== null}>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">{t('returnTitle')}</summary>
      <ActionForm intent="returned" {...form} labels={labels} className="grid gap-3 pt-2">
        {(field) => (
          <>
            <p className="text-xs text-ink-2">{t('returnHelp', { price: formatBaht(row.price) })}</p>
            <TextField {...field('bankRef')} label={labels.bankRef} maxLength={60} required />
            <DateField {...field('returnedOn')} lang={lang} words={words} label={labels.returnedOn} required />
            <MoneyField
              {...field('amount')}
              label={labels.amount}
              help={t('returnAmountHelp', { net: formatBaht(row.net) })}
              required
            />
            <TextField {...field('reason')} label={labels.reason} maxLength={300} required />
            <SubmitButton variant="danger" wide>
              {t('markReturned')}
            </SubmitButton>
          </>
        )}
      </ActionForm>
    </details>
  )
}

/** Details, then the actions with their reason. Nothing can be edited here; a mistake is reversed. */
export function WithdrawalPanel({ row, idempotencyKey, closeHref }: WithdrawalPanelProps) {
  const t = useText(payoutsText)
  const lang = useLang()
  const form = { target: row.id, idempotencyKey }
  return (
    <Inspector
      label={row.reference}
      title={formatBaht(row.net)}
      note={row.reference}
      close={{ href: closeHref, label: t('close') }}
    >
      <KeyValues
        dense
        rows={[
          { label: t('payee'), value: row.payee },
          { label: t('destination'), value: <AccountName bankName={row.bankName} last4={row.last4} /> },
          { label: t('accountName'), value: row.accountName },
          { label: t('price'), value: formatBaht(row.price) },
          { label: t('fee'), value: formatBaht(row.fee) },
          ...(row.requestedBy ? [{ label: t('requestedBy'), value: row.requestedBy }] : []),
          { label: t('asked'), value: formatDateTime(lang, row.requestedAt) },
          ...(row.batch ? [{ label: t('batch'), value: row.batch }] : []),
          ...(row.decidedAt ? [{ label: t(decidedLabel(row)), value: formatDateTime(lang, row.decidedAt) }] : []),
          ...(row.transferRef
            ? [{ label: t('transferRef'), value: <span className="break-all">{row.transferRef}</span> }]
            : []),
          ...(row.reason ? [{ label: t('rejectedReason'), value: row.reason }] : []),
          ...(row.documents.length > 0
            ? [{ label: t('feeDocuments'), value: <FeeDocuments documents={row.documents} /> }]
            : []),
        ]}
      />
      {row.status === 'Pending' && (
        <div className="mt-4 grid gap-4">
          <PayoutQr row={row} idempotencyKey={idempotencyKey} />
          {row.approvalWaits && <p className="text-sm text-ink-2">{t('approvalWaits')}</p>}
          {row.needsSecond && !row.approvedBy && !row.approvalWaits && (
            <ActionForm intent="approve" {...form}>
              <SubmitButton variant="secondary" wide>
                {t('approve')}
              </SubmitButton>
            </ActionForm>
          )}
          <ActionForm intent="complete" {...form} labels={{ transferRef: t('transferRef') }} className="grid gap-2">
            {(field) => (
              <>
                <TextField {...field('transferRef')} label={t('transferRef')} maxLength={60} required />
                <SubmitButton wide>{t('complete')}</SubmitButton>
              </>
            )}
          </ActionForm>
        </div>
      )}
      {row.status === 'Pending' && row.batch && (
        <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">{t('inBatch', { reference: row.batch })}</p>
      )}
      {row.status === 'Pending' && row.qrClaim && (
        <ActionForm
          intent="notPaid"
          {...form}
          labels={{ reason: t('notPaidReason') }}
          className="mt-4 grid gap-2 border-t border-line pt-4"
        >
          {(field) => (
            <>
              <p className="text-xs text-ink-2">{t('notPaidHelp')}</p>
              <TextField {...field('reason')} label={t('notPaidReason')} minLength={3} maxLength={300} required />
              <SubmitButton variant="danger" wide>
                {t('notPaid')}
              </SubmitButton>
            </>
          )}
        </ActionForm>
      )}
      {row.status === 'TransferComplete' && <ReturnForm row={row} form={form} />}
      {row.status === 'Pending' && !row.batch && !row.qrClaim && (
        <ActionForm
          intent="reject"
          {...form}
          labels={{ reason: t('reason') }}
          className="mt-4 grid gap-2 border-t border-line pt-4"
        >
          {(field) => (
            <>
              <TextField {...field('reason')} label={t('reason')} maxLength={300} required />
              <SubmitButton variant="danger" wide>
                {t('reject')}
              </SubmitButton>
            </>
          )}
        </ActionForm>
      )}
      <p className="mt-4 text-xs text-ink-3">{t('audited')}</p>
    </Inspector>
  )
}
