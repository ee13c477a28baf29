import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { formatBaht, formatCredits } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PaymentDetail } from '../contract.ts'
import { paymentsText } from '../text/operator.ts'

export interface ActsProps {
  payment: PaymentDetail
  idempotencyKey: string
  /** Messages of the form that was refused. */
  fields: Record<string, string>
}

interface ActFormProps {
  payment: PaymentDetail
  idempotencyKey: string
  intent: string
  label: string
  variant?: ButtonVariant
  refundId?: string
  children?: ReactNode
}

/** One act on the payment, with its own fields and its own button. */
export function ActForm({ payment, idempotencyKey, intent, label, variant, refundId, children }: ActFormProps) {
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="grid gap-2.5">
      <input type="hidden" name="id" value={payment.id} />
      {refundId && <input type="hidden" name="refundId" value={refundId} />}
      <input type="hidden" name="idempotencyKey" value={`${idempotencyKey}-${intent}-${refundId ?? ''}`} />
      {children}
      <Button name="intent" value={intent} variant={variant ?? 'secondary'} wide disabled={busy}>
        {label}
      </Button>
    </Form>
  )
}

export function Reason({ help, error }: { help: string; error?: string | undefined }) {
  const t = useText(paymentsText)
  return <TextArea name="reason" label={t('reason')} help={help} rows={2} required minLength={3} error={error} />
}

export function BankRefField({ error }: { error: string | undefined }) {
  const t = useText(paymentsText)
  return <TextField name="bankRef" label={t('bankRef')} minLength={3} maxLength={60} required error={error} />
}

/** What an operator may do with a payment in its present state. */
export function PaymentActs(props: ActsProps) {
  const t = useText(paymentsText)
  const { status, secondFrom } = props.payment
  if (status !== 'review' && status !== 'paid') return null
  return (
    <>
      {status === 'review' ? <ReviewActs {...props} /> : <PaidActs {...props} />}
      <p className="text-xs text-ink-2">{t('secondFrom', { amount: formatBaht(secondFrom) })}</p>
    </>
  )
}

function ReviewActs({ payment, idempotencyKey, fields }: ActsProps) {
  const t = useText(paymentsText)
  if (payment.reviewReason === 'wrong_amount') return null
  const shared = { payment, idempotencyKey }
  return (
    <div className="grid gap-4">
      <ActForm
        {...shared}
        intent="approve"
        variant="primary"
        label={t('approve', { amount: formatBaht(payment.total) })}
      >
        <MoneyField name="received" label={t('receivedLabel')} required error={fields.received} />
        <BankRefField error={fields.bankRef} />
      </ActForm>
      <Fold title={t('reject')} open={Boolean(fields.reason)}>
        <ActForm {...shared} intent="reject" variant="danger" label={t('reject')}>
          <Reason help={t('reasonHelp')} error={fields.reason} />
        </ActForm>
      </Fold>
    </div>
  )
}

function PaidActs({ payment, idempotencyKey, fields }: ActsProps) {
  const t = useText(paymentsText)
  const shared = { payment, idempotencyKey }
  if (payment.chargedBackAt)
    return payment.owed > 0 ? (
      <div className="grid gap-4">
        <ActForm {...shared} intent="settled" label={t('settle')}>
          <Reason help={t('reasonLog')} />
        </ActForm>
        <ActForm {...shared} intent="written_off" variant="danger" label={t('writeOff')}>
          <Reason help={t('reasonLog')} />
        </ActForm>
      </div>
    ) : null
  return (
    <div className="grid gap-2">
      {payment.refundable > 0 && (
        <Fold title={t('refund')} open={Boolean(fields.amount)}>
          <ActForm {...shared} intent="refund" label={t('refund')}>
            <MoneyField
              name="amount"
              label={t('refundAmount')}
              help={t('refundHelp', { max: formatCredits(payment.refundable) })}
              required
              error={fields.amount}
            />
            <Reason help={t('reasonHelp')} error={fields.reason} />
          </ActForm>
        </Fold>
      )}
      <Fold title={t('chargeback')}>
        <ActForm {...shared} intent="chargeback" variant="danger" label={t('chargeback')}>
          <p className="text-xs text-ink-2">{t('chargebackHelp')}</p>
          <Reason help={t('reasonLog')} error={fields.reason} />
        </ActForm>
      </Fold>
    </div>
  )
}

export function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="rounded-card inset-ring inset-ring-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold">{title}</summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}

/** Acts on one refund: to stop the retries at the provider, and the note of a transfer made by hand. */
export function RefundActs({
  payment,
  idempotencyKey,
  refund,
}: Omit<ActsProps, 'fields'> & { refund: PaymentDetail['refunds'][number] }) {
  const t = useText(paymentsText)
  const shared = { payment, idempotencyKey, refundId: refund.id }
  if (refund.mayStopRetries)
    return (
      <Fold title={t('refundByHand')}>
        <ActForm {...shared} intent="refundByHand" label={t('refundByHand')}>
          <p className="text-xs text-ink-2">{t('refundByHandHelp')}</p>
          <Reason help={t('reasonLog')} />
        </ActForm>
      </Fold>
    )
  if (!refund.sentByHand) return null
  return (
    <ActForm {...shared} intent="refundPaid" label={t('markSent')}>
      <TextField name="note" label={t('transferNote')} size="sm" required minLength={3} />
    </ActForm>
  )
}
