import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { formatBaht, formatCredits } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useActionState, useFields } from '../../../web/action-form.tsx'
import { useFormChecks } from '../../../web/field-checks.ts'
import type { PaymentDetail, ReversalPreview } from '../contract.ts'
import { paymentsText } from '../text/operator.ts'

export interface ActsProps {
  payment: PaymentDetail
  idempotencyKey: string
}

/** The amounts of a chargeback and of a refund before they are posted. */
export interface Previews {
  chargeback: ReversalPreview | null
  refund: ReversalPreview | null
  /** The credits to refund, as entered. */
  typed: string
  /** Why they cannot be refunded. */
  refused: string | null
}

interface PaidActsProps extends ActsProps {
  preview: Previews | null
  openHref: string
}

interface ActFormProps {
  payment: PaymentDetail
  idempotencyKey: string
  intent: string
  label: string
  variant?: ButtonVariant
  /** The id of the refund or receipt, by parameter name. */
  hidden?: Readonly<Record<string, string>>
  children?: ReactNode
}

/** The target of a form: a refund or receipt of the payment, else the payment itself. */
const targetOf = (payment: PaymentDetail, hidden: ActFormProps['hidden'] = {}): string =>
  Object.values(hidden)[0] ?? payment.id

/** One action on the payment, with its own fields and button. */
export function ActForm({ payment, idempotencyKey, intent, label, variant, hidden, children }: ActFormProps) {
  return (
    <ActionForm
      intent={intent}
      target={targetOf(payment, hidden)}
      idempotencyKey={`${idempotencyKey}-${intent}-${hidden ? targetOf(payment, hidden) : ''}`}
      hidden={{ id: payment.id, ...hidden }}
      className="grid gap-2.5"
    >
      {children}
      <SubmitButton variant={variant ?? 'secondary'} wide>
        {label}
      </SubmitButton>
    </ActionForm>
  )
}

/** A collapsed action. It is open after the action was rejected. */
export function FoldedAct({ title, ...form }: ActFormProps & { title: string }) {
  const { error } = useActionState({ intent: form.intent, target: targetOf(form.payment, form.hidden) })
  return (
    <details open={error !== null} className="rounded-card inset-ring inset-ring-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold">{title}</summary>
      <div className="px-4 pb-4">
        <ActForm {...form} />
      </div>
    </details>
  )
}

export function Reason({ help }: { help: string }) {
  const t = useText(paymentsText)
  const field = useFields()
  return (
    <TextArea {...field('reason')} label={t('reason')} help={help} rows={2} required minLength={3} maxLength={500} />
  )
}

export function BankRefField() {
  const t = useText(paymentsText)
  const field = useFields()
  return <TextField {...field('bankRef')} label={t('bankRef')} minLength={3} maxLength={60} required />
}

function TransferNoteField() {
  const t = useText(paymentsText)
  const field = useFields()
  return <TextField {...field('note')} label={t('transferNote')} size="sm" minLength={3} maxLength={120} required />
}

/** An amount field that gets its value and error from the surrounding form. */
export function AmountField({ name, ...field }: ComponentProps<typeof MoneyField> & { name: string }) {
  const fields = useFields()
  return <MoneyField {...fields(name)} {...field} />
}

