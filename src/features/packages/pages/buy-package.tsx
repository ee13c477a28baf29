import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { satang } from '../../../core/money.ts'
import { formatAmount, formatBaht, formatBahtShort, formatDate, formatPercent } from '../../../i18n/formats.ts'
import { otherLang } from '../../../i18n/language-note.tsx'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { CoverImage } from '../../../ui/cover-image.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { readQuery } from '../../../web/query.ts'
import { orderBody } from '../../credits/components/order-body.ts'
import { OrderFields } from '../../credits/components/order-fields.tsx'
import { InvoiceTo, PayMethods } from '../../credits/components/payment-choice.tsx'
import { QuoteButton, quotationPath } from '../../credits/components/quote-button.tsx'
import { filledOrder, zQuoted } from '../../credits/components/quoted-order.ts'
import { cancelReplaced, findReplaced, zReplaces } from '../../credits/components/replaced-charge.ts'
import { ReplacesNote } from '../../credits/components/replaces-note.tsx'
import { WithholdField } from '../../credits/components/withhold-field.tsx'
import { contract as credits, PAY_METHODS } from '../../credits/contract.ts'
import { withholdingOf } from '../../credits/rules/amounts.ts'
import { lotEnd } from '../../credits/rules/lots.ts'
import { creditsText } from '../../credits/text/index.ts'
import { useRangeText } from '../components/range-text.ts'
import { contract } from '../contract.ts'
import { purchaseText } from '../text/purchase.ts'

const zQuery = z.object({ ...zQuoted, ...zReplaces })

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { viewer, newKey, lang, now } = context.get(pageContext)
  const call = pageCall(context)
  const { from, ...quoted } = readQuery(url, zQuery)
  const [offer, topUp, replaced] = await load(() =>
    Promise.all([
      call(contract.find, { params: { a: lang, b: params.slug ?? '' } }),
      call(credits.topUp, { params: { id: viewer.uuid } }),
      findReplaced(call, from, params.slug),
    ]),
  )
  const { methods, party, withholdingBps } = topUp.data
  const filled = filledOrder(replaced, quoted)
  const order = { methods, party, withholdingBps, replaced, filled, idempotencyKey: newKey() }
  return { offer: offer.data, ...order, now: now() }
}

/** The two submit buttons: pay, or get a quotation first. */
const INTENTS = ['buy', 'quote'] as const

export const action = defineActions({
  async buy(input) {
    const { form, call, lang, params, idempotencyKey } = input
    const method = PAY_METHODS.find((name) => name === field(form, 'method')) ?? 'promptpay'
    const body = {
      method,
      price: Number(field(form, 'price')),
      withhold: field(form, 'withhold') === 'yes' || undefined,
      ...orderBody(form),
    }
    const { data } = await call(contract.purchase, { params: { slug: params.slug ?? '' }, body, idempotencyKey })
    await cancelReplaced(input)
    return `/${lang}/Marketer/buyCredit/${data.id}`
  },
  async quote({ form, call, lang, params, idempotencyKey }) {
    const body = {
      price: Number(field(form, 'price')),
      withhold: field(form, 'withhold') === 'yes' || undefined,
      ...orderBody(form),
    }
    const { data } = await call(contract.quote, { params: { slug: params.slug ?? '' }, body, idempotencyKey })
    return quotationPath(lang, data.serial)
  },
})
export { clientAction } from '../../credits/components/order-action.ts'

/** The package, the payment method and the buyer. The payment itself is made on the charge's page. */
export default function BuyPackagePage() {
  const { offer, methods, party, withholdingBps, replaced, filled, idempotencyKey } = useLoaderData<typeof loader>()
  const { values, fields, error } = useActionState({ intent: INTENTS })
  const [withhold, onWithhold] = useState(error ? values.withhold === 'yes' : filled.withhold)
  const t = useText(purchaseText)
  const lang = useLang()
  return (
    <>
      <PageHead
        title={t('title', { name: offer.title })}
        above={<BackLink href={`/${lang}/Marketer/buyPackage`}>{t('back')}</BackLink>}
      />
      <ActionForm
        intent={INTENTS}
        idempotencyKey={idempotencyKey}
        hidden={{ price: String(offer.price) }}
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_400px]"
      >
        <div className="grid gap-5">
          <Contents />
          <PayMethods methods={methods} current={values.method ?? replaced?.method} />
          <InvoiceTo party={party} />
          <WithholdField bps={withholdingBps} checked={withhold} onChecked={onWithhold} error={fields.withhold} />
          <OrderFields numbers={filled} />
        </div>
        <Summary withheldBps={withhold ? (withholdingBps ?? 0) : 0} />
      </ActionForm>
    </>
  )
}

