import { formatNumber, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import type { CampaignReport } from '../contract.ts'
import { goalsText } from '../text/goals.ts'
import { jobBoardsText } from '../text/index.ts'

const shareOf = (part: number, whole: number): string => formatPercent(Math.round((part * 10_000) / whole))

/** A funnel of completed jobs from reach to engagement, clicks and coupon uses. */
export function FunnelCard({ report }: { report: CampaignReport }) {
  const t = useText(goalsText)
  const b = useText(jobBoardsText)
  const { reach, engagement } = report.results
  const { clicks, couponUses } = report.ofCompleted
  if (reach === 0) return null
  const ofReach = (n: number) => ({ width: n / reach, note: t('ofReach', { percent: shareOf(n, reach) }) })
  const ofClicks = clicks > 0 ? t('ofClicks', { percent: shareOf(couponUses ?? 0, clicks) }) : null
  const steps = [
    { name: b('reach'), n: reach, width: 1, note: null },
    { name: b('engagements'), n: engagement, ...ofReach(engagement) },
    { name: b('clicks'), n: clicks, ...ofReach(clicks) },
    ...(couponUses === null ? [] : [{ name: b('couponUses'), n: couponUses, ...ofReach(couponUses), note: ofClicks }]),
  ]
  return (
    <Card pad={20}>
      <SectionHead title={t(couponUses === null ? 'funnelToClicks' : 'funnelToCoupons')} />
      <dl className="grid gap-3.5 text-sm">
        {steps.map(({ name, n, width, note }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <dt>{name}</dt>
            <dd className="nb font-semibold">{formatNumber(n)}</dd>
            <dd className="col-span-2 mt-1.5">
              <span className="block h-2 overflow-hidden rounded-full bg-surface-2" aria-hidden="true">
                <span
                  className="block h-full min-w-px rounded-full bg-viz-1"
                  style={{ width: `${Math.min(100, width * 100)}%` }}
                />
              </span>
              {note && <span className="mt-1 block text-xs text-ink-2">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
