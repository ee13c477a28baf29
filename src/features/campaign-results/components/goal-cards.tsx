import type { ReactNode } from 'react'
import { formatCredits, formatNumber } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { CampaignReport, Market } from '../contract.ts'
import { engagementRate } from '../rules/engagement-rate.ts'
import { goalsText } from '../text/goals.ts'
import { jobBoardsText } from '../text/index.ts'
import { BulletChart } from './bullet-chart.tsx'

interface Goal {
  key: string
  label: string
  value: number | null
  format: (n: number) => string
  unit?: string
  target: number | null
  median: number | null
  /** True for a cost: a value below the target is good. */
  cost?: boolean
  note?: ReactNode
}

const whole = (n: number): string => formatNumber(Math.round(n))

type Compared = Pick<Goal, 'value' | 'target' | 'format' | 'cost'>

/** Text for how far a figure is from its target. */
export function useAgainstTarget(): (of: Compared) => { text: string; short: boolean } | null {
  const t = useText(goalsText)
  return ({ value, target, format, cost }) => {
    if (value === null || target === null) return null
    const words = { target: format(target), amount: format(Math.abs(target - value)) }
    if (cost) return { text: t(value > target ? 'costAbove' : 'costBelow', words), short: value > target }
    const percent = `${Math.round((value / target) * 100)}%`
    return { text: t(value < target ? 'missing' : 'reached', { ...words, percent }), short: value < target }
  }
}

function GoalCard({ goal }: { goal: Goal }) {
  const t = useText(goalsText)
  const { label, value, unit, target, median, format, note } = goal
  const against = useAgainstTarget()(goal)
  return (
    <div className="min-w-0 bg-surface p-4 max-lg:last:odd:col-span-2">
      <dt className="flex items-center justify-between gap-2 text-sm text-ink-2">
        {label}
        {against && (
          <Icon
            name={against.short ? 'warning-circle-fill' : 'check-circle-fill'}
            size={20}
            className={against.short ? 'text-notice' : 'text-positive'}
          />
        )}
      </dt>
      <dd>
        <span className="nb text-xl leading-tight font-title lg:text-[1.625rem]">
          {value === null ? '–' : format(value)}
          {unit && value !== null && <span className="ml-1 text-sm font-normal text-ink-2">{unit}</span>}
        </span>
        {value !== null && (target !== null || median !== null) && (
          <BulletChart value={value} target={target} median={median} short={against?.short ?? false} />
        )}
        {against && (
          <span className={`block text-xs font-medium ${against.short ? 'text-notice' : 'text-positive'}`}>
            {against.text}
          </span>
        )}
        {median !== null && <span className="block text-xs text-ink-2">{t('median', { n: format(median) })}</span>}
        {note && <span className="block text-xs text-ink-2">{note}</span>}
      </dd>
    </div>
  )
}

/** The figures are those of completed jobs, like the costs and the medians. The rest of the clicks and uses is a note. */
function useGoals(report: CampaignReport): Goal[] {
  const { results, ofCompleted, targets, market, clicksTracked, perEngagement } = report
  const t = useText(jobBoardsText)
  const g = useText(goalsText)
  const { posts, reach, engagement } = results
  const { clicks } = ofCompleted
  const median = (perPost: number | null | undefined) => (perPost && posts > 0 ? perPost * posts : null)
  const rate = engagementRate(engagement, reach)
  const notes = (source: string, others: number) =>
    others > 0 ? `${source} · ${g('ofOtherJobs', { n: formatNumber(others) })}` : source
  return [
    {
      key: 'reach',
      label: t('reach'),
      value: reach,
      format: whole,
      target: targets.reach,
      median: median(market?.reachPerPost),
      note: t('reachPosts', { n: posts }),
    },
    {
      key: 'views',
      label: t('views'),
      value: results.views,
      format: whole,
      target: targets.views,
      median: median(market?.viewsPerPost),
    },
    {
      key: 'engagement',
      label: t('engagements'),
      value: engagement,
      format: whole,
      target: targets.engagement,
      median: median(market?.engagementPerPost),
      note: rate && g('rate', { percent: rate }),
    },
    {
      key: 'clicks',
      label: t('clicks'),
      value: clicks,
      format: whole,
      target: targets.clicks,
      median: clicksTracked ? median(market?.clicksPerPost) : null,
      note: notes(g(clicksTracked ? 'tracked' : 'reported'), results.clicks - clicks),
    },
    ...(results.couponUses === null
      ? []
      : [
          {
            key: 'couponUses',
            label: t('couponUses'),
            value: ofCompleted.couponUses,
            format: whole,
            target: targets.couponUses,
            median: ofCompleted.couponUses === null ? null : median(market?.couponUsesPerPost),
            note: notes(g('couponsReported'), results.couponUses - (ofCompleted.couponUses ?? 0)),
          },
        ]),
    {
      key: 'perEngagement',
      label: t('perEngagement'),
      value: perEngagement,
      format: formatCredits,
      unit: t('credits'),
      target: targets.perEngagement,
      median: market?.perEngagement ?? null,
      cost: true,
    },
  ]
}

/** Text that describes the sample of the medians. */
export function useSample(): (market: Market) => string {
  const t = useText(goalsText)
  const words = useWords()
  return ({ channelType, postType, campaigns: n }) => {
    if (channelType === null) return t('sampleAll', { n })
    const of = postType === null ? words.channel(channelType) : words.post(postType, channelType)
    return t('sample', { n, of: postType === null ? of : `${of} · ${words.channel(channelType)}` })
  }
}

/** The campaign's results with their targets and the medians of comparable campaigns. */
export function GoalCards({ report }: { report: CampaignReport }) {
  const t = useText(goalsText)
  const sampleOf = useSample()
  const goals = useGoals(report)
  const hasTarget = Object.values(report.targets).some((target) => target !== null)
  const columns = goals.length > 5 ? 'lg:grid-cols-3 xl:grid-cols-6' : 'lg:grid-cols-5'
  return (
    <section aria-label={t('figures')}>
      <dl className={`grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line ${columns}`}>
        {goals.map((goal) => (
          <GoalCard key={goal.key} goal={goal} />
        ))}
      </dl>
      {(hasTarget || report.market) && (
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
          {hasTarget && (
            <span className="flex items-center gap-1.5">
              <span className="h-3.5 w-0.5 bg-ink" /> {t('keyTarget')}
            </span>
          )}
          {report.market && (
            <span className="flex items-center gap-1.5">
              <span className="h-3.5 border-l-2 border-dashed border-ink-2" /> {sampleOf(report.market)}
            </span>
          )}
        </p>
      )}
    </section>
  )
}
