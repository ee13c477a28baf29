import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Select } from '../../../ui/select.tsx'
import { useFields } from '../../../web/action-form.tsx'
import type { PaymentDetail } from '../contract.ts'
import { paymentsText } from '../text/operator.ts'
import { type ActsProps, AmountField, BankRefField, FoldedAct, Reason } from './payment-acts.tsx'

type Receipt = PaymentDetail['receipts'][number]

/** Actions to match or refund money in suspense, and the form to record a transfer that matches no payment. */
export function ReceiptActs(props: ActsProps) {
  const t = useText(paymentsText)
  const { payment, idempotencyKey } = props
  const open = payment.receipts.filter(({ status }) => status === 'unmatched')
  return (
    <>
      {open.map((receipt) => (
        <OneReceipt key={receipt.id} {...props} receipt={receipt} />
      ))}
      {payment.method === 'transfer' && (
        <FoldedAct
          title={t('receive')}
          payment={payment}
          idempotencyKey={idempotencyKey}
          intent="receive"
          label={t('receive')}
        >
          <p className="text-xs text-ink-2">{t('receiveHelp')}</p>
          <AmountField name="amount" label={t('receivedLabel')} required />
          <BankRefField />
        </FoldedAct>
      )}
    </>
  )
}

function ChargeField({ options }: { options: readonly { value: string; label: string }[] }) {
  const t = useText(paymentsText)
  const field = useFields()
  return <Select {...field('chargeId')} label={t('matchWith')} help={t('matchHelp')} options={options} />
}

function OneReceipt({ payment, idempotencyKey, receipt }: ActsProps & { receipt: Receipt }) {
  const t = useText(paymentsText)
  const lang = useLang()
  const amount = formatBaht(receipt.amount)
  const shared = { payment, idempotencyKey, hidden: { receiptId: receipt.id } }
  const unpaid = payment.matchable
    .filter(({ payable }) => payable <= receipt.amount)
    .map(({ id, reference, payable }) => ({
      value: id,
      label: t('matchOption', {
        reference,
        total: formatBaht(payable),
        rest: formatBaht(receipt.amount - payable),
      }),
    }))
  // Only credits can be bought for any amount. Money for a package cannot pay for a new charge of the received amount.
  const options =
    receipt.problem === 'account_closed'
      ? []
      : [...(payment.purpose === 'credits' ? [{ value: '', label: t('matchNew', { amount }) }] : []), ...unpaid]
  return (
    <section className="grid gap-3">
      <Callout tone="notice" title={t(`problem_${receipt.problem}`)}>
        {t('inSuspense', {
          received: amount,
          due: formatBaht(payment.payable),
          time: formatDateTime(lang, receipt.receivedAt),
        })}
        <span className="block break-all">{t('receiptVia', { reference: receipt.via })}</span>
      </Callout>
      {options.length > 0 && (
        <FoldedAct {...shared} title={t('match')} intent="match" variant="primary" label={t('match')}>
          <ChargeField options={options} />
          <Reason help={t('reasonLog')} />
        </FoldedAct>
      )}
      <FoldedAct
        {...shared}
        title={t('returnMoney', { amount })}
        intent="return"
        variant="danger"
        label={t('returnMoney', { amount })}
      >
        <Reason help={t('reasonHelp')} />
      </FoldedAct>
    </section>
  )
}
