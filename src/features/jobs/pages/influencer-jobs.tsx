import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { z } from 'zod'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qText, readQuery } from '../../../web/query.ts'
import { monthsOf } from '../../credits/rules/months.ts'
import { InfluencerJobRow } from '../components/job-rows.tsx'
import { JobSort } from '../components/job-sort.tsx'
import { MonthSelect } from '../components/month-select.tsx'
import { contract, JOB_SORTS } from '../contract.ts'
import { JOB_FILTERS } from '../rules/states.ts'
import { jobListsText } from '../text/lists/index.ts'

const zQuery = z.object({
  filter: qChoice(JOB_FILTERS, JOB_FILTERS[0]),
  sort: qChoice(JOB_SORTS, JOB_SORTS[0]),
  month: qText(7),
  after: qCursor,
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const months = monthsOf(server.viewer.uuid, new Date(server.now()))
  const { after, ...filters } = readQuery(url, zQuery)
  const { filter, sort } = filters
  const month = months.find((one) => one === filters.month) ?? 'all'
  const call = pageCall(context)
  const answer = await load(() => call(contract.list, { query: { filter, sort, month, after, limit: 20 } }))
  return { ...answer, filter, sort, month, months, manages: server.viewer.talentManager, now: server.now() }
}

export default function InfluencerJobs() {
  const { data: jobs, next, counts, filter, sort, month, months, manages, now } = useLoaderData<typeof loader>()
  const lang = useLang()
  const t = useText(jobListsText)
  const chosen = { filter, sort, month }
  return (
    <>
      <PageHead title={t('brandJobs')} />
      {manages && (
        <nav aria-label={t('whoseJobs')} className="mb-4 flex flex-wrap gap-2">
          <ChipLink href={`/${lang}/Influencer/brandJob`} current>
            {t('ownJobs')}
          </ChipLink>
          <ChipLink href={`/${lang}/Influencer/partnerJobList`}>{t('managedJobs')}</ChipLink>
        </nav>
      )}
      <nav aria-label={t('filter')} className="side-scroll mb-4 flex gap-2">
        {JOB_FILTERS.map((name) => (
          <ChipLink
            key={name}
            href={pathWithQuery('', { ...chosen, filter: name })}
            current={name === filter}
            size="lg"
          >
            {t(name)} {counts[name] ?? 0}
          </ChipLink>
        ))}
      </nav>
      <JobSort sorts={JOB_SORTS} sort={sort} filter={filter}>
        <MonthSelect months={months} month={month} />
      </JobSort>
      {jobs.length === 0 ? (
        <NoJobs everything={(counts.all ?? 0) === 0 && month === 'all'} />
      ) : (
        <div className="[&>div:first-child]:border-0">
          {jobs.map((job) => (
            <InfluencerJobRow key={job.id} job={job} now={now} />
          ))}
        </div>
      )}
      {next && <MoreLink href={pathWithQuery('', { ...chosen, after: next })}>{t('more')}</MoreLink>}
    </>
  )
}

function NoJobs({ everything }: { everything: boolean }) {
  const lang = useLang()
  const t = useText(jobListsText)
  if (!everything) return <EmptyState title={t('noneHere')} note={t('noneHereNote')} />
  return (
    <EmptyState
      title={t('noJobs')}
      note={t('noJobsNote')}
      act={<ButtonLink href={`/${lang}/Influencer/jobMarket`}>{t('findJobs')}</ButtonLink>}
    />
  )
}
