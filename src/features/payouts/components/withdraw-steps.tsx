import { useState } from 'react'
import { formatBaht, formatBahtShort, formatDateTime, formatWeekday } from '../../../i18n/formats.ts'
import { parseBaht } from '../../../i18n/typed-number.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Awning } from '../../../ui/awning.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Money } from '../../../ui/money.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { MoneyTimeline } from '../../../ui/money-timeline.tsx'
import { Receipt, ReceiptPaper } from '../../../ui/receipt.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { ActionForm, FormButton, useActionState } from '../../../web/action-form.tsx'
import type { PayoutBalance, Withdrawal } from '../contract.ts'
import { feeOf, netOf, priceProblem } from '../rules/limits.ts'
import { payoutsText } from '../text/index.ts'
import { AccountName } from './account-name.tsx'
import { BankLink } from './bank-link.tsx'
import { FreeTransfer } from './free-transfer.tsx'

const QUICK = [100_000, 500_000, 1_000_000]

/** Validates the entered amount. */
function checkAmount(typed: string, balance: PayoutBalance) {
  const amount = parseBaht(typed)
  const problem = amount === null ? 'unreadable' : priceProblem(amount, balance.available, 'manual', balance)
  return { amount: problem === null ? amount : null, typedAmount: amount, problem }
}

interface StepProps {
  balance: PayoutBalance
  price: number
  /** The account is about to be closed. */
  closing: boolean
  now: number
}

/** Additional form values while the account is about to be closed. */
export const closingField = (closing: boolean): Readonly<Record<string, string>> => (closing ? { closing: '1' } : {})

/** The amount with its costs, updated on input; the server uses the same rules. */
export function AmountStep({ balance, price, closing, now }: StepProps) {
  const t = useText(payoutsText)
  const base = `/${useLang()}/Influencer`
  const { bank, available, minimum } = balance
  const { values } = useActionState({ intent: 'review' })
  const [typed, setTyped] = useState(values.price ?? String((price || Math.min(available, 500_000)) / 100))
  const { amount } = checkAmount(typed, balance)
  const tooPoor = available < minimum
  return (
    <FormFlow
      back={{ href: `${base}/statement`, label: t('back') }}
      title={t('withdraw')}
      steps={{ current: 1, total: 3, label: '1 / 3' }}
      act={
        bank ? (
          <FormButton of={{ intent: 'review' }} wide size="lg" disabled={tooPoor}>
            {amount === null ? t('review') : t('reviewAmount', { amount: formatBaht(amount) })}
          </FormButton>
        ) : (
          <ButtonLink href={`${base}/bankAccount`} wide size="lg">
            {t('addBank')}
          </ButtonLink>
        )
      }
    >
      {tooPoor ? (
        <div className="mb-5">
          <Callout tone="notice">{t('belowMinimum', { min: formatBaht(minimum), max: formatBaht(available) })}</Callout>
        </div>
      ) : (
        <AmountForm balance={balance} typed={typed} closing={closing} onType={setTyped} />
      )}
      <Destination balance={balance} />
      {!tooPoor && <Totals balance={balance} amount={amount} closing={closing} now={now} />}
    </FormFlow>
  )
}

interface AmountFormProps {
  closing: boolean
  balance: PayoutBalance
  typed: string
  onType: (typed: string) => void
}

/** The amount field with its error, a suggested correction, and common amounts. */
function AmountForm({ balance, typed, closing, onType }: AmountFormProps) {
  const t = useText(payoutsText)
  const { available, minimum } = balance
  const { values, fields } = useActionState({ intent: 'review' })
  const { typedAmount, problem } = checkAmount(typed, balance)
  const range = { min: formatBaht(minimum), max: formatBaht(available) }
  const excess = problem === 'insufficient_balance' ? (typedAmount ?? 0) - available : null
  const refused = values.price === typed ? fields.price : undefined
  const wrong = excess === null ? t('range', range) : t('overBalance', { max: range.max, excess: formatBaht(excess) })
  const choose = (satang: number) => onType(String(satang / 100))
  return (
    <>
      <ActionForm intent="review" hidden={closingField(closing)} summary={!fields.price}>
        {(field) => {
          const { id, name, error } = field('price')
          return (
            <MoneyField
              id={id}
              name={name}
              label={t('amount')}
              value={typed}
              onChange={(event) => onType(event.currentTarget.value)}
              required
              help={t('range', range)}
              error={typed === '' ? error : (refused ?? (problem && wrong))}
            />
          )
        }}
      </ActionForm>
      {excess !== null && (
        <Button type="button" variant="text" size="sm" className="-ml-3" onClick={() => choose(available)}>
          {t('useAll', { amount: range.max })}
        </Button>
      )}
      <QuickAmounts available={available} amount={typedAmount} onChoose={choose} />
    </>
  )
}

