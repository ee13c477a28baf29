import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { Campaign } from '../../campaigns/contract.ts'
import { MarketerJobRow } from '../../jobs/components/job-rows.tsx'
import { JobSort } from '../../jobs/components/job-sort.tsx'
import { MonthSelect } from '../../jobs/components/month-select.tsx'
import type { JobRow } from '../../jobs/contract.ts'
import { JOB_FILTERS, type JobFilter } from '../../jobs/rules/states.ts'
import { jobListsText } from '../../jobs/text/lists/index.ts'
import { CAMPAIGN_JOB_SORTS } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'

export interface JobsPage {
  jobs: JobRow[]
  next: string | null
  counts: Record<string, number>
  filter: JobFilter
  sort: (typeof CAMPAIGN_JOB_SORTS)[number]
  month: string
  months: string[]
}

interface Props {
  campaign: Pick<Campaign, 'id' | 'reviewOption'>
  page: JobsPage
  now: number
}

/** The jobs of a campaign, filtered by state and month and sorted, with a link to its parcels. */
export function CampaignJobs({ campaign, page, now }: Props) {
  const t = useText(jobBoardsText)
  const list = useText(jobListsText)
  const lang = useLang()
  const { jobs, next, counts, filter, sort, month, months } = page
  const chosen = { tab: 'jobs', filter, order: sort, month }
  const ships = campaign.reviewOption === 'shipping' && (counts.all ?? 0) > 0
  return (
    <>
      <nav aria-label={list('filter')} className="side-scroll mb-4 flex gap-2">
        {JOB_FILTERS.map((name) => (
          <ChipLink key={name} href={pathWithQuery('', { ...chosen, filter: name })} current={name === filter}>
            {list(name)} {counts[name] ?? 0}
          </ChipLink>
        ))}
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div className="min-w-0 flex-1 basis-80">
          <JobSort sorts={CAMPAIGN_JOB_SORTS} sort={sort} filter={filter} tab="jobs" name="order">
            <MonthSelect months={months} month={month} />
          </JobSort>
        </div>
        {ships && (
          <ButtonLink
            href={`/${lang}/Marketer/manageCampaign/${campaign.id}/shipping`}
            variant="secondary"
            size="sm"
            icon={<Icon name="truck" />}
            className="mb-4"
          >
            {t('shipping')}
          </ButtonLink>
        )}
      </div>
      {jobs.length === 0 ? (
        <EmptyState drawing="people" title={t('noCampaignJobs')} note={t('noCampaignJobsNote')} />
      ) : (
        jobs.map((job) => <MarketerJobRow key={job.id} job={job} now={now} />)
      )}
      {next && <MoreLink href={pathWithQuery('', { ...chosen, after: next })}>{list('more')}</MoreLink>}
    </>
  )
}
