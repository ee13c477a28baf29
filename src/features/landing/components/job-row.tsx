import { useText } from '../../../i18n/use-text.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { JobCardView } from '../../campaigns/components/job-card.tsx'
import type { JobCard } from '../../campaigns/contract.ts'
import { openText } from '../text/open.ts'

interface JobRowProps {
  jobs: readonly JobCard[]
  base: string
  /** The row is visible on the first screen of a phone, so the first card's picture is loaded eagerly. */
  first?: boolean
}

/** Open jobs: four in a row on desktop, a row that scrolls sideways on phones. */
export function JobRow({ jobs, base, first = false }: JobRowProps) {
  const t = useText(openText)
  if (jobs.length === 0)
    return <EmptyState drawing="job" title={t('noJobs')} note={t('noJobsNote')} headingLevel="h3" />
  return (
    <ul className="max-lg:side-scroll max-lg:gap-3.5 lg:grid lg:grid-cols-4 lg:gap-6">
      {jobs.map((job, i) => (
        <li key={job.id} className="max-lg:w-[270px] max-lg:shrink-0 max-lg:snap-start">
          <JobCardView card={job} base={base} shape="card" canSave={false} eager={first && i === 0} />
        </li>
      ))}
    </ul>
  )
}