function QuickAmounts({
  available,
  amount,
  onChoose,
}: {
  available: number
  amount: number | null
  onChoose: (satang: number) => void
}) {
  const t = useText(payoutsText)
  const href = (satang: number) => `?price=${satang / 100}`
  const chips = [
    ...QUICK.filter((satang) => satang < available).map((satang) => ({ satang, words: formatBahtShort(satang) })),
    { satang: available, words: t('all') },
  ]
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ satang, words }) => (
        <ChipLink key={satang} href={href(satang)} current={satang === amount} onChoose={() => onChoose(satang)}>
          {words}
        </ChipLink>
      ))}
    </div>
  )
}

/** The payout account. */
function Destination({ balance: { bank } }: { balance: PayoutBalance }) {
  const t = useText(payoutsText)
  return (
    <>
      <h2 className="mt-7 mb-2 text-sm font-label">{t('toAccount')}</h2>
      {bank ? <BankLink bank={bank} /> : <Callout tone="notice">{t('noBank')}</Callout>}
    </>
  )
}

/** The costs of an amount and what remains; empty lines for an invalid amount. */
function Totals({ balance, amount, closing, now }: Omit<StepProps, 'price'> & { amount: number | null }) {
  const t = useText(payoutsText)
  const lang = useLang()
  const fee = amount === null ? null : feeOf(amount, 'manual', balance)
  const shown = (satang: number | null) => (satang === null ? '–' : formatBaht(satang))
  return (
    <>
      {!closing && <FreeTransfer transfer={balance} fee={fee ?? 0} now={now} />}
      <Receipt
        className="mt-4"
        rows={[
          { label: t('price'), value: shown(amount) },
          {
            label: t('fee'),
            value: fee === 0 ? t('feeFree', { amount: formatBahtShort(balance.feeWaivedFrom) }) : shown(fee),
          },
          { label: t('leftAfter'), value: shown(amount === null ? null : balance.available - amount) },
        ]}
        total={{
          label: t('netOn', { date: formatWeekday(lang, balance.expectedOn, now) }),
          value: shown(amount === null || fee === null ? null : netOf({ price: amount, fee })),
          note: fee ? `${t('taxNote')} ${t('feeInvoiceNote')}` : t('taxNote'),
        }}
      />
    </>
  )
}

