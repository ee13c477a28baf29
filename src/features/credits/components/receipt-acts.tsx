import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { PaymentDetail } from '../contract.ts'
import { paymentsText } from '../text/operator.ts'
import { ActForm, type ActsProps, BankRefField, Fold, Reason } from './payment-acts.tsx'

type Receipt = PaymentDetail['receipts'][number]

/** Money in suspense with its two ways out, and the form for a transfer that fits no payment. */
export function ReceiptActs(props: ActsProps) {
  const t = useText(paymentsText)
  const { payment, idempotencyKey, fields } = props
  const open = payment.receipts.filter(({ status }) => status === 'unmatched')
  return (
    <>
      {open.map((receipt) => (
        <OneReceipt key={receipt.id} {...props} receipt={receipt} />
      ))}
      {payment.method === 'transfer' && (
        <Fold title={t('receive')} open={Boolean(fields.bankRef)}>
          <ActForm payment={payment} idempotencyKey={idempotencyKey} intent="receive" label={t('receive')}>
            <p className="text-xs text-ink-2">{t('receiveHelp')}</p>
            <MoneyField name="amount" label={t('receivedLabel')} required error={fields.amount} />
            <BankRefField error={fields.bankRef} />
          </ActForm>
        </Fold>
      )}
    </>
  )
}

function OneReceipt({ payment, idempotencyKey, fields, receipt }: ActsProps & { receipt: Receipt }) {
  const t = useText(paymentsText)
  const lang = useLang()
  const amount = formatBaht(receipt.amount)
  const shared = { payment, idempotencyKey: `${idempotencyKey}-${receipt.id}` }
  const hidden = <input type="hidden" name="receiptId" value={receipt.id} />
  const unpaid = payment.matchable
    .filter(({ total }) => total <= receipt.amount)
    .map(({ id, reference, total }) => ({
      value: id,
      label: t('matchOption', {
        reference,
        total: formatBaht(total),
        rest: formatBaht(receipt.amount - total),
      }),
    }))
  // Only credits have any price: money for a package cannot become a new payment of its own amount.
  const options = [
    ...(payment.purpose === 'credits' ? [{ value: '', label: t('matchNew', { amount }) }] : []),
    ...unpaid,
  ]
  return (
    <section className="grid gap-3">
      <Callout tone="notice" title={t(`problem_${receipt.problem}`)}>
        {t('inSuspense', {
          received: amount,
          due: formatBaht(payment.total),
          time: formatDateTime(lang, receipt.receivedAt),
        })}
      </Callout>
      {options.length > 0 && (
        <Fold title={t('match')} open={Boolean(fields.chargeId)}>
          <ActForm {...shared} intent="match" variant="primary" label={t('match')}>
            {hidden}
            <Select
              name="chargeId"
              label={t('matchWith')}
              help={t('matchHelp')}
              options={options}
              error={fields.chargeId}
            />
            <Reason help={t('reasonLog')} error={fields.reason} />
          </ActForm>
        </Fold>
      )}
      <Fold title={t('returnMoney', { amount })}>
        <ActForm {...shared} intent="return" variant="danger" label={t('returnMoney', { amount })}>
          {hidden}
          <Reason help={t('reasonHelp')} error={fields.reason} />
        </ActForm>
      </Fold>
    </section>
  )
}
