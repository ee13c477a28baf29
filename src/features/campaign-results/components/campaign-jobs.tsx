import { useText } from '../../../i18n/use-text.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { MarketerJobRow } from '../../jobs/components/job-rows.tsx'
import type { JobRow } from '../../jobs/contract.ts'
import { JOB_FILTERS, type JobFilter } from '../../jobs/rules/states.ts'
import { jobListsText } from '../../jobs/text/lists/index.ts'
import { jobBoardsText } from '../text/index.ts'

export interface JobsPage {
  jobs: JobRow[]
  next: string | null
  counts: Record<string, number>
  filter: JobFilter
}

/** The jobs of a campaign, by state, newest first. */
export function CampaignJobs({ page, now }: { page: JobsPage; now: number }) {
  const t = useText(jobBoardsText)
  const list = useText(jobListsText)
  const { jobs, next, counts, filter } = page
  return (
    <>
      <nav aria-label={list('filter')} className="side-scroll mb-4 flex gap-2">
        {JOB_FILTERS.map((name) => (
          <ChipLink key={name} href={`?tab=jobs&filter=${name}`} current={name === filter}>
            {list(name)} {counts[name] ?? 0}
          </ChipLink>
        ))}
      </nav>
      {jobs.length === 0 ? (
        <EmptyState drawing="people" title={t('noCampaignJobs')} note={t('noCampaignJobsNote')} />
      ) : (
        jobs.map((job) => <MarketerJobRow key={job.id} job={job} now={now} />)
      )}
      {next && (
        <MoreLink href={`?tab=jobs&filter=${filter}&after=${encodeURIComponent(next)}`}>{list('more')}</MoreLink>
      )}
    </>
  )
}
