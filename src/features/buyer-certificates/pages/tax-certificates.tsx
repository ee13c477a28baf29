import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dayOf } from '../../../core/calendar.ts'
import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { defineActions } from '../../../web/actions.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { readQuery } from '../../../web/query.ts'
import { SenderList, useSenderColumns } from '../../received-documents/components/sender-list.tsx'
import { pathAfterSend, readSendForm, zSenderQuery } from '../../received-documents/components/sender-page.ts'
import { CertificatePanel } from '../components/certificate-panel.tsx'
import { CertificateBadge } from '../components/status-badge.tsx'
import { contract, PAYMENTS_MAX } from '../contract.ts'
import type { BuyerCertificate } from '../shapes.ts'
import { certificatesText } from '../text/index.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { now } = context.get(pageContext)
  const call = pageCall(context)
  const { view, after, open } = readQuery(url, zSenderQuery)
  const [list, detail] = await load(() =>
    Promise.all([
      call(contract.list, { query: { view, after } }),
      open ? call(contract.get, { params: { id: open } }) : null,
    ]),
  )
  const { data: rows, next, counts, due, payee } = list
  const unsent = detail?.data.canSend
    ? await load(() => call(contract.list, { query: { view: 'todo', limit: PAYMENTS_MAX } }))
    : null
  const opened = { detail: detail?.data ?? null, unsent: unsent?.data ?? [], today: dayOf(new Date(now())) }
  return { rows, next, counts, due, payee, view, ...opened }
}

export const action = defineActions({
  async send({ form, call, path }) {
    const { id, body, ...file } = await readSendForm({ form })
    const otherPaymentIds = form.getAll('otherPaymentIds').map(String)
    await call(contract.send, {
      params: { id },
      body: { ...body, ...(otherPaymentIds.length > 0 && { otherPaymentIds }) },
      ...file,
    })
    return pathAfterSend(path, id)
  },
})
export { clientAction } from '../../../web/client-action.ts'

function useColumns() {
  const t = useText(certificatesText)
  return useSenderColumns<BuyerCertificate>(
    {
      key: 'payment',
      header: t('payment'),
      cell: ({ charge }) => (
        <>
          {`${t(charge.purpose)} ${formatBaht(charge.net)}`}
          <span className="block text-xs font-normal text-ink-2">{charge.reference}</span>
        </>
      ),
    },
    {
      amount: t('tax'),
      amountOf: (row) => row.due,
      paid: t('paid'),
      state: t('state'),
      badge: (row) => <CertificateBadge status={row.status} />,
    },
  )
}

/** Tax that the company withheld from its payments, with their certificates. */
export default function TaxCertificates() {
  const { due, payee, detail, unsent, today, ...list } = useLoaderData<typeof loader>()
  const t = useText(certificatesText)
  const lang = useLang()
  return (
    <SenderList
      {...list}
      base={`/${lang}/Marketer/taxCertificate`}
      columns={useColumns()}
      t={t}
      outstanding={{ label: t('due'), amount: due }}
      emptyLink={{ href: `/${lang}/Marketer/credit`, label: t('toCredits') }}
      open={detail?.id}
      detail={(closeHref) =>
        detail && (
          <CertificatePanel
            key={`${detail.id} ${detail.status}`}
            certificate={detail}
            unsent={unsent}
            payee={payee}
            closeHref={closeHref}
            today={today}
          />
        )
      }
    />
  )
}
