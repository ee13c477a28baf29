import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { satang } from '../../../core/money.ts'
import { formatBaht, formatCredits } from '../../../i18n/formats.ts'
import { parseBaht } from '../../../i18n/typed-number.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { ActionForm, type ActionState, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, satangField } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qMatch, readQuery } from '../../../web/query.ts'
import { AmountFields } from '../components/amount-fields.tsx'
import { orderBody } from '../components/order-body.ts'
import { OrderFields } from '../components/order-fields.tsx'
import { InvoiceTo, PayMethods } from '../components/payment-choice.tsx'
import { QuoteButton, quotationPath } from '../components/quote-button.tsx'
import { filledOrder, zQuoted } from '../components/quoted-order.ts'
import { cancelReplaced, findReplaced, zReplaces } from '../components/replaced-charge.ts'
import { ReplacesNote } from '../components/replaces-note.tsx'
import { Totals } from '../components/totals.tsx'
import { WithholdField } from '../components/withhold-field.tsx'
import { contract, PAY_METHODS } from '../contract.ts'
import { totalsOf, withholdingOf } from '../rules/amounts.ts'
import { creditsText } from '../text/index.ts'

const zQuery = z.object({ amount: qMatch(/^[1-9]\d{0,12}$/), ...zQuoted, ...zReplaces })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, newKey } = context.get(pageContext)
  const { amount, from, ...quoted } = readQuery(url, zQuery)
  const call = pageCall(context)
  const [{ data }, replaced] = await load(() =>
    Promise.all([call(contract.topUp, { params: { id: viewer.uuid } }), findReplaced(call, from)]),
  )
  const wished = replaced?.net ?? (amount ? Number(amount) : null)
  return { topUp: data, wished, replaced, filled: filledOrder(replaced, quoted), idempotencyKey: newKey() }
}

const amountIn = (form: FormData): number =>
  field(form, 'amount') ? satangField(form, 'amount') : Number(field(form, 'tile'))

/** The submit buttons of the form: pay, or request a quotation. */
const INTENTS = ['buy', 'quote'] as const

export const action = defineActions({
  async buy(input) {
    const { form, call, path, idempotencyKey } = input
    const amount = amountIn(form)
    const method = PAY_METHODS.find((name) => name === field(form, 'method')) ?? 'promptpay'
    const body = { amount, method, withhold: field(form, 'withhold') === 'yes' || undefined, ...orderBody(form) }
    const { data } = await call(contract.createCharge, { body, idempotencyKey })
    await cancelReplaced(input)
    return `${path}/${data.id}`
  },
  async quote({ form, call, lang, idempotencyKey }) {
    const { data } = await call(contract.quote, {
      body: {
        amount: amountIn(form),
        withhold: field(form, 'withhold') === 'yes' || undefined,
        ...orderBody(form),
      },
      idempotencyKey,
    })
    return quotationPath(lang, data.serial)
  },
})
export { clientAction } from '../components/order-action.ts'

export default function BuyCreditPage() {
  const { topUp, replaced, filled, idempotencyKey } = useLoaderData<typeof loader>()
  const { values, fields, error } = useActionState({ intent: INTENTS })
  const t = useText(creditsText)
  const { chosen, ...amount } = useAmount(values)
  const [withhold, onWithhold] = useState(error ? values.withhold === 'yes' : filled.withhold)
  return (
    <>
      <PageHead title={t('topUp')} note={t('topUpNote', { n: topUp.lifeMonths })} />
      <ActionForm
        intent={INTENTS}
        idempotencyKey={idempotencyKey}
        labels={{ amount: t('amount'), poNumber: t('poNumber'), costCentre: t('costCentre') }}
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_400px]"
      >
        <div className="grid gap-5">
          <AmountFields {...topUp} {...amount} chosen={chosen} error={fields.amount} />
          <PayMethods methods={topUp.methods} current={values.method ?? replaced?.method} />
          <InvoiceTo party={topUp.party} />
          <WithholdField bps={topUp.withholdingBps} checked={withhold} onChecked={onWithhold} error={fields.withhold} />
          <OrderFields numbers={filled} />
        </div>
        <Summary chosen={chosen} withheldBps={withhold ? (topUp.withholdingBps ?? 0) : 0} />
      </ActionForm>
    </>
  )
}

function useAmount(values: ActionState['values']) {
  const { topUp, wished } = useLoaderData<typeof loader>()
  const { tiles } = topUp
  const isTile = (amount: number | null) => tiles.some((one) => one.amount === amount)
  const middle = String((isTile(wished) ? wished : tiles[Math.floor(tiles.length / 2)]?.amount) ?? '')
  const [tile, onTileValue] = useState(values.tile || middle)
  const typed = wished !== null && !isTile(wished) ? formatCredits(wished) : ''
  const [own, onOwn] = useState(values.amount ?? typed)
  const onTile = (value: string) => {
    onTileValue(value)
    onOwn('')
  }
  const chosen = own === '' ? Number(tile) : parseBaht(own)
  return { tile, own, chosen, onTile, onOwn }
}

/** The total. Without JavaScript the button shows no amount, because the page cannot update it with the selection. */
function Summary({ chosen, withheldBps }: { chosen: number | null; withheldBps: number }) {
  const { topUp, replaced } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const totals = chosen === null ? null : totalsOf(satang(chosen), topUp.vatBps)
  const { withheld, payable } = totals ? withholdingOf(totals, withheldBps) : { withheld: 0, payable: 0 }
  const amount = totals && formatBaht(payable)
  return (
    <aside className="rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:sticky lg:top-6 lg:p-6">
      <h2 className="mb-1 text-lg tracking-normal">{t('summary')}</h2>
      {totals ? <Totals {...totals} withheldBps={withheldBps} withheld={withheld} /> : <p className="text-ink-3">-</p>}
      <noscript>
        <p className="text-xs text-ink-2">{t('exactNext')}</p>
      </noscript>
      <div className="mt-3">
        <ReplacesNote replaced={replaced} />
        <SubmitButton
          intent="buy"
          variant="highlight"
          size="lg"
          wide
          busyLabel={t('sending')}
          disabled={topUp.party === null}
        >
          {live && amount ? t('pay', { amount }) : t('continue')}
        </SubmitButton>
        <QuoteButton disabled={topUp.party === null} />
      </div>
    </aside>
  )
}
