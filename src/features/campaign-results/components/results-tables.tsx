import type { ReactNode } from 'react'
import { formatAmount, formatDate, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import { Link, TextLink } from '../../../ui/link.tsx'
import { UserText } from '../../../ui/phrases.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { CampaignReport, JobResult, SharedReport } from '../contract.ts'
import { engagementRate } from '../rules/engagement-rate.ts'
import { type ResultState, resultStateOf } from '../rules/result-state.ts'
import { jobBoardsText } from '../text/index.ts'
import { shareText } from '../text/share.ts'

export interface ResultsPage {
  results: JobResult[]
  next: string | null
}

const count = (n: number | null): ReactNode => (n === null ? '-' : formatNumber(n))
const rateOf = ({ engagement, reach }: { engagement: number | null; reach: number | null }): string =>
  engagementRate(engagement, reach) ?? '-'
const ICONS = {
  complete: 'check-circle-fill',
  in_progress: 'clock',
  ended: 'x-circle',
} as const satisfies Record<ResultState, IconName>
const TONES = { complete: 'positive', in_progress: 'info', ended: 'neutral' } as const satisfies Record<
  ResultState,
  string
>

function useStateColumn(): Column<Pick<JobResult, 'status'>> {
  const t = useText(jobBoardsText)
  return {
    key: 'state',
    header: t('status'),
    align: 'end',
    cell: ({ status }) => {
      const of = resultStateOf(status)
      return (
        <Badge tone={TONES[of]} icon={ICONS[of]}>
          {t(`result_${of}`)}
        </Badge>
      )
    },
  }
}

function useSharedColumns(campaignId: string) {
  const t = useText(jobBoardsText)
  const lang = useLang()
  const lead: Column<JobResult> = {
    key: 'picture',
    header: '',
    headerLabel: t('creator'),
    part: 'lead',
    cell: ({ influencer: { name, avatarFileId, avatarUrl } }) => (
      <Avatar name={name} src={avatarFileId ? `/media/${avatarFileId}` : avatarUrl} size={36} />
    ),
  }
  const name = (note: (row: JobResult) => ReactNode, foot: string): Column<JobResult> => ({
    key: 'name',
    foot,
    header: t('creator'),
    part: 'title',
    cell: (row) => (
      <>
        <Link href={`/${lang}/Marketer/manageCampaign/${campaignId}/job/${row.id}`} className="font-medium">
          <UserText>{row.influencer.name}</UserText>
        </Link>
        <span className="block text-xs font-normal text-ink-2">{note(row)}</span>
      </>
    ),
  })
  return { lead, name, state: useStateColumn() }
}

function MoreResults({ next, tab }: { next: string | null; tab: 'results' | 'money' }) {
  const t = useText(jobBoardsText)
  if (next === null) return null
  return (
    <ButtonLink href={pathWithQuery('', { tab, from: next })} variant="secondary" className="mt-3">
      {t('moreResults')}
    </ButtonLink>
  )
}

/** A numeric column: right-aligned, with its name next to the figure on a phone. */
const figure = (
  key: string,
  header: string,
  cell: (row: JobResult) => ReactNode,
  foot?: ReactNode,
): Column<JobResult> => ({ key, header, align: 'end', phoneLabel: header, cell, foot })

function PostLink({ post }: { post: NonNullable<JobResult['post']> }) {
  const t = useText(jobBoardsText)
  const lang = useLang()
  return (
    <TextLink href={post.url} target="_blank" rel="noopener noreferrer">
      {t('postOf', { date: formatDate(lang, post.at) })}
    </TextLink>
  )
}

interface TableProps {
  campaignId: string
  /** Totals of the whole campaign, independent of the current page. */
  report: CampaignReport
  page: ResultsPage
}

const cost = (n: number | null): ReactNode => (n === null ? '-' : formatAmount(n))

/** A note on the source of the figures in the table. */
function FiguresNote({ report: { clicksTracked, results, ofCompleted } }: { report: CampaignReport }) {
  const t = useText(jobBoardsText)
  const isShared = results.couponUses !== null && ofCompleted.couponUses === null
  return (
    <p className="mt-2 text-xs text-ink-2">
      {t('figuresFrom')} {t(clicksTracked ? 'clicksFromLinks' : 'clicksFromReports')}{' '}
      {results.couponUses !== null && t('couponsFromYou')} {isShared && t('sharedLater')}
    </p>
  )
}

/** Results by influencer with the live post, and the totals of all completed jobs. */
export function ResultsTable({ campaignId, report, page }: TableProps) {
  const t = useText(jobBoardsText)
  const { results: sums, ofCompleted } = report
  const { lead, name, state } = useSharedColumns(campaignId)
  const post = ({ post: live }: JobResult) => (live ? <PostLink post={live} /> : t('notPosted'))
  const columns: Column<JobResult>[] = [
    lead,
    name(post, t('sumOfPosts', { n: sums.posts })),
    figure('reach', t('reach'), ({ reach }) => count(reach), count(sums.reach)),
    figure('views', t('views'), ({ views }) => count(views), count(sums.views)),
    figure('engagement', t('engagements'), ({ engagement }) => count(engagement), count(sums.engagement)),
    figure('rate', t('rate'), (row) => rateOf(row), rateOf(sums)),
    figure('clicks', t('clicks'), ({ clicks }) => count(clicks), count(ofCompleted.clicks)),
    figure('coupons', t('couponUses'), ({ couponUses }) => count(couponUses), count(ofCompleted.couponUses)),
    figure('per', t('perEngagement'), ({ perEngagement }) => cost(perEngagement), cost(report.perEngagement)),
    state,
  ]
  return (
    <>
      <Table caption={t('byCreator')} columns={columns} rows={page.results} rowKey={({ id }) => id} />
      <FiguresNote report={report} />
      <MoreResults next={page.next} tab="results" />
    </>
  )
}

/** What happened to the credits of each job, and the totals of all jobs. */
export function MoneyTable({ campaignId, report: { money: sums }, page }: TableProps) {
  const t = useText(jobBoardsText)
  const { lead, name, state } = useSharedColumns(campaignId)
  const shown = (n: number) => (n === 0 ? '-' : formatAmount(n))
  const amount = (key: keyof JobResult['money'], header: string, sum: number = sums[key]) =>
    figure(key, header, ({ money }) => shown(money[key]), shown(sum))
  const columns: Column<JobResult>[] = [
    lead,
    name(({ fundedBy }) => t(fundedBy === 'package' ? 'fromPackage' : 'fromCredits'), t('sumOfJobs')),
    ...(page.results.some(({ unit }) => unit !== null)
      ? [figure('unit', t('packageJob'), ({ unit }) => (unit === null ? '-' : t(`unit_${unit}`)))]
      : []),
    amount('putOnHold', t('putOnHold')),
    amount('paid', t('jobPay')),
    amount('fees', t('fee')),
    amount('reimbursed', t('reimbursed')),
    // Includes credits that a package job returned.
    amount('returned', t('returned'), sums.returned + sums.package.returned),
    amount('held', t('held')),
    state,
  ]
  return (
    <>
      <Table caption={t('byJob')} columns={columns} rows={page.results} rowKey={({ id }) => id} />
      <MoreResults next={page.next} tab="money" />
    </>
  )
}

/** The results on the page of a shared report. */
export function SharedResultsTable({ results }: { results: SharedReport['results'] }) {
  const t = useText(jobBoardsText)
  const share = useText(shareText)
  const state = useStateColumn()
  const numbered = results.map((row, i) => ({ ...row, label: row.name ?? share('numbered', { n: i + 1 }) }))
  type Row = (typeof numbered)[number]
  const shown = (key: 'reach' | 'views' | 'engagement' | 'clicks' | 'couponUses', header: string): Column<Row> => ({
    key,
    header,
    align: 'end',
    phoneLabel: header,
    cell: (row) => count(row[key]),
  })
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: t('creator'),
      part: 'title',
      cell: (row) => (
        <>
          {row.label}
          {row.post && (
            <span className="block text-xs font-normal text-ink-2">
              <PostLink post={row.post} />
            </span>
          )}
        </>
      ),
    },
    shown('reach', t('reach')),
    shown('views', t('views')),
    shown('engagement', t('engagements')),
    shown('clicks', t('clicks')),
    ...(results.some(({ couponUses }) => couponUses !== null) ? [shown('couponUses', t('couponUses'))] : []),
    state,
  ]
  return (
    <>
      <Table caption={t('byCreator')} columns={columns} rows={numbered} rowKey={({ id }) => id} />
      <p className="mt-2 text-xs text-ink-2">{share('basis')}</p>
    </>
  )
}
