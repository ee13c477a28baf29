import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { z } from 'zod'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { BrandSelect } from '../../agency-brands/components/brand-filter.tsx'
import { chosenBrand, loadBrands } from '../../agency-brands/components/load-brands.ts'
import { monthsOf } from '../../credits/rules/months.ts'
import { MarketerJobRow } from '../components/job-rows.tsx'
import { JobSort } from '../components/job-sort.tsx'
import { MonthSelect } from '../components/month-select.tsx'
import { contract } from '../contract.ts'
import { JOB_FILTERS } from '../rules/states.ts'
import { jobListsText } from '../text/lists/index.ts'

const SORTS = ['newest', 'due', 'most_earnings', 'earnings', 'influencer_name'] as const

/** `yes`: jobs and applicants that need a decision; `applicants`: only those. */
const WAITING = ['yes', 'applicants'] as const

const zQuery = z.object({
  filter: qChoice(JOB_FILTERS, JOB_FILTERS[0]),
  sort: qChoice(SORTS, SORTS[0]),
  month: qText(7),
  waiting: qChoice(WAITING),
  brand: qId,
  after: qCursor,
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const months = monthsOf(server.viewer.uuid, new Date(server.now()))
  const { after, ...filters } = readQuery(url, zQuery)
  const { filter, sort, waiting } = filters
  const month = months.find((one) => one === filters.month) ?? 'all'
  const brands = await loadBrands(context)
  const brand = chosenBrand(brands, filters.brand)
  const answer = await load(() =>
    pageCall(context)(contract.list, {
      query: {
        filter,
        sort,
        month,
        ...(waiting ? { awaited: 'true' } : { begun: 'true' }),
        ...(waiting === 'applicants' && { applied: 'true' }),
        brandId: brand,
        after,
        limit: 20,
      },
    }),
  )
  return { ...answer, filter, sort, month, waiting, brands, brand, months, now: server.now() }
}

export default function MarketerJobs() {
  const {
    data: jobs,
    next,
    counts,
    filter,
    sort,
    month,
    waiting,
    brands,
    brand,
    months,
    now,
  } = useLoaderData<typeof loader>()
  const lang = useLang()
  const t = useText(jobListsText)
  const chosen = { filter, sort, month, waiting, brand }
  const everything = (counts.all ?? 0) === 0 && month === 'all' && !waiting && !brand
  return (
    <>
      <PageHead
        title={t('allJobs')}
        note={t('allJobsNote')}
        acts={
          <ButtonLink href={`/${lang}/Marketer/calendar`} variant="secondary" icon={<Icon name="calendar-blank" />}>
            {t('calendar')}
          </ButtonLink>
        }
      />
      <nav aria-label={t('filter')} className="side-scroll mb-4 flex gap-2">
        {JOB_FILTERS.map((name) => (
          <ChipLink key={name} href={pathWithQuery('', { ...chosen, filter: name })} current={name === filter}>
            {t(name)} {counts[name] ?? 0}
          </ChipLink>
        ))}
        {WAITING.map((name) => (
          <ChipLink
            key={name}
            href={pathWithQuery('', { ...chosen, waiting: waiting === name ? null : name })}
            current={waiting === name}
          >
            {t(name === 'yes' ? 'waitingForYou' : 'applicantsWaiting')}
          </ChipLink>
        ))}
      </nav>
      <JobSort sorts={SORTS} sort={sort} filter={filter}>
        {waiting && <input type="hidden" name="waiting" value={waiting} />}
        <MonthSelect months={months} month={month} />
        <BrandSelect brands={brands} brand={brand} frameClass="min-w-0 flex-1 lg:max-w-56" />
      </JobSort>
      {jobs.length === 0 ? (
        <EmptyState
          title={everything ? t('noBrandJobs') : t('noneHere')}
          note={everything ? t('noBrandJobsNote') : t('noneHereNote')}
          act={
            everything && <ButtonLink href={`/${lang}/Marketer/manageCampaign/new`}>{t('createCampaign')}</ButtonLink>
          }
        />
      ) : (
        <div className="[&>div:first-child]:border-0">
          {jobs.map((job) => (
            <MarketerJobRow key={job.id} job={job} now={now} withCampaign />
          ))}
        </div>
      )}
      {next && <MoreLink href={pathWithQuery('', { ...chosen, after: next })}>{t('more')}</MoreLink>}
    </>
  )
}
