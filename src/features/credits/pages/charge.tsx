import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { formatAmount, formatBaht, formatDateTime, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { submit } from '../../../web/actions.ts'
import { field, fileField } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { CardPay } from '../components/card-pay.tsx'
import { ChargeBadge } from '../components/charge-badge.tsx'
import { Expired, Failed, InReview } from '../components/ended.tsx'
import { PaidReceipt } from '../components/paid-receipt.tsx'
import { Party } from '../components/party.tsx'
import { QrPay } from '../components/qr-pay.tsx'
import { Refresh } from '../components/refresh.tsx'
import { TransferPay } from '../components/transfer-pay.tsx'
import { useChargePoll } from '../components/use-charge-poll.ts'
import { contract, type PayMethod } from '../contract.ts'
import { creditsText } from '../text/index.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { newKey, now, lang } = context.get(pageContext)
  const call = pageCall(context)
  const { data, payment } = await load(() =>
    call(contract.getCharge, { params: { id: params.chargeId ?? '' }, query: { refresh: '1' } }),
  )
  const token = new URL(request.url).searchParams.get('token')
  const href = `/${lang}/Marketer/buyCredit/${data.id}`
  return { charge: data, payment, token, now: now(), href, idempotencyKey: newKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { lang } = args.context.get(pageContext)
  const id = args.params.chargeId ?? ''
  const here = `/${lang}/Marketer/buyCredit/`
  return submit(args, async (form, call, intent) => {
    const idempotencyKey = field(form, 'idempotencyKey')
    if (intent === 'again') {
      const body = { amount: Number(field(form, 'amount')), method: field(form, 'method') as PayMethod }
      return here + (await call(contract.createCharge, { body, idempotencyKey })).data.id
    }
    if (intent === 'card') {
      const body = { token: field(form, 'token') }
      const answer = await call(contract.payCard, { params: { id }, body, idempotencyKey })
      return answer.authorizeUrl ?? here + id
    }
    const file = await fileField(form, 'file')
    await call(contract.slip, { params: { id }, ...(file && { file }) })
    return here + id
  })
}

/** One payment from the code to scan to the receipt. */
export default function ChargePage() {
  const { charge, payment } = useLoaderData<typeof loader>()
  const open = charge.status === 'pending' || charge.status === 'review'
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
  const { charge } = useLoaderData<typeof loader>()
  const failed = useActionData() as FormState | undefined
  const t = useText(creditsText)
  const lang = useLang()
  return (
    <>
      <PageHead
        title={t('topUp')}
        above={<BackLink href={`/${lang}/Marketer/buyCredit?amount=${charge.net}`}>{t('change')}</BackLink>}
        note={charge.reference}
      />
      {failed?.error && (
        <div className="mb-4">
          <Callout tone="critical" role="alert">
            {failed.error.message}
          </Callout>
        </div>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_440px] lg:gap-6">
        <div className="lg:order-2">
          <Panel error={failed?.intent === 'slip' ? failed.error.message : undefined} />
        </div>
        <Facts />
      </div>
    </>
  )
}

function Panel({ error }: { error: string | undefined }) {
  const { charge, payment, token, now, href, idempotencyKey } = useLoaderData<typeof loader>()
  if (charge.status === 'review') return <InReview charge={charge} error={error} />
  if (charge.status === 'failed') return <Failed charge={charge} idempotencyKey={idempotencyKey} />
  if (charge.status === 'expired') return <Expired charge={charge} idempotencyKey={idempotencyKey} error={error} />
  if (charge.method === 'transfer' && payment.bank)
    return <TransferPay charge={charge} bank={payment.bank} error={error} />
  if (charge.method === 'promptpay') return <QrPay charge={charge} payment={payment} now={now} href={href} />
  return (
    <>
      <CardPay charge={charge} payment={payment} token={token} idempotencyKey={idempotencyKey} />
      {!payment.cardUrl && <Refresh href={href} />}
    </>
  )
}

/** What is bought and for whom the tax invoice is made out. */
function Facts() {
  const { charge } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const lang = useLang()
  const { net, vatBps, total, method, reference, expiresAt, status, party } = charge
  return (
    <div className="grid gap-5">
      <Card pad={24}>
        <div className="mb-1 flex items-center justify-between gap-3">
          <h2 className="text-lg tracking-normal">{t('whatYouBuy')}</h2>
          <ChargeBadge status={status} />
        </div>
        <KeyValues
          dense
          rows={[
            { label: t('creditsYouGet'), value: formatAmount(net) },
            {
              label: `${t('due')} (${t('vatIncluded', { rate: formatPercent(vatBps) })})`,
              value: formatBaht(total),
            },
            { label: t('method'), value: t(method) },
            { label: t('reference'), value: <span className="nb">{reference}</span> },
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