function Contents() {
  const { offer, now } = useLoaderData<typeof loader>()
  const t = useText(purchaseText)
  const words = useWords()
  const range = useRangeText()
  const lang = useLang()
  const validUntil = formatDate(lang, lotEnd(new Date(now), offer.lifeMonths))
  return (
    <Card pad={24}>
      <div className="grid gap-5 xl:grid-cols-[200px_minmax(0,1fr)]">
        <div className="aspect-4/3 overflow-hidden rounded-card max-xl:max-h-44 max-xl:w-full">
          <CoverImage src={offer.cover.src} alt={offer.cover.alt} eager />
        </div>
        <div className="min-w-0">
          <h2 lang={otherLang(offer.lang, lang)} className="text-lg tracking-normal">
            {offer.title}
          </h2>
          <KeyValues
            dense
            rows={[
              { label: t('jobs'), value: t('jobsCount', { n: offer.units }) },
              {
                label: t('channel'),
                value: `${words.channel(offer.channelType)} · ${words.post(offer.postType, offer.channelType)}`,
              },
              { label: t('followers'), value: range(offer.followers) },
              { label: t('pay'), value: t('payEach', { amount: formatBaht(offer.creatorPay) }) },
              { label: t('fee'), value: t('feeIn') },
              { label: t('revisions'), value: t('revisionsEach', { n: offer.terms.revisions }) },
              { label: t('validUntil'), value: t('validIfToday', { date: validUntil }) },
            ]}
          />
          <p className="mt-2">
            <TextLink href={`/${lang}/Marketer/package/detail/${offer.slug}`} className="hit text-sm">
              {t('details')}
            </TextLink>
          </p>
        </div>
      </div>
    </Card>
  )
}

function Summary({ withheldBps }: { withheldBps: number }) {
  const { offer, party, replaced } = useLoaderData<typeof loader>()
  const t = useText(purchaseText)
  const w = useText(creditsText)
  const { withheld, payable } = withholdingOf({ net: satang(offer.price), total: satang(offer.total) }, withheldBps)
  const rest = offer.price - offer.unitPrice * offer.units
  return (
    <aside className="rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:sticky lg:top-6 lg:p-6">
      <h2 className="mb-1 text-lg tracking-normal">{t('summary')}</h2>
      <Receipt
        rows={[
          {
            label: t('rowJobs', { n: offer.units, amount: formatBahtShort(offer.unitPrice) }),
            value: formatAmount(offer.unitPrice * offer.units),
          },
          ...(rest > 0 ? [{ label: t('rounding'), value: formatAmount(rest) }] : []),
          { label: t('vat', { p: formatPercent(offer.vatBps) }), value: formatAmount(offer.vat) },
          ...(withheld > 0
            ? [
                { label: w('totalWithVat'), value: formatAmount(offer.total) },
                { label: w('withheld', { rate: formatPercent(withheldBps) }), value: `−${formatAmount(withheld)}` },
              ]
            : []),
        ]}
        total={{ label: t('due'), value: <Money satang={payable} size="xl" /> }}
      />
      <div className="mt-3">
        <ReplacesNote replaced={replaced} />
        <SubmitButton
          intent="buy"
          variant="highlight"
          size="lg"
          wide
          busyLabel={t('sending')}
          disabled={party === null}
        >
          {t('payNow', { amount: formatBaht(payable) })}
        </SubmitButton>
        <QuoteButton disabled={party === null} />
      </div>
    </aside>
  )
}
