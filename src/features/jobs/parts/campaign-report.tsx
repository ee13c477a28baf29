import { formatAmount, formatCompact, formatCredits, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Receipt, type ReceiptRow } from '../../../ui/receipt.tsx'
import { KpiStrip } from '../../../ui/stat.tsx'
import type { CampaignReport, JobRow } from '../contract.ts'
import { jobBoardsText } from '../text/boards/index.ts'
import { BrandJobRow } from './job-rows.tsx'

/** What the campaign brought, and the jobs that brought it. */
export function CampaignResults({
  report,
  jobs,
  now,
}: {
  report: CampaignReport
  jobs: readonly JobRow[]
  now: number
}) {
  const t = useText(jobBoardsText)
  const { results, perThousand } = report
  if (results.posts === 0 && jobs.length === 0)
    return <EmptyState drawing="search" title={t('noResults')} note={t('noResultsNote')} />
  return (
    <div className="grid gap-5">
      <KpiStrip
        stats={[
          {
            label: t('reach'),
            value: formatCompact(results.reach),
            unit: t('people'),
            note: t('reachPosts', { n: results.posts }),
          },
          { label: t('views'), value: formatCompact(results.views) },
          {
            label: t('engagements'),
            value: formatCompact(results.engagement),
            note: t('clicksNote', { n: formatNumber(results.clicks) }),
          },
          {
            label: t('costPerThousand'),
            value: perThousand === null ? '-' : formatCredits(perThousand),
            unit: t('credits'),
          },
        ]}
      />
      <section>
        <h2 className="mb-2 text-lg tracking-normal">{t('finished')}</h2>
        {jobs.map((job) => (
          <BrandJobRow key={job.id} job={job} now={now} />
        ))}
      </section>
    </div>
  )
}

/** Where the campaign's credits are. */
export function CampaignMoney({ report }: { report: CampaignReport }) {
  const lang = useLang()
  const t = useText(jobBoardsText)
  const { held, paid, fees, reimbursed, returned } = report.money
  const rows: ReceiptRow[] = [
    { label: t('held'), value: formatAmount(held) },
    { label: t('paidCreators'), value: formatAmount(paid), ruled: true },
    { label: t('fees'), value: formatAmount(fees) },
    ...(reimbursed > 0 ? [{ label: t('reimbursed'), value: formatAmount(reimbursed) }] : []),
    ...(returned > 0 ? [{ label: t('returned'), value: formatAmount(returned) }] : []),
  ]
  return (
    <Card pad={20} className="max-w-[560px]">
      <Receipt rows={rows} total={{ label: t('spentTotal'), value: formatAmount(paid + fees + reimbursed) }} />
      <TextLink href={`/${lang}/Marketer/usageStatement`} className="hit mt-2 inline-block text-sm">
        {t('seeStatement')}
      </TextLink>
    </Card>
  )
}
