import { formatAmount } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Receipt, type ReceiptRow } from '../../../ui/receipt.tsx'
import type { CampaignReport, ReportDay, ReportLink } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'
import { CostCard } from './cost-card.tsx'
import { GoalCards } from './goal-cards.tsx'
import { MoneyTable, type ResultsPage, ResultsTable } from './results-tables.tsx'
import { ShareReport } from './share-report.tsx'
import { TrendCharts } from './trend-charts.tsx'

interface Named {
  id: string
}

/** What the campaign brought, in all and by influencer. */
export function CampaignResults({
  campaign,
  report,
  days,
  page,
  links,
  origin,
}: {
  campaign: Named
  report: CampaignReport
  days: readonly ReportDay[]
  page: ResultsPage
  links: readonly ReportLink[]
  /** Address of the site. */
  origin: string
}) {
  const t = useText(jobBoardsText)
  const lang = useLang()
  if (page.results.length === 0) return <EmptyState drawing="search" title={t('noResults')} note={t('noResultsNote')} />
  return (
    <div className="grid gap-5">
      <GoalCards report={report} />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
        <TrendCharts days={days} report={report} />
        <CostCard report={report} />
      </div>
      <section>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg tracking-normal">{t('byCreator')}</h2>
          <span className="flex flex-wrap gap-2">
            <ButtonLink href={`/${lang}/Marketer/manageCampaign/${campaign.id}/coupons`} variant="secondary" size="sm">
              {t('couponCodes')}
            </ButtonLink>
            <ButtonLink href={`/${lang}/Marketer/manageCampaign/${campaign.id}/content`} variant="secondary" size="sm">
              {t('contentAndRights')}
            </ButtonLink>
            <ButtonLink
              href={`/api/campaigns/${campaign.id}/report.csv?lang=${lang}`}
              reload
              variant="secondary"
              size="sm"
              icon={<Icon name="download-simple" />}
            >
              {t('resultsCsv')}
            </ButtonLink>
            <ButtonLink
              href={`/api/campaigns/${campaign.id}/report.pdf?lang=${lang}`}
              reload
              target="_blank"
              variant="secondary"
              size="sm"
              icon={<Icon name="file-pdf" />}
            >
              {t('reportPdf')}
            </ButtonLink>
          </span>
        </div>
        <ResultsTable campaignId={campaign.id} page={page} />
      </section>
      <ShareReport links={links} origin={origin} />
    </div>
  )
}

/** Where the campaign's credits are: what was put on hold, less what is back or still on hold, is what was spent. */
export function CampaignMoney({
  campaign,
  report,
  page,
}: {
  campaign: Named
  report: CampaignReport
  page: ResultsPage
}) {
  const lang = useLang()
  const t = useText(jobBoardsText)
  const { putOnHold, held, paid, fees, completed, cancelled, reimbursed, returned, package: unit } = report.money
  const optional = (label: string, amount: number): ReceiptRow[] =>
    amount > 0 ? [{ label, value: formatAmount(amount) }] : []
  const units = unit.onHold + unit.used + unit.unitsReturned
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
    { label: t('packageUnitsReturned'), value: t('packageJobs', { n: unit.unitsReturned }) },
    ...optional(t('packageReturned'), unit.returned),
  ]
  return (
    <div className="grid gap-5">
      <Card pad={20} className="max-w-[560px]">
        {units > 0 && <Receipt className="mb-3 border-b border-line pb-2" rows={packageRows} />}
        <Receipt rows={rows} total={{ label: t('spentTotal'), value: formatAmount(paid + fees + reimbursed) }} />
        <TextLink href={`/${lang}/Marketer/usageStatement`} className="hit mt-2 inline-block text-sm">
          {t('seeStatement')}
        </TextLink>
      </Card>
      {page.results.length > 0 && (
        <section>
          <h2 className="mb-2 text-lg tracking-normal">{t('byJob')}</h2>
          <MoneyTable campaignId={campaign.id} page={page} />
        </section>
      )}
    </div>
  )
}
