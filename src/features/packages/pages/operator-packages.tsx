import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatBaht, formatDate, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field, satangField } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qId, qText, readQuery } from '../../../web/query.ts'
import { ApprovalCard } from '../../approvals/components/approval-card.tsx'
import { readApprover } from '../../approvals/components/read-approver.ts'
import { ChargeBadge } from '../../credits/components/charge-badge.tsx'
import { orderBody } from '../../credits/components/order-body.ts'
import type { ChargeView } from '../../credits/shapes.ts'
import { contract as operators } from '../../operators/contract.ts'
import { CancelSaleForm, GiveForm, SellForm } from '../components/sale-forms.tsx'
import { salesContract } from '../sales/contract.ts'
import type { OwnedLot } from '../shapes.ts'
import { salesText } from '../text/sales.ts'

const zQuery = z.object({ marketer: qId, q: qText(80) })
const FOUND = 10

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { newKey } = context.get(pageContext)
  const call = pageCall(context)
  const { marketer, q } = readQuery(url, zQuery)
  const [chosen, found, viewer] = await load(() =>
    Promise.all([
      marketer ? call(salesContract.overview, { params: { id: marketer } }) : null,
      q && !marketer ? call(operators.users, { query: { q, role: 'marketer', limit: FOUND } }) : null,
      readApprover(context),
    ]),
  )
  return { chosen: chosen?.data ?? null, found: found?.data ?? null, q, key: newKey(), viewer }
}

/** The marketer of the page, and the package with the price that the operator saw. */
function inputOf({ form, url, idempotencyKey }: ActionInput) {
  const [price = '', slug = ''] = field(form, 'offer').split(' ')
  return { params: { id: readQuery(url, zQuery).marketer ?? '' }, body: { slug, price: Number(price) }, idempotencyKey }
}
const back = ({ url }: ActionInput) => url.pathname + url.search

