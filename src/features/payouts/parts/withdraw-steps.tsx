import { Form } from 'react-router'
import type { z } from 'zod'
import { formatBaht, formatBahtShort, formatTime, formatWeekday } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Awning } from '../../../ui/awning.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { Money } from '../../../ui/money.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { MoneyTimeline } from '../../../ui/money-timeline.tsx'
import { Receipt, ReceiptPaper } from '../../../ui/receipt.tsx'
import type { contract as payoutsContract, Withdrawal } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

export type Standing = z.infer<typeof payoutsContract.standing.output>

/** The fee that the price would carry; the server decides, this shows it before it is asked for. */
const feeShown = (standing: Standing, price: number): number => (price >= standing.feeWaivedFrom ? 0 : standing.fee)

const QUICK = [100_000, 500_000, 1_000_000]

export function AmountStep({ standing, price }: { standing: Standing; price: number }) {
  const t = useText(payoutsText)
  const lang = useLang()
  const base = `/${lang}/Influencer`
  const { bank, available } = standing
  const shown = price || Math.min(available, 500_000)
  const fee = feeShown(standing, shown)
  const quick = QUICK.filter((amount) => amount < available)
  const href = (amount: number) => `${base}/withdraw?price=${amount / 100}`
  return (
    <FormFlow
      back={{ href: `${base}/statement`, label: t('back') }}
      title={t('withdraw')}
      steps={{ current: 1, total: 3, label: '1 / 3' }}
      act={
        bank ? (
          <Button form="amount" wide size="lg">
            {t('review')}
          </Button>
        ) : (
          <ButtonLink href={`${base}/bankAccount`} wide size="lg">
            {t('addBank')}
          </ButtonLink>
        )
      }
    >
      <Form id="amount" method="get">
        <input type="hidden" name="step" value="review" />
        <MoneyField
          name="price"
          label={t('amount')}
          defaultValue={String(shown / 100)}
          key={shown}
          required
          help={t('upTo', { max: formatBaht(available) })}
        />
      </Form>
      <div className="mt-4 flex flex-wrap gap-2">
        {quick.map((amount) => (
          <ChipLink key={amount} href={href(amount)} current={amount === shown}>
            {formatBahtShort(amount)}
          </ChipLink>
        ))}
        {available > 0 && (
          <ChipLink href={href(available)} current={available === shown}>
            {t('all')}
          </ChipLink>
        )}
      </div>
      <h2 className="mt-7 mb-2 text-sm font-label">{t('toAccount')}</h2>
      {bank ? (
        <ListRow
          card
          href={`${base}/bankAccount`}
          lead={
            <RowDisc tone="leaf">
              <Icon name="bank" />
            </RowDisc>
          }
          title={`${bank.bankName[lang]} •••• ${bank.last4}`}
          note={bank.name}
        />
      ) : (
        <Callout tone="notice">{t('noBank')}</Callout>
      )}
      <Receipt
        className="mt-4"
        rows={[
          { label: t('price'), value: formatBaht(shown) },
          {
            label: t('fee'),
            value: fee === 0 ? t('feeFree', { amount: formatBahtShort(standing.feeWaivedFrom) }) : formatBaht(fee),
          },
        ]}
        total={{ label: t('net'), value: formatBaht(Math.max(0, shown - fee)), note: t('taxNote') }}
      />
    </FormFlow>
  )
}

