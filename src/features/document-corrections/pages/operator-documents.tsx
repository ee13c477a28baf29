import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatAmount, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { List, ListDetail, listAddresses } from '../../../web/list-detail.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { actsOnRow } from '../../../web/review-acts.ts'
import type { ReplacementReason } from '../../documents/kinds.ts'
import { kindWords } from '../../documents/rules.ts'
import { DocumentPanel } from '../components/document-panel.tsx'
import { DocumentState } from '../components/document-state.tsx'
import { contract } from '../contract.ts'
import { DOCUMENT_VIEWS } from '../kinds.ts'
import type { VatDocument } from '../shapes.ts'
import { correctionsText } from '../text/index.ts'

const zQuery = z.object({ view: qChoice(DOCUMENT_VIEWS, 'all'), owner: qId, q: qText(80), after: qCursor, open: qId })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { newKey } = context.get(pageContext)
  const { open, after, ...filters } = readQuery(url, zQuery)
  const { view, owner, q } = filters
  const call = pageCall(context)
  const [list, current] = await load(() =>
    Promise.all([
      call(contract.list, { query: { view, owner, q: q || undefined, after } }),
      open ? call(contract.get, { params: { id: open } }) : null,
    ]),
  )
  return {
    rows: list.data,
    next: list.next,
    requested: list.requested,
    current: current?.data ?? null,
    filters,
    key: newKey(),
  }
}

const act = actsOnRow(zQuery)

export const action = defineActions({
  replace: act(({ call, form, idempotencyKey }, id) =>
    call(contract.replace, {
      params: { id },
      body: { reason: field(form, 'reason') as ReplacementReason },
      idempotencyKey,
    }),
  ),
  declineRequest: act(({ call, form, idempotencyKey }, id) =>
    call(contract.declineRequest, { params: { id }, body: { reason: field(form, 'reason') }, idempotencyKey }),
  ),
  reissue: act(({ call, form, idempotencyKey }, id) =>
    call(contract.reissue, {
      params: { id },
      body: {
        name: field(form, 'name'),
        address: field(form, 'address'),
        taxId: field(form, 'taxId'),
        branch: optional(form, 'branch') ?? null,
        reason: field(form, 'reason'),
      },
      idempotencyKey,
    }),
  ),
})
export { clientAction } from '../../../web/client-action.ts'

function useColumns(): readonly Column<VatDocument>[] {
  const { current } = useLoaderData<typeof loader>()
  const t = useText(correctionsText)
  const lang = useLang()
  return [
    {
      key: 'number',
      header: t('number'),
      part: 'title',
      cell: ({ serial, kind, replaces }) => (
        <>
          <span className="nb font-medium">{serial}</span>
          <span className="block text-xs font-normal text-ink-2">{kindWords[kind][lang]}</span>
          {replaces && (
            <span className="block text-xs font-normal text-ink-2">{t('replacesNumber', { serial: replaces })}</span>
          )}
        </>
      ),
    },
    {
      key: 'buyer',
      header: t('buyer'),
      cell: ({ buyer, reference }) => (
        <>
          {buyer.name}
          <span className="nb block text-xs text-ink-2">{reference}</span>
        </>
      ),
    },
    ...(current
      ? []
      : [
          {
            key: 'date',
            header: t('date'),
            cell: ({ issuedAt }: VatDocument) => <span className="nb">{formatDate(lang, issuedAt)}</span>,
          },
        ]),
    {
      key: 'state',
      header: t('state'),
      cell: (document) => (document.cancelled || document.requested) && <DocumentState document={document} />,
    },
    {
      key: 'total',
      header: t('total'),
      align: 'end',
      part: 'figure',
      cell: ({ kind, total, cancelled }) => (
        <span className={cancelled ? 'text-ink-3 line-through' : ''}>
          {formatAmount(kind === 'credit_note' ? -total : total)}
        </span>
      ),
    },
  ]
}

/** Tax invoices and credit notes of all accounts. The selected one is shown with its actions. */
export default function OperatorDocuments() {
  const { rows, next, requested, current, filters, key } = useLoaderData<typeof loader>()
  const t = useText(correctionsText)
  const lang = useLang()
  const here = `/${lang}/Operator/document`
  const addresses = listAddresses(here, filters)
  const columns = useColumns()
  return (
    <>
      <PageHead title={t('title')} note={t('note')} acts={<Search />} />
      <Tabs
        label={t('tabs')}
        className="mb-4"
        tabs={DOCUMENT_VIEWS.map((view) => ({
          href: pathWithQuery(here, { ...filters, view }),
          label: t(`view_${view}`),
          ...(view === 'requested' && { count: requested }),
          current: view === filters.view,
        }))}
      />
      {filters.owner && (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-sm">
          {t('ofAccount')}
          <ButtonLink href={pathWithQuery(here, { ...filters, owner: undefined })} variant="secondary" size="sm">
            {t('clear')}
          </ButtonLink>
        </p>
      )}
      <ListDetail
        detail={
          current && (
            <DocumentPanel
              // A new key resets the forms after a successful action. After a rejected one they keep the input.
              key={[
                current.id,
                current.replacements.length,
                current.waiting?.approval.id,
                current.requested?.at,
              ].join()}
              document={current}
              closeHref={addresses.list}
              idempotencyKey={key}
            />
          )
        }
      >
        <List
          caption={t('title')}
          addresses={addresses}
          open={current?.id}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          next={next}
          more={t('more')}
          empty={<EmptyState drawing="search" title={t('empty')} note={t('emptyNote')} />}
        />
      </ListDetail>
    </>
  )
}

function Search() {
  const { view, owner, q } = useLoaderData<typeof loader>().filters
  const t = useText(correctionsText)
  return (
    <Form method="get" className="flex max-w-full flex-wrap items-end gap-2" role="search">
      <input type="hidden" name="view" value={view} />
      {owner && <input type="hidden" name="owner" value={owner} />}
      <TextField
        name="q"
        key={q}
        label={t('search')}
        hideLabel
        placeholder={t('search')}
        size="sm"
        defaultValue={q}
        maxLength={80}
        frameClass="max-w-full"
      />
      <Button variant="secondary" size="sm" icon={<Icon name="magnifying-glass" />}>
        {t('find')}
      </Button>
    </Form>
  )
}
