import { formatAmount, formatCompact, formatCredits, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Receipt, type ReceiptRow } from '../../../ui/receipt.tsx'
import { KpiStrip } from '../../../ui/stat.tsx'
import { MarketerJobRow } from '../../jobs/components/job-rows.tsx'
import type { JobRow } from '../../jobs/contract.ts'
import type { CampaignReport } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'

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
  const { results, perThousand, spentOnPosts } = report
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
            note: t('costOf', { amount: formatCredits(spentOnPosts) }),
          },
        ]}
      />
      <section>
        <h2 className="mb-2 text-lg tracking-normal">{t('finished')}</h2>
        {jobs.map((job) => (
          <MarketerJobRow key={job.id} job={job} now={now} />
        ))}
      </section>
    </div>
  )
}

/** Where the campaign's credits are: what was put on hold, less what is back or still on hold, is what was spent. */
export function CampaignMoney({ report }: { report: CampaignReport }) {
  const lang = useLang()
  const t = useText(jobBoardsText)
  const { putOnHold, held, paid, fees, completed, cancelled, reimbursed, returned, package: unit } = report.money
  const optional = (label: string, amount: number): ReceiptRow[] =>
    amount > 0 ? [{ label, value: formatAmount(amount) }] : []
  const units = unit.onHold + unit.used
  const rows: ReceiptRow[] = [
    { label: t('putOnHold'), value: formatAmount(putOnHold) },
    ...(returned > 0 ? [{ label: t('returned'), value: formatAmount(-returned) }] : []),
    { label: t('held'), value: formatAmount(-held) },
    { label: t('paidCompleted'), value: formatAmount(completed.pay), ruled: true },
    { label: t('feesCompleted'), value: formatAmount(completed.fee) },
    ...optional(t('paidCancelled'), cancelled.pay),
    ...optional(t('feesCancelled'), cancelled.fee),
    ...optional(t('reimbursed'), reimbursed),
  ]
  const packageRows: ReceiptRow[] = [
    { label: t('packageUsed'), value: t('packageJobs', { n: unit.used }) },
    { label: t('packageOnHold'), value: t('packageJobs', { n: unit.onHold }) },
    ...optional(t('packageReturned'), unit.returned),
  ]
  return (
    <Card pad={20} className="max-w-[560px]">
      {units > 0 && <Receipt className="mb-3 border-b border-line pb-2" rows={packageRows} />}
      <Receipt rows={rows} total={{ label: t('spentTotal'), value: formatAmount(paid + fees + reimbursed) }} />
      <TextLink href={`/${lang}/Marketer/usageStatement`} className="hit mt-2 inline-block text-sm">
        {t('seeStatement')}
      </TextLink>
    </Card>
  )
}
