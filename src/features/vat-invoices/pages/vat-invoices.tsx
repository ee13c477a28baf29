import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dayOf } from '../../../core/calendar.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { defineActions } from '../../../web/actions.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { readQuery } from '../../../web/query.ts'
import { SenderList, useSenderColumns } from '../../received-documents/components/sender-list.tsx'
import { pathAfterSend, readSendForm, zSenderQuery } from '../../received-documents/components/sender-page.ts'
import { VatInvoiceBadge } from '../components/status-badge.tsx'
import { VatInvoicePanel } from '../components/vat-invoice-panel.tsx'
import { contract } from '../contract.ts'
import type { VatInvoice } from '../shapes.ts'
import { vatInvoicesText } from '../text/index.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const { view, after, open } = readQuery(url, zSenderQuery)
  const params = { uuid: viewer.uuid }
  const [list, detail] = await load(() =>
    Promise.all([
      call(contract.list, { params, query: { view, after } }),
      open ? call(contract.get, { params: { ...params, id: open } }) : null,
    ]),
  )
  const { data: rows, next, counts, pending, buyer } = list
  return { rows, next, counts, pending, buyer, detail: detail?.data ?? null, view, today: dayOf(new Date(now())) }
}

export const action = defineActions({
  async send({ form, call, viewer, path }) {
    const { id, ...sent } = await readSendForm({ form })
    await call(contract.send, { params: { uuid: viewer.uuid, id }, ...sent })
    return pathAfterSend(path, id)
  },
})
export { clientAction } from '../../../web/client-action.ts'

function useColumns() {
  const t = useText(vatInvoicesText)
  const lang = useLang()
  return useSenderColumns<VatInvoice>(
    {
      key: 'job',
      header: t('job'),
      cell: ({ job }) => (
        <>
          {job.title[lang]}
          <span className="block text-xs font-normal text-ink-2">
            {[job.influencer, job.brand].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      amount: t('vat'),
      amountOf: (row) => row.amount,
      paid: t('paid'),
      state: t('state'),
      badge: (row) => <VatInvoiceBadge status={row.status} />,
    },
  )
}

/** The VAT of each payment, with the tax invoice that releases it. */
export default function VatInvoices() {
  const { pending, buyer, detail, today, ...list } = useLoaderData<typeof loader>()
  const t = useText(vatInvoicesText)
  const lang = useLang()
  const earnings = `/${lang}/Influencer/statement`
  return (
    <>
      <BackLink href={earnings}>{t('back')}</BackLink>
      <SenderList
        {...list}
        base={`/${lang}/Influencer/vatInvoice`}
        columns={useColumns()}
        t={t}
        outstanding={{ label: t('pending'), amount: pending }}
        emptyLink={{ href: earnings, label: t('toEarnings') }}
        open={detail?.id}
        detail={(closeHref) =>
          detail && (
            <VatInvoicePanel
              key={`${detail.id} ${detail.status}`}
              invoice={detail}
              buyer={buyer}
              closeHref={closeHref}
              today={today}
            />
          )
        }
      />
    </>
  )
}
