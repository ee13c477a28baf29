import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import type { CallInput } from '../../../core/endpoint.ts'
import type { Lang } from '../../../core/shapes.ts'
import { formatCalendarDay } from '../../../i18n/formats.ts'
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
import { useDateWords } from '../../../web/date-words.ts'
import { readRange } from '../../../web/day-range.ts'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qDay, qId, readQuery } from '../../../web/query.ts'
import { BrandSelect } from '../../agency-brands/components/brand-filter.tsx'
import { chosenBrand, loadBrands } from '../../agency-brands/components/load-brands.ts'
import { contract as campaigns } from '../../campaigns/contract.ts'
import { titleOf } from '../../jobs/components/use-campaign-words.ts'
import { MonthFiles } from '../../monthly-statements/components/month-files.tsx'
import { JobFilterNotice } from '../components/job-filter-notice.tsx'
import { StatementTable } from '../components/statement-table.tsx'
import { StatementTotalsCard } from '../components/statement-totals.tsx'
import { contract } from '../contract.ts'
import { monthsOf } from '../rules/months.ts'
import { creditsText } from '../text/index.ts'

const TYPES = ['add', 'hold', 'subtract'] as const

const zQuery = z.object({
  from: qDay,
  to: qDay,
  type: qChoice(TYPES),
  brand: qId,
  campaign: qId,
  job: qId,
  after: qCursor,
})

interface Filters {
  from?: string
  to?: string
  type?: (typeof TYPES)[number]
  brand?: string
  campaign?: string
  job?: string
}

/** Entries of one brand, campaign or job: there are sums, but no balances. */
const isPart = ({ brand, campaign, job }: Filters): boolean =>
  [brand, campaign, job].some((limit) => limit !== undefined)

/** Maps the page's filters to the endpoint's query parameters. */
const queryOf = ({ brand, campaign, job, ...filters }: Filters) => ({
  ...filters,
  ...(brand && { brandId: brand }),
  ...(campaign && { campaignId: campaign }),
  ...(job && { jobId: job }),
})

/** The campaign that the statement is limited to; null if it is not the caller's. */
async function readCampaign(call: Call, lang: Lang, id: string | undefined) {
  if (!id) return null
  try {
    const { data } = await call(campaigns.get, { params: { id } })
    return { id, title: titleOf(lang, data) }
  } catch (error) {
    if (error instanceof CallError && error.failure.status < 500) return null
    throw error
  }
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now, lang } = context.get(pageContext)
  const call = pageCall(context)
  const { after, from, to, type, job, ...query } = readQuery(url, zQuery)
  const months = monthsOf(viewer.uuid, new Date(now()))
  const brands = await loadBrands(context)
  const brand = chosenBrand(brands, query.brand)
  const campaign = await readCampaign(call, lang, query.campaign)
  const filters: Filters = {
    ...(from && { from }),
    ...(to && { to }),
    ...(type && { type }),
    ...(brand && { brand }),
    ...(campaign && { campaign: campaign.id }),
    ...(job && { job }),
  }
  const found = await load(() => readStatement(call, viewer.uuid, { ...queryOf(filters), ...(after && { after }) }))
  return { months, brands, filters, campaignTitle: campaign?.title ?? null, viewerId: viewer.uuid, ...found }
}

type StatementQuery = NonNullable<CallInput<typeof contract.statement>['query']>

/** The movements of a period. If its end is before its start: none, and an error for the field. */
async function readStatement(call: Call, id: string, query: StatementQuery) {
  const { found, toError } = await readRange(() => call(contract.statement, { params: { id }, query }))
  return { lines: found?.data ?? [], next: found?.next ?? null, totals: found?.totals ?? null, toError }
}

export default function UsageStatementPage() {
  const { months, brands, filters, viewerId } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const lang = useLang()
  const csv = pathWithQuery(`/api/credits/marketers/${viewerId}/statement.csv`, queryOf(filters))
  return (
    <>
      <PageHead
        title={t('statementTitle')}
        note={t(isPart(filters) ? 'statementNotePart' : 'statementNote')}
        acts={
          <>
            <ButtonLink href={`/${lang}/Marketer/document`} variant="secondary" icon={<Icon name="files" />}>
              {t('documents')}
            </ButtonLink>
            <ButtonLink href={csv} reload variant="secondary" icon={<Icon name="download-simple" />}>
              {t('csv')}
            </ButtonLink>
          </>
        }
      />
      <Entries here={`/${lang}/Marketer/usageStatement`} />
      <MonthFiles viewerId={viewerId} months={months} brands={brands} brand={filters.brand} />
    </>
  )
}

function FilterBar({ here }: { here: string }) {
  const { brands, filters, toError } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const lang = useLang()
  const words = useDateWords()
  const { type, ...others } = filters
  const { from, to, brand, campaign, job } = others
  const selected: Record<string, string> = { ...others }
  return (
    <div className="mb-4 grid gap-4">
      <SegmentedLinks
        label={t('entry')}
        current={type ?? 'all'}
        segments={[
          { value: 'all', label: t('all'), href: pathWithQuery(here, selected) },
          { value: 'add', label: t('in'), href: pathWithQuery(here, { ...selected, type: 'add' }) },
          { value: 'hold', label: t('onHold'), href: pathWithQuery(here, { ...selected, type: 'hold' }) },
          { value: 'subtract', label: t('out'), href: pathWithQuery(here, { ...selected, type: 'subtract' }) },
        ]}
      />
      <Form
        method="get"
        action={here}
        key={JSON.stringify(filters)}
        className="grid items-end gap-3 lg:grid-cols-[180px_180px_minmax(0,1fr)]"
      >
        {type && <input type="hidden" name="type" value={type} />}
        {campaign && <input type="hidden" name="campaign" value={campaign} />}
        {job && <input type="hidden" name="job" value={job} />}
        <DateField name="from" label={t('from')} defaultValue={from} lang={lang} words={words} />
        <DateField name="to" label={t('to')} defaultValue={to} error={toError} lang={lang} words={words} />
        <div className="flex flex-wrap items-center gap-3">
          <BrandSelect brands={brands} brand={brand} hideLabel />
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

/** The selected period as text. */
function usePeriod({ from, to }: Filters): string {
  const t = useText(creditsText)
  const lang = useLang()
  const [start, end] = [from && formatCalendarDay(lang, from), to && formatCalendarDay(lang, to)]
  if (start && end) return `${start} – ${end}`
  if (start) return t('since', { date: start })
  return end ? t('upTo', { date: end }) : t('allDays')
}

function Entries({ here }: { here: string }) {
  const { lines, next, filters, totals, campaignTitle } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const filtered = Object.keys(filters).length > 0
  const period = usePeriod(filters)
  const part = isPart(filters)
  return (
    <>
      {totals && totals.moves.length > 0 && <StatementTotalsCard totals={totals} period={period} part={part} />}
      <Card pad={24}>
        <FilterBar here={here} />
        {(filters.job || filters.campaign) && (
          <JobFilterNotice title={filters.job ? lines[0]?.title : campaignTitle} all={here} />
        )}
        {lines.length > 0 ? (
          <StatementTable lines={lines} part={part} />
        ) : (
          <EmptyState
            drawing={filtered ? 'search' : 'money'}
            title={t('noEntries')}
            note={filtered ? t('noEntriesFilter') : t('noEntriesNote')}
          />
        )}
        {next && <MoreLink href={pathWithQuery(here, { ...filters, after: next })}>{t('more')}</MoreLink>}
      </Card>
    </>
  )
}