export function ReviewStep({
  standing,
  price,
  failure,
  busy,
}: {
  standing: Standing
  price: number
  failure?: string | undefined
  busy: boolean
}) {
  const t = useText(payoutsText)
  const lang = useLang()
  const base = `/${lang}/Influencer`
  const bank = standing.bank as NonNullable<Standing['bank']>
  const fee = feeShown(standing, price)
  return (
    <FormFlow
      back={{ href: `${base}/withdraw?price=${price / 100}`, label: t('back') }}
      title={t('review')}
      steps={{ current: 2, total: 3, label: '2 / 3' }}
      act={
        <div className="grid gap-2">
          <Button form="review" wide size="lg" name="intent" value="code" busy={busy}>
            {t('confirm', { amount: formatBaht(price) })}
          </Button>
          <ButtonLink href={`${base}/withdraw?price=${price / 100}`} variant="text" wide>
            {t('edit')}
          </ButtonLink>
        </div>
      }
    >
      <h2 className="mb-5 text-2xl">{t('reviewTitle', { amount: formatBaht(price), bank: bank.bankName[lang] })}</h2>
      {failure && (
        <Callout tone="critical" role="alert" title={t('errorsTitle')}>
          {failure}
        </Callout>
      )}
      <Form id="review" method="post">
        <input type="hidden" name="price" value={price / 100} />
      </Form>
      <div className="mt-4 rounded-card px-4 inset-ring inset-ring-line">
        <KeyValues
          rows={[
            { label: t('from'), value: t('wallet') },
            { label: t('to'), value: `${bank.bankName[lang]} •••• ${bank.last4}` },
            { label: t('accountName'), value: bank.name },
            { label: t('fee'), value: formatBaht(fee) },
            { label: t('net'), value: formatBaht(price - fee) },
          ]}
        />
      </div>
      <div className="mt-4 rounded-card bg-sunken p-4">
        <p className="text-sm text-ink-2">{t('leftAfter')}</p>
        <Money satang={Math.max(0, standing.available - price)} size="md" />
      </div>
      <div className="mt-4">
        <Callout tone="notice">{t('pendingNote')}</Callout>
      </div>
    </FormFlow>
  )
}

/** The receipt of a request, also shown while one is waiting. */
export function DoneStep({ withdrawal, fresh, now }: { withdrawal: Withdrawal | null; fresh: boolean; now: number }) {
  const t = useText(payoutsText)
  const lang = useLang()
  const base = `/${lang}/Influencer`
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
  const sentAt =
    new Date(withdrawal.requestedAt).getTime() > now - 86_400_000
      ? formatTime(lang, withdrawal.requestedAt)
      : formatWeekday(lang, withdrawal.requestedAt, now)
  return (
    <FormFlow
      ground="leaf"
      back={{ href: `${base}/statement`, label: t('back') }}
      act={
        <ButtonLink href={`${base}/dashboard`} variant="highlight" size="lg" wide>
          {t('home')}
        </ButtonLink>
      }
    >
      <div className="mb-6 text-center">
        <div className="mx-auto w-32 overflow-hidden rounded-md">
          <Awning scallop={24} />
        </div>
        <h2 className="mt-4 text-2xl">
          {fresh ? t('doneTitle') : t('waitingTitle', { amount: formatBaht(withdrawal.price) })}
        </h2>
        <p className="mt-1 text-wallet-ink-2">
          {fresh ? t('doneNote') : t('waitingNote', { date: formatWeekday(lang, withdrawal.expectedOn, now) })}
        </p>
      </div>
      <ReceiptPaper>
        <p className="text-center text-sm text-ink-2">{t('net')}</p>
        <p className="text-center">
          <Money satang={withdrawal.net} size="hero" />
        </p>
        <MoneyTimeline
          steps={[
            { icon: 'check', title: t('stepSent'), date: sentAt },
            { icon: 'hourglass-medium', title: t('stepWaiting'), note: t('stepWaitingNote') },
            {
              icon: 'bank',
              title: t('stepLanded'),
              date: formatWeekday(lang, withdrawal.expectedOn, now),
              kind: 'landed',
              ahead: true,
            },
          ]}
        />
        <KeyValues
          rows={[
            { label: t('reference'), value: withdrawal.reference },
            { label: t('account'), value: `${withdrawal.bank} •••• ${withdrawal.last4}` },
          ]}
        />
      </ReceiptPaper>
    </FormFlow>
  )
}
