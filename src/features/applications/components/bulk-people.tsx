import { formatAmount, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { PauseMark } from '../../job-pauses/components/pause-mark.tsx'
import { InfluencerAvatar } from '../../jobs/components/job-pictures.tsx'
import { rateOf } from '../../settlement/components/receipts.tsx'
import type { SelectedApplicant } from '../contract.ts'
import { holdAmountsOf, sumOf } from '../rules/bulk-hold.ts'
import { bulkText } from '../text/bulk.ts'
import { figuresOf } from './applicant-panel.tsx'

function useName(): Column<SelectedApplicant> {
  const t = useText(bulkText)
  return {
    key: 'name',
    header: t('creator'),
    part: 'title',
    cell: (job) => (
      <>
        <span className="block font-semibold wrap-anywhere">{job.creator.name}</span>
        <span className="block text-xs font-normal wrap-anywhere text-ink-2">
          {[job.channel.handle, figuresOf(job)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  }
}

/** The selected applicants with the amount for each. `hrefWithout`: link to the page with one of them removed. */
export function PeopleToHold({
  jobs,
  hrefWithout,
  held,
}: {
  jobs: readonly SelectedApplicant[]
  hrefWithout?: (id: string) => string
  /** True after the accept: shows what is on hold for each person. */
  held?: boolean
}) {
  const t = useText(bulkText)
  const { price, fee } = sumOf(jobs.map(holdAmountsOf))
  const name = useName()
  const percent = formatPercent(rateOf(fee, price))
  const credits = jobs.some(({ fundedBy }) => fundedBy === 'credits')
  const columns: Column<SelectedApplicant>[] = [
    {
      key: 'face',
      header: '',
      headerLabel: t('picture'),
      part: 'lead',
      cell: (job) => <InfluencerAvatar job={job} size={44} />,
    },
    name,
    {
      key: 'pay',
      header: t('pay'),
      align: 'end',
      phoneLabel: t('pay'),
      cell: (job) => formatAmount(holdAmountsOf(job).price),
    },
    ...(credits
      ? [
          {
            key: 'fee',
            header: t('fee', { percent }),
            align: 'end' as const,
            phoneLabel: t('fee', { percent }),
            cell: (job: SelectedApplicant) => formatAmount(holdAmountsOf(job).fee),
          },
        ]
      : []),
    {
      key: 'hold',
      header: t(held ? 'held' : 'hold'),
      align: 'end',
      part: 'figure',
      cell: (job) => (
        <span className="inline-flex items-center gap-3">
          <b className="nb">{holdWords(job, held, t('oneUnit'))}</b>
          {hrefWithout && <RemoveLink href={hrefWithout(job.id)} label={t('remove', { name: job.creator.name })} />}
        </span>
      ),
    },
  ]
  return <Table caption={t('people')} columns={columns} rows={jobs} rowKey={(job) => job.id} />
}

function holdWords(job: SelectedApplicant, held: boolean | undefined, unit: string): string {
  const amount = (held ? job.held : job.toHold) ?? 0
  if (job.fundedBy === 'credits') return formatAmount(amount)
  return amount > 0 ? `${unit} + ${formatAmount(amount)}` : unit
}

/** Removes a person from the selection. */
export const RemoveLink = ({ href, label }: { href: string; label: string }) => (
  <Link
    href={href}
    aria-label={label}
    className="hit inline-grid size-9 place-items-center rounded-full text-ink-2 hover:bg-surface-2"
  >
    <Icon name="x" />
  </Link>
)

/** People without amounts: those to decline, or those who cannot be included, with the reason. */
export function PeopleNamed({ jobs }: { jobs: readonly SelectedApplicant[] }) {
  const t = useText(bulkText)
  const whyNot = ({ obstacle, creator }: SelectedApplicant) =>
    obstacle === 'paused' ? <PauseMark from={creator.takesJobsFrom} /> : obstacle && t(`obstacle_${obstacle}`)
  return (
    <Card pad={0} as="div" className="px-4 [&>*:first-child]:border-t-0 lg:px-5">
      {jobs.map((job) => (
        <ListRow
          key={job.id}
          lead={<InfluencerAvatar job={job} size={44} />}
          title={job.creator.name}
          note={whyNot(job) ?? [job.channel.handle, figuresOf(job)].filter(Boolean).join(' · ')}
        />
      ))}
    </Card>
  )
}
