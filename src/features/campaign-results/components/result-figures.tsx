import { formatCompact, formatCredits, formatNumber } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { KpiStrip } from '../../../ui/stat.tsx'
import type { SharedReport } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'

/** Totals of the campaign's completed jobs. */
export function ResultFigures({ report }: { report: SharedReport['report'] }) {
  const t = useText(jobBoardsText)
  const { results, ofCompleted, costs } = report
  return (
    <KpiStrip
      stats={[
        {
          label: t('reach'),
          value: formatCompact(results.reach),
          unit: t('people', { n: results.reach }),
          note: t('reachPosts', { n: results.posts }),
        },
        { label: t('views'), value: formatCompact(results.views) },
        {
          label: t('engagements'),
          value: formatCompact(results.engagement),
          note: [
            t(report.clicksTracked ? 'clicksTracked' : 'clicksNote', { n: formatNumber(ofCompleted.clicks) }),
            ...(ofCompleted.couponUses === null ? [] : [t('couponsUsed', { n: formatNumber(ofCompleted.couponUses) })]),
          ].join(' · '),
        },
        ...(costs === null
          ? []
          : [
              {
                label: t('costPerThousand'),
                value: costs.perThousand === null ? '-' : formatCredits(costs.perThousand),
                unit: t('credits'),
                note: t('costOf', { amount: formatCredits(costs.spentOnPosts) }),
              },
            ]),
      ]}
    />
  )
}
