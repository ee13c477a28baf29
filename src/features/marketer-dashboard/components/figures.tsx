import { formatCompact, formatCredits, formatNumber } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { KpiStrip, type StatProps } from '../../../ui/stat.tsx'
import type { MarketerBoard } from '../../campaign-results/contract.ts'
import type { Overview } from '../contract.ts'
import { dashboardText } from '../text/index.ts'

/** Cost per thousand people reached, satang; null if nobody was reached. */
const perThousand = ({ reach, postCost }: Overview['totals']): number | null =>
  reach > 0 ? Math.round((postCost * 1_000) / reach) : null

function Sparkline({ values }: { values: readonly number[] }) {
  const top = Math.max(1, ...values)
  const step = 100 / Math.max(1, values.length - 1)
  const line = values.map((value, i) => `${(i * step).toFixed(1)} ${(28 - (value / top) * 26).toFixed(1)}`).join('L')
  return (
    <svg viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true" className="h-7 w-18">
      <path d={`M${line}`} className="fill-none stroke-viz-1 stroke-2" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function useReach({ days, totals, before }: Overview): StatProps {
  const t = useText(dashboardText)
  const stat = {
    label: t('reach'),
    value: formatNumber(totals.reach),
    unit: t('people', { n: totals.reach }),
    ...(totals.reach > 0 && { chart: <Sparkline values={days.map(({ reach }) => reach)} /> }),
  }
  if (before.reach === 0) return { ...stat, note: totals.reach > 0 ? t('fromNothing') : t('noTrend') }
  const percent = Math.round(((totals.reach - before.reach) / before.reach) * 100)
  if (percent === 0) return { ...stat, note: t('noChange') }
  const text = `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`
  return {
    ...stat,
    trend: percent > 0 ? 'up' : 'down',
    good: percent > 0,
    note: t('change', { percent: text, before: formatCompact(before.reach) }),
  }
}

function useCost({ totals, before }: Overview): StatProps {
  const t = useText(dashboardText)
  const [now, then] = [perThousand(totals), perThousand(before)]
  const stat = { label: t('perThousand'), value: now === null ? '–' : formatCredits(now) }
  if (now === null) return { ...stat, note: t('noCost') }
  if (then === null || now === then) return { ...stat, note: then === null ? t('fromNothing') : t('noChange') }
  const words = { amount: formatCredits(Math.abs(now - then)), before: formatCredits(then) }
  return now < then
    ? { ...stat, trend: 'down', good: true, note: t('cheaper', words) }
    : { ...stat, trend: 'up', note: t('dearer', words) }
}

/** Four figures: results and costs of the range, running jobs, credits on hold. */
export function Figures({ overview, board }: { overview: Overview; board: MarketerBoard }) {
  const t = useText(dashboardText)
  return (
    <KpiStrip
      stats={[
        useReach(overview),
        useCost(overview),
        {
          label: t('running'),
          value: formatNumber(board.inProgress),
          unit: t('jobs', { n: board.inProgress }),
          note: t('waitingYes', { n: board.waitingForYes }),
        },
        {
          label: t('held'),
          value: formatCredits(board.held),
          note: t('spentInRange', { amount: formatCredits(overview.totals.spent) }),
        },
      ]}
    />
  )
}