/** The operator's actions for a payment in its current state. */
export function PaymentActs(props: PaidActsProps) {
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

function ReviewActs({ payment, idempotencyKey }: ActsProps) {
  const t = useText(paymentsText)
  if (payment.reviewReason === 'wrong_amount') return null
  const shared = { payment, idempotencyKey }
  return (
    <div className="grid gap-4">
      <ActForm
        {...shared}
        intent="approve"
        variant="primary"
        label={t('approve', { amount: formatBaht(payment.payable) })}
      >
        <AmountField name="received" label={t('receivedLabel')} required />
        <BankRefField />
      </ActForm>
      <FoldedAct title={t('reject')} {...shared} intent="reject" variant="danger" label={t('reject')}>
        <Reason help={t('reasonHelp')} />
      </FoldedAct>
    </div>
  )
}

function PaidActs({ payment, idempotencyKey, preview, openHref }: PaidActsProps) {
  const t = useText(paymentsText)
  const shared = { payment, idempotencyKey }
  if (payment.chargedBackAt)
    return payment.owed > 0 ? (
      <div className="grid gap-4">
        <ActForm {...shared} intent="settled" label={t('settle', { amount: formatBaht(payment.owed) })}>
          <BankRefField />
          <Reason help={t('reasonLog')} />
        </ActForm>
        <ActForm
          {...shared}
          intent="written_off"
          variant="danger"
          label={t('writeOff', { amount: formatBaht(payment.owed) })}
        >
          <Reason help={t('reasonLog')} />
        </ActForm>
      </div>
    ) : null
  return (
    <div className="grid gap-2">
      {payment.refundable > 0 && preview && <RefundForm {...shared} preview={preview} openHref={openHref} />}
      <FoldedAct title={t('chargeback')} {...shared} intent="chargeback" variant="danger" label={t('chargeback')}>
        <p className="text-xs text-ink-2">{t('chargebackHelp')}</p>
        {preview?.chargeback && <ReversalAmounts preview={preview.chargeback} kind="chargeback" />}
        <Reason help={t('reasonLog')} />
      </FoldedAct>
    </div>
  )
}

/** What a refund or a chargeback will post. */
function ReversalAmounts({ preview, kind }: { preview: ReversalPreview; kind: 'refund' | 'chargeback' }) {
  const t = useText(paymentsText)
  const { credits, packages, vat, withheld, money, owed, left, creditNote } = preview
  const row = (label: string, amount: number) => (amount > 0 ? [{ label, value: formatBaht(amount) }] : [])
  return (
    <KeyValues
      dense
      rows={[
        ...(credits > 0 ? [{ label: t('previewCredits'), value: formatCredits(credits) }] : []),
        ...row(t('previewPackages'), packages),
        ...row(t('previewVat'), vat),
        ...row(t('previewWithheld'), withheld),
        { label: t(`previewMoney_${kind}`), value: formatBaht(money) },
        ...row(t('previewOwed'), owed),
        ...(kind === 'refund' && credits > 0 ? [{ label: t('previewLeft'), value: formatCredits(left) }] : []),
        { label: t('previewNote'), value: creditNote > 0 ? formatBaht(creditNote) : t('previewNoNote') },
      ]}
    />
  )
}

/** The credits to refund, entered before the amounts of their refund are shown. */
function RefundFields({ payment, preview, openHref }: PaidActsProps & { preview: Previews }) {
  const t = useText(paymentsText)
  const [path, query] = openHref.split('?')
  const { ref, checks } = useFormChecks()
  return (
    <Form ref={ref} action={path} preventScrollReset className="grid gap-2.5">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <MoneyField
        key={preview.typed}
        name="refund"
        label={t('refundAmount')}
        suffix={t('creditUnit')}
        help={t('refundHelp', { max: formatCredits(payment.refundable) })}
        error={checks.refund ?? preview.refused ?? undefined}
        defaultValue={preview.typed}
        required
      />
      <Button type="submit" variant="secondary" wide>
        {t('refundShow')}
      </Button>
    </Form>
  )
}

/** First the credits to refund, then the amounts of that refund with its confirmation. */
function RefundForm(props: PaidActsProps & { preview: Previews }) {
  const { payment, idempotencyKey, preview } = props
  const t = useText(paymentsText)
  const { error } = useActionState({ intent: 'refund', target: payment.id })
  const { refund, typed } = preview
  return (
    <details open={error !== null || typed !== ''} className="rounded-card inset-ring inset-ring-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold">{t('refund')}</summary>
      <div className="grid gap-4 px-4 pb-4">
        {payment.package ? (
          <p className="text-sm text-ink-2">{t('refundPackage', { amount: formatBaht(payment.refundable) })}</p>
        ) : (
          <RefundFields {...props} />
        )}
        {refund && (
          <>
            <ReversalAmounts preview={refund} kind="refund" />
            <ActForm
              payment={payment}
              idempotencyKey={idempotencyKey}
              intent="refund"
              variant="danger"
              label={t('refundConfirm', { amount: formatBaht(refund.money) })}
            >
              <input type="hidden" name="amount" value={((refund.credits + refund.packages) / 100).toFixed(2)} />
              <input type="hidden" name="money" value={refund.money} />
              <Reason help={t('reasonHelp')} />
            </ActForm>
          </>
        )}
      </div>
    </details>
  )
}

/** Actions on a refund: stop the retries at the provider, or record a manual transfer. */
export function RefundActs({
  payment,
  idempotencyKey,
  refund,
}: ActsProps & { refund: PaymentDetail['refunds'][number] }) {
  const t = useText(paymentsText)
  const shared = { payment, idempotencyKey, hidden: { refundId: refund.id } }
  if (refund.mayStopRetries)
    return (
      <FoldedAct title={t('refundByHand')} {...shared} intent="refundByHand" label={t('refundByHand')}>
        <p className="text-xs text-ink-2">{t('refundByHandHelp')}</p>
        <Reason help={t('reasonLog')} />
      </FoldedAct>
    )
  if (!refund.sentByHand) return null
  return (
    <ActForm {...shared} intent="refundPaid" label={t('markSent')}>
      <TransferNoteField />
    </ActForm>
  )
}
