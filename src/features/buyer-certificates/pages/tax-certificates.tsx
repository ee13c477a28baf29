import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dayOf } from '../../../core/calendar.ts'
import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { defineActions } from '../../../web/actions.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { readQuery } from '../../../web/query.ts'
import { afterSend, readSent, zReceivedQuery } from '../../received-documents/components/read-sent.ts'
import { ReceivedList, useReceivedColumns } from '../../received-documents/components/received-list.tsx'
import { CertificatePanel } from '../components/certificate-panel.tsx'
import { CertificateBadge } from '../components/status-badge.tsx'
import { contract, PAYMENTS_MOST } from '../contract.ts'
import type { BuyerCertificate } from '../shapes.ts'
import { certificatesText } from '../text/index.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { now } = context.get(pageContext)
  const call = pageCall(context)
  const { view, after, open } = readQuery(url, zReceivedQuery)
  const [list, detail] = await load(() =>
    Promise.all([
      call(contract.list, { query: { view, after } }),
      open ? call(contract.get, { params: { id: open } }) : null,
    ]),
  )
  const { data: rows, next, counts, due, payee } = list
  const unsent = detail?.data.canSend
    ? await load(() => call(contract.list, { query: { view: 'todo', limit: PAYMENTS_MOST } }))
    : null
  const opened = { detail: detail?.data ?? null, unsent: unsent?.data ?? [], today: dayOf(new Date(now())) }
  return { rows, next, counts, due, payee, view, ...opened }
}

export const action = defineActions({
  async send({ form, call, path }) {
    const { id, body, ...file } = await readSent({ form })
    const also = form.getAll('also').map(String)
    await call(contract.send, { params: { id }, body: { ...body, ...(also.length > 0 && { also }) }, ...file })
    return afterSend(path, id)
  },
})
export { clientAction } from '../../../web/client-action.ts'

function useColumns() {
  const t = useText(certificatesText)
  return useReceivedColumns<BuyerCertificate>(
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
    <ReceivedList
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
