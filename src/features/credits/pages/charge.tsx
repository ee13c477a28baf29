import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatAmount, formatBaht, formatDateTime, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, fileField } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qText, readQuery } from '../../../web/query.ts'
import { contract as packages } from '../../packages/contract.ts'
import { CancelCharge } from '../components/cancel-charge.tsx'
import { CardPay } from '../components/card-pay.tsx'
import { ChargeBadge } from '../components/charge-badge.tsx'
import { Cancelled, Expired, Failed, InReview } from '../components/ended.tsx'
import { PaidReceipt } from '../components/paid-receipt.tsx'
import { Party } from '../components/party.tsx'
import { QrPay } from '../components/qr-pay.tsx'
import { Refresh } from '../components/refresh.tsx'
import { TransferPay } from '../components/transfer-pay.tsx'
import { useChargePoll } from '../components/use-charge-poll.ts'
import { contract, type PayMethod } from '../contract.ts'
import { creditsText } from '../text/index.ts'

const zQuery = z.object({ token: qText(200) })

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { newKey, now, lang } = context.get(pageContext)
  const call = pageCall(context)
  const { data, payment } = await load(() =>
    call(contract.getCharge, { params: { id: params.chargeId ?? '' }, query: { refresh: '1' } }),
  )
  const { token } = readQuery(url, zQuery)
  const href = `/${lang}/Marketer/buyCredit/${data.id}`
  return { charge: data, payment, token, now: now(), href, idempotencyKey: newKey() }
}

export const action = defineActions({
  async again({ form, call, lang, params, idempotencyKey }) {
    const { poNumber, costCentre } = (await call(contract.getCharge, { params: { id: params.chargeId ?? '' } })).data
    const order = { ...(poNumber && { poNumber }), ...(costCentre && { costCentre }) }
    const method = field(form, 'method') as PayMethod
    const slug = field(form, 'package')
    const net = Number(field(form, 'net'))
    const withhold = field(form, 'withhold') === 'yes' || undefined
    const { data } = slug
      ? await call(packages.purchase, {
          params: { slug },
          body: { method, price: net, withhold, ...order },
          idempotencyKey,
        })
      : await call(contract.createCharge, { body: { amount: net, method, withhold, ...order }, idempotencyKey })
    return `/${lang}/Marketer/buyCredit/${data.id}`
  },
  async card({ form, call, params, path, idempotencyKey }) {
    const { authorizeUrl } = await call(contract.payCard, {
      params: { id: params.chargeId ?? '' },
      body: { token: field(form, 'token') },
      idempotencyKey,
    })
    return authorizeUrl ?? path
  },
  async cancel({ call, params, path, idempotencyKey }) {
    await call(contract.cancelCharge, { params: { id: params.chargeId ?? '' }, idempotencyKey })
    return path
  },
  async slip({ form, call, params, path }) {
    const file = await fileField(form, 'file')
    await call(contract.slip, { params: { id: params.chargeId ?? '' }, ...(file && { file }) })
    return path
  },
})
export { clientAction } from '../../../web/client-action.ts'

export default function ChargePage() {
  const { charge, payment } = useLoaderData<typeof loader>()
  // Money that was sent before a cancellation may still arrive.
  const open = ['pending', 'review', 'cancelled'].includes(charge.status)
  useChargePoll(charge.id, charge.status, open, payment.qrSvg !== null)
  if (charge.status === 'paid')
    return (
      <div className="lg:pt-4">
        <PaidReceipt charge={charge} />
      </div>
    )
  return <OpenCharge />
}

function OpenCharge() {
  const { charge, idempotencyKey } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const lang = useLang()
  const form = charge.package ? `buyPackage/${charge.package.slug}` : 'buyCredit'
  const changeHref = pathWithQuery(`/${lang}/Marketer/${form}`, { from: charge.id })
  return (
    <>
      <PageHead
        title={charge.package ? t('buyPackage') : t('topUp')}
        above={<BackLink href={changeHref}>{charge.package ? t('changeMethod') : t('change')}</BackLink>}
        note={charge.reference}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_440px] lg:gap-6">
        <div className="lg:order-2">
          <Panel />
          {charge.status === 'pending' && <CancelCharge idempotencyKey={idempotencyKey} />}
        </div>
        <Facts />
      </div>
    </>
  )
}

function Panel() {
  const { charge, payment, token, now, href, idempotencyKey } = useLoaderData<typeof loader>()
  if (charge.status === 'review') return <InReview charge={charge} />
  if (charge.status === 'failed') return <Failed charge={charge} idempotencyKey={idempotencyKey} />
  if (charge.status === 'cancelled') return <Cancelled charge={charge} idempotencyKey={idempotencyKey} />
  if (charge.status === 'expired') return <Expired charge={charge} idempotencyKey={idempotencyKey} />
  if (charge.method === 'transfer' && payment.bank) return <TransferPay charge={charge} bank={payment.bank} />
  if (charge.method === 'promptpay') return <QrPay charge={charge} payment={payment} now={now} href={href} />
  return (
    <>
      <CardPay charge={charge} payment={payment} token={token} idempotencyKey={idempotencyKey} />
      {!payment.cardUrl && <Refresh href={href} />}
    </>
  )
}

function Facts() {
  const { charge } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const lang = useLang()
  const { net, vatBps, total, withheldBps, withheld, payable, method, reference, expiresAt, status, party } = charge
  const { poNumber, costCentre, package: sold } = charge
  return (
    <div className="grid gap-5">
      <Card pad={24}>
        <div className="mb-1 flex items-center justify-between gap-3">
          <h2 className="text-lg tracking-normal">{sold ? t('yourPackage') : t('whatYouBuy')}</h2>
          <ChargeBadge charge={charge} />
        </div>
        <KeyValues
          dense
          rows={[
            sold
              ? { label: sold.title, value: t('jobs', { n: sold.units }) }
              : { label: t('creditsYouGet'), value: formatAmount(net) },
            {
              label:
                withheld > 0 ? t('totalWithVat') : `${t('due')} (${t('vatIncluded', { rate: formatPercent(vatBps) })})`,
              value: formatBaht(total),
            },
            ...(withheld > 0
              ? [
                  { label: t('withheld', { rate: formatPercent(withheldBps) }), value: `−${formatBaht(withheld)}` },
                  { label: t('due'), value: formatBaht(payable) },
                ]
              : []),
            { label: t('method'), value: t(method) },
            { label: t('reference'), value: <span className="nb">{reference}</span> },
            ...(poNumber ? [{ label: t('poNumber'), value: poNumber }] : []),
            ...(costCentre ? [{ label: t('costCentre'), value: costCentre }] : []),
            ...(status === 'pending' ? [{ label: t('payBy'), value: formatDateTime(lang, expiresAt) }] : []),
          ]}
        />
      </Card>
      <Card pad={24}>
        <h2 className="mb-1 text-lg tracking-normal">{t('invoiceTo')}</h2>
        <Party party={party} />
      </Card>
    </div>
  )
}
