import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { dayOf } from '../../../core/calendar.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { defineActions } from '../../../web/actions.ts'
import { useDateWords } from '../../../web/date-words.ts'
import { readRange } from '../../../web/day-range.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qDay, qId, qText, readQuery } from '../../../web/query.ts'
import { loadBrands } from '../../agency-brands/components/load-brands.ts'
import { monthsOf } from '../../credits/rules/months.ts'
import { contract as corrections } from '../../document-corrections/contract.ts'
import { MonthFiles } from '../../monthly-statements/components/month-files.tsx'
import { archiveContract } from '../archive/contract.ts'
import { CopyRequest } from '../components/copy-request.tsx'
import { DocumentTable } from '../components/document-table.tsx'
import type { ReplacementReason } from '../kinds.ts'
import { MARKETER_KINDS } from '../shapes.ts'
import { documentsText } from '../text/index.ts'

const zQuery = z.object({
  kind: qChoice(MARKETER_KINDS),
  from: qDay,
  to: qDay,
  q: qText(80),
  after: qCursor,
  copy: qId,
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const { kind, from, to, q, after, copy } = readQuery(url, zQuery)
  const filters = { ...(kind && { kind }), ...(from && { from }), ...(to && { to }), ...(q && { q }) }
  const brands = await loadBrands(context)
  const query = { ...filters, ...(after && { after }) }
  const list = () => pageCall(context)(archiveContract.list, { params: { id: viewer.uuid }, query })
  const { found, toError } = await load(() => readRange(list))
  const { data, next, count, sums, most } = found ?? { data: [], next: null, count: 0, sums: null, most: 0 }
  const requestFor = data.find(({ id, requested }) => id === copy && !requested)
  return {
    documents: data,
    next,
    count,
    sums,
    most,
    toError,
    filters,
    after,
    requestFor,
    brands,
    viewerId: viewer.uuid,
    months: monthsOf(viewer.uuid, new Date(now())),
    today: dayOf(new Date(now())),
  }
}

export const action = defineActions({
  async requestCopy({ form, call, url, viewer }) {
    await call(corrections.request, {
      params: { id: viewer.uuid, documentId: field(form, 'target') },
      body: { reason: field(form, 'reason') as ReplacementReason },
    })
    url.searchParams.delete('copy')
    return url.pathname + url.search
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** The marketer's documents, each as PDF, with a download of all filtered ones. */
export default function MarketerDocumentsPage() {
  const { documents, sums, today, next, filters, after, requestFor, brands, viewerId, months } =
    useLoaderData<typeof loader>()
  const t = useText(documentsText)
  const lang = useLang()
  const here = `/${lang}/Marketer/document`
  const filtered = Object.keys(filters).length > 0
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        acts={
          <>
            <ButtonLink
              href={`/${lang}/Marketer/financeEmail`}
              variant="secondary"
              icon={<Icon name="envelope-simple" />}
            >
              {t('financeEmail')}
            </ButtonLink>
            <ButtonLink href={`/${lang}/Marketer/usageStatement`} variant="secondary" icon={<Icon name="receipt" />}>
              {t('statement')}
            </ButtonLink>
          </>
        }
      />
      {requestFor && (
        <CopyRequest key={requestFor.id} document={requestFor} back={pathWithQuery(here, { ...filters, after })} />
      )}
      <Card pad={24}>
        <Filters here={here} />
        {documents.length > 0 ? (
          <>
            <DownloadAll />
            <DocumentTable
              documents={documents}
              today={today}
              sums={filters.kind === 'quotation' ? null : sums}
              requestHref={(id) => pathWithQuery(here, { ...filters, after, copy: id })}
            />
          </>
        ) : (
          <EmptyState
            drawing={filtered ? 'search' : 'money'}
            title={t(filtered ? 'noMatch' : 'empty')}
            note={t(filtered ? 'noMatchNote' : 'emptyNote')}
          />
        )}
        {next && <MoreLink href={pathWithQuery(here, { ...filters, after: next })}>{t('more')}</MoreLink>}
      </Card>
      <MonthFiles viewerId={viewerId} months={months} brands={brands} />
    </>
  )
}

function Filters({ here }: { here: string }) {
  const { filters, toError } = useLoaderData<typeof loader>()
  const t = useText(documentsText)
  const lang = useLang()
  const words = useDateWords()
  const { kind, ...range } = filters
  const { from, to, q } = range
  return (
    <div className="mb-4 grid gap-4">
      <SegmentedLinks
        label={t('kind')}
        current={kind ?? 'all'}
        segments={[
          { value: 'all', label: t('all'), href: pathWithQuery(here, range) },
          ...MARKETER_KINDS.map((value) => ({
            value,
            label: t(value),
            href: pathWithQuery(here, { ...range, kind: value }),
          })),
        ]}
      />
      <Form
        method="get"
        action={here}
        key={JSON.stringify(filters)}
        className="grid items-end gap-3 lg:grid-cols-[160px_160px_minmax(0,1fr)_auto] xl:grid-cols-[180px_180px_minmax(0,1fr)_auto]"
      >
        {kind && <input type="hidden" name="kind" value={kind} />}
        <DateField name="from" label={t('from')} defaultValue={from} lang={lang} words={words} />
        <DateField name="to" label={t('to')} defaultValue={to} error={toError} lang={lang} words={words} />
        <TextField type="search" name="q" label={t('search')} defaultValue={q} maxLength={80} />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary">{t('show')}</Button>
          {Object.keys(filters).length > 0 && (
            <TextLink href={here} className="hit text-sm">
              {t('clear')}
            </TextLink>
          )}
        </div>
      </Form>
    </div>
  )
}

/** The number of filtered documents, and a download of all in one file. */
function DownloadAll() {
  const { count, most, filters, viewerId } = useLoaderData<typeof loader>()
  const t = useText(documentsText)
  const path = `/api/marketers/${viewerId}/documents`
  const fits = count <= most
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="text-sm">
        <strong className="font-semibold">{t('found', { n: count })}</strong>{' '}
        <span className="text-ink-2">{fits ? t('zipNote') : t('tooMany', { most })}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {fits && (
          <ButtonLink
            href={pathWithQuery(`${path}.zip`, filters)}
            reload
            variant="secondary"
            size="sm"
            icon={<Icon name="download-simple" />}
          >
            {t('zip')}
          </ButtonLink>
        )}
        <ButtonLink href={pathWithQuery(`${path}.csv`, filters)} reload variant="secondary" size="sm">
          {t('csv')}
        </ButtonLink>
      </div>
    </div>
  )
}
