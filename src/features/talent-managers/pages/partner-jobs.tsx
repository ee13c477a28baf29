import { useLoaderData } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { JobSort } from '../../jobs/components/job-sort.tsx'
import { loadManagedJobs } from '../components/load-jobs.ts'
import { JobsByInfluencer, ManagedJobRow } from '../components/managed-rows.tsx'
import { MANAGED_FILTERS, MANAGED_SORTS } from '../contract.ts'
import { talentManagersText } from '../text/index.ts'

export { loadManagedJobs as loader }

/** Whether jobs are grouped by creator. With the other sort orders, a creator's jobs are not adjacent. */
const isGrouped = (sort: string | undefined): boolean =>
  sort === undefined || sort === 'due' || sort === 'newest' || sort === 'influencer_name'

/** Jobs of all partners, grouped by creator; those that need an action of the manager first. */
export default function PartnerJobs() {
  const { data: jobs, counts, filter, sort, next, now } = useLoaderData<typeof loadManagedJobs>()
  const t = useText(talentManagersText)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('jobsTitle')} />
      <nav aria-label={t('whoseJobs')} className="mb-4 flex flex-wrap gap-2">
        <ChipLink href={`/${lang}/Influencer/brandJob`}>{t('ownJobs')}</ChipLink>
        <ChipLink href={`/${lang}/Influencer/partnerJobList`} current>
          {t('jobsTitle')}
        </ChipLink>
      </nav>
      <nav aria-label={t('jobFilter')} className="side-scroll mb-5 flex gap-2">
        {MANAGED_FILTERS.map((name) => (
          <ChipLink
            key={name}
            href={pathWithQuery(`/${lang}/Influencer/partnerJobList`, { filter: name, sort })}
            current={name === filter}
            size="lg"
          >
            {t(name)} {counts[name] ?? 0}
          </ChipLink>
        ))}
      </nav>
      <JobSort sorts={MANAGED_SORTS} sort={sort ?? (filter === 'waiting' ? 'due' : 'newest')} filter={filter} />
      {jobs.length === 0 ? (
        <EmptyState
          drawing="done"
          title={t(filter === 'waiting' ? 'noneWaiting' : 'noJobsHere')}
          note={filter === 'waiting' ? t('noneWaitingNote') : undefined}
        />
      ) : (
        <>
          {isGrouped(sort) ? (
            <JobsByInfluencer jobs={jobs} now={now} />
          ) : (
            jobs.map((job, i) => <ManagedJobRow key={job.id} job={job} now={now} first={i === 0} named />)
          )}
          <p className="mt-6 text-xs text-ink-2">{t('yoursNote')}</p>
        </>
      )}
      {next && <MoreLink href={pathWithQuery('', { filter, sort, after: next })}>{t('more')}</MoreLink>}
    </>
  )
}