/** Summary before the code: amount, payout account and expected day. */
export function ReviewStep({ balance, price, closing, now }: StepProps) {
  const t = useText(payoutsText)
  const lang = useLang()
  const base = `/${lang}/Influencer`
  const bank = balance.bank as NonNullable<PayoutBalance['bank']>
  const fee = feeOf(price, 'manual', balance)
  return (
    <FormFlow
      back={{ href: `${base}/withdraw?step=amount`, label: t('back') }}
      title={t('review')}
      steps={{ current: 2, total: 3, label: '2 / 3' }}
      act={
        <div className="grid gap-2">
          <FormButton of={{ intent: 'send' }} wide size="lg">
            {t('confirm', { amount: formatBaht(price) })}
          </FormButton>
          <ButtonLink href={`${base}/withdraw?step=amount`} variant="text" wide>
            {t('edit')}
          </ButtonLink>
        </div>
      }
    >
      <h2 className="mb-5 text-2xl">{t('reviewTitle', { amount: formatBaht(price), bank: bank.bankName[lang] })}</h2>
      <ActionForm intent="send" hidden={{ price: String(price / 100), ...closingField(closing) }} />
      <div className="mt-4 rounded-card px-4 inset-ring inset-ring-line">
        <KeyValues
          rows={[
            { label: t('from'), value: t('wallet') },
            { label: t('to'), value: `${bank.bankName[lang]} •••• ${bank.last4}` },
            { label: t('accountName'), value: bank.name },
            { label: t('fee'), value: formatBaht(fee) },
            { label: t('net'), value: formatBaht(netOf({ price, fee })) },
            { label: t('landsOn'), value: formatWeekday(lang, balance.expectedOn, now) },
          ]}
        />
      </div>
      {!closing && <FreeTransfer transfer={balance} fee={fee} now={now} />}
      <div className="mt-4 rounded-card bg-sunken p-4">
        <p className="text-sm text-ink-2">{t('leftAfter')}</p>
        <Money satang={Math.max(0, balance.available - price)} size="md" />
      </div>
      <div className="mt-4">
        <Callout tone="notice">{t('pendingNote')}</Callout>
      </div>
    </FormFlow>
  )
}

/** The receipt of a request, also shown while one is pending. */
export function DoneStep({ withdrawal, fresh, now }: { withdrawal: Withdrawal | null; fresh: boolean; now: number }) {
  const t = useText(payoutsText)
  const lang = useLang()
  const base = `/${lang}/Influencer`
  useRemoveSearchParam('step')
  if (!withdrawal)
    return (
      <FormFlow
        back={{ href: `${base}/statement`, label: t('back') }}
        title={t('doneTitle')}
        act={
          <ButtonLink href={`${base}/statement`} wide>
            {t('seeStatus')}
          </ButtonLink>
        }
      >
        {t('doneNote')}
      </FormFlow>
    )
  return (
    <FormFlow
      ground="leaf"
      back={{ href: `${base}/statement`, label: t('back') }}
      act={
        <div className="grid gap-2">
          <ButtonLink href={`${base}/dashboard`} variant="highlight" size="lg" wide>
            {t('home')}
          </ButtonLink>
          <ButtonLink href={withdrawal.slip} reload variant="on-dark" wide icon={<Icon name="download-simple" />}>
            {t('saveSlip')}
          </ButtonLink>
        </div>
      }
    >
      <div className="mb-6 text-center">
        <div className="mx-auto w-32 overflow-hidden rounded-md">
          <Awning scallop={24} />
        </div>
        <h1 className="mt-4 text-2xl">
          {fresh ? t('doneTitle') : t('waitingTitle', { amount: formatBaht(withdrawal.price) })}
        </h1>
        <p className="mt-1 text-wallet-ink-2">
          {fresh ? t('doneNote') : t('waitingNote', { date: formatWeekday(lang, withdrawal.expectedOn, now) })}
        </p>
      </div>
      <ReceiptPaper>
        <p className="text-center text-sm text-ink-2">{t('net')}</p>
        <p className="mb-4 text-center">
          <Money satang={withdrawal.net} size="hero" />
        </p>
        <MoneyTimeline
          steps={[
            { icon: 'check', title: t('stepSent'), date: formatDateTime(lang, withdrawal.requestedAt), kind: 'money' },
            { icon: 'hourglass-medium', title: t('stepWaiting'), note: t('stepWaitingNote') },
            {
              icon: 'bank',
              title: t('stepLanded'),
              date: t('expected', { date: formatWeekday(lang, withdrawal.expectedOn, now) }),
              ahead: true,
            },
          ]}
        />
        <div className="mt-4 border-t border-dashed border-line-strong pt-1">
          <KeyValues
            rows={[
              { label: t('account'), value: <AccountName bankName={withdrawal.bankName} last4={withdrawal.last4} /> },
              { label: t('fee'), value: formatBaht(withdrawal.fee) },
              ...(withdrawal.requestedBy ? [{ label: t('requestedBy'), value: withdrawal.requestedBy }] : []),
              { label: t('reference'), value: withdrawal.reference },
            ]}
          />
        </div>
      </ReceiptPaper>
    </FormFlow>
  )
}