export const action = defineActions({
  async sell(input) {
    const { body, ...rest } = inputOf(input)
    const { form, call } = input
    const isPaid = field(form, 'how') === 'paid'
    const paid = isPaid ? { received: satangField(form, 'received'), bankRef: field(form, 'bankRef') } : undefined
    const withhold = field(form, 'withhold') === 'yes' || undefined
    await call(salesContract.sell, { ...rest, body: { ...body, withhold, ...orderBody(form), paid } })
    return back(input)
  },
  async cancel(input) {
    const { form, call, url } = input
    await call(salesContract.cancel, {
      params: { id: readQuery(url, zQuery).marketer ?? '', chargeId: field(form, 'sale') },
      body: { reason: field(form, 'reason') },
    })
    return back(input)
  },
  async grant(input) {
    const { body, ...rest } = inputOf(input)
    await input.call(salesContract.grant, { ...rest, body: { ...body, reason: field(input.form, 'reason') } })
    return back(input)
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** A brand's packages. An operator can sell or give it another one. */
export default function OperatorPackagesPage() {
  const { chosen } = useLoaderData<typeof loader>()
  const t = useText(salesText)
  const lang = useLang()
  const here = `/${lang}/Operator/packageSale`
  if (!chosen)
    return (
      <>
        <PageHead title={t('title')} note={t('note')} />
        <FindMarketer />
      </>
    )
  return (
    <>
      <PageHead
        above={<BackLink href={here}>{t('other')}</BackLink>}
        title={chosen.marketer.name}
        acts={
          <TextLink href={`/${lang}/Operator/user?open=${chosen.marketer.id}`} className="hit text-sm">
            {t('account')}
          </TextLink>
        }
      />
      <Chosen />
    </>
  )
}

function FindMarketer() {
  const { found, q } = useLoaderData<typeof loader>()
  const t = useText(salesText)
  const lang = useLang()
  return (
    <>
      <Form method="get" role="search" className="mb-4 grid items-end gap-3 lg:grid-cols-[minmax(0,360px)_auto]">
        <TextField
          name="q"
          label={t('search')}
          prefix={<Icon name="magnifying-glass" />}
          size="sm"
          defaultValue={q}
          maxLength={80}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {t('find')}
        </Button>
      </Form>
      {found === null ? (
        <EmptyState drawing="search" title={t('startTitle')} note={t('startNote')} />
      ) : found.length === 0 ? (
        <EmptyState drawing="search" title={t('none')} note={t('noneNote')} />
      ) : (
        <Card>
          <SectionHead title={t('results')} />
          {found.map((user) => (
            <ListRow
              key={user.id}
              href={pathWithQuery(`/${lang}/Operator/packageSale`, { marketer: user.id })}
              title={user.name}
              note={user.email}
            />
          ))}
        </Card>
      )}
    </>
  )
}

function Chosen() {
  const { chosen, key, viewer } = useLoaderData<typeof loader>()
  const t = useText(salesText)
  const lang = useLang()
  if (!chosen) return null
  const next = pathWithQuery(`/${lang}/Operator/packageSale`, { marketer: chosen.marketer.id })
  // A successful action changes this key, which empties the forms; a refused one does not, so they keep their input.
  const unpaid = chosen.sales.filter(({ status }) => status === 'pending').length
  const state = `${chosen.lots.length} ${chosen.waiting.length} ${chosen.sales.length}`
  return (
    <div className="grid gap-5">
      {chosen.waiting.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg tracking-normal">{t('waiting')}</h2>
          {chosen.waiting.map((approval) => (
            <ApprovalCard key={approval.id} approval={approval} idempotencyKey={key} viewer={viewer} next={next} />
          ))}
        </section>
      )}
      <Card pad={24} as="section">
        <SectionHead title={t('packages')} />
        {chosen.lots.length > 0 ? <Lots /> : <p className="text-sm text-ink-2">{t('noPackages')}</p>}
      </Card>
      {chosen.sales.length > 0 && (
        <Card pad={24} as="section">
          <SectionHead title={t('sales')} />
          <Sales />
        </Card>
      )}
      <CancelSaleForm key={`cancel ${unpaid}`} of={chosen} />
      {chosen.offers.length > 0 ? (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <SellForm key={`sell ${state}`} of={chosen} idempotencyKey={key} />
          <GiveForm key={`give ${state}`} of={chosen} idempotencyKey={key} />
        </div>
      ) : (
        <p className="text-sm text-ink-2">{t('noOffers')}</p>
      )}
    </div>
  )
}

function Lots() {
  const { chosen } = useLoaderData<typeof loader>()
  const t = useText(salesText)
  const lang = useLang()
  const columns: Column<OwnedLot>[] = [
    { key: 'package', header: t('package'), part: 'title', cell: (lot) => lot.title },
    { key: 'origin', header: t('origin'), phoneLabel: t('origin'), cell: (lot) => t(`origin_${lot.origin}`) },
    {
      key: 'until',
      header: t('until'),
      phoneLabel: t('until'),
      cell: (lot) => <span className="nb">{formatDate(lang, lot.endsAt)}</span>,
    },
    {
      key: 'left',
      header: t('left'),
      phoneLabel: t('left'),
      align: 'end',
      cell: (lot) => `${lot.available}/${lot.bought}`,
    },
    { key: 'value', header: t('value'), align: 'end', part: 'figure', cell: (lot) => formatBaht(lot.value) },
  ]
  return <Table caption={t('packages')} columns={columns} rows={chosen?.lots ?? []} rowKey={(lot) => lot.id} />
}

/** A brand's sales. Each row leads to the payment, with its transfer, tax invoice and refund. */
function Sales() {
  const { chosen } = useLoaderData<typeof loader>()
  const t = useText(salesText)
  const lang = useLang()
  const columns: Column<ChargeView>[] = [
    { key: 'package', header: t('package'), part: 'title', cell: (sale) => sale.package?.title },
    { key: 'reference', header: t('reference'), cell: (sale) => <span className="nb">{sale.reference}</span> },
    { key: 'status', header: t('status'), cell: (sale) => <ChargeBadge charge={sale} /> },
    {
      key: 'time',
      header: t('soldAt'),
      cell: (sale) => <span className="nb">{formatDateTime(lang, sale.createdAt)}</span>,
    },
    { key: 'amount', header: t('amount'), align: 'end', part: 'figure', cell: (sale) => formatBaht(sale.payable) },
  ]
  return (
    <Table
      caption={t('sales')}
      columns={columns}
      rows={chosen?.sales ?? []}
      rowKey={(sale) => sale.id}
      rowLook={(sale) => ({ href: `/${lang}/Operator/payment?status=all&open=${sale.id}` })}
    />
  )
}
