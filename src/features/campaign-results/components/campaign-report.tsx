import { formatAmount } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Receipt, type ReceiptRow } from '../../../ui/receipt.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { useIsBrandLimited } from '../../../web/permissions.ts'
import type { CampaignReport, ReportDay, ReportLink, Targets } from '../contract.ts'
import { jobBoardsText } from '../text/index.ts'
import { CostCard, TargetsForm } from './cost-card.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { GoalCards } from './goal-cards.tsx'
import { MoneyTable, type ResultsPage, ResultsTable } from './results-tables.tsx'
import { ShareReport } from './share-report.tsx'
import { TrendCharts } from './trend-charts.tsx'

interface Named {
  id: string
}

/** Links to the campaign's coupon codes and content. */
function MoreOfCampaign({ id }: Named) {
  const t = useText(jobBoardsText)
  const base = `/${useLang()}/Marketer/manageCampaign/${id}`
  return (
    <>
      <ButtonLink href={`${base}/coupons`} variant="secondary" size="sm">
        {t('couponCodes')}
      </ButtonLink>
      <ButtonLink href={`${base}/content`} variant="secondary" size="sm">
        {t('contentAndRights')}
      </ButtonLink>
    </>
  )
}

/** Links to download the results as files. */
function Exports({ id }: Named) {
  const t = useText(jobBoardsText)
  const lang = useLang()
  return (
    <>
      <ButtonLink
        href={`/api/campaigns/${id}/report.csv?lang=${lang}`}
        reload
        variant="secondary"
        size="sm"
        icon={<Icon name="download-simple" />}
      >
        {t('resultsCsv')}
      </ButtonLink>
      <ButtonLink
        href={`/api/campaigns/${id}/report.pdf?lang=${lang}`}
        reload
        target="_blank"
        variant="secondary"
        size="sm"
        icon={<Icon name="file-pdf" />}
      >
        {t('reportPdf')}
      </ButtonLink>
    </>
  )
}

/**
 * Shown before the first job: what the page will contain, and what can be prepared. A campaign that was never published
 * has only the targets.
 */
function BeforeResults({ campaign, targets }: { campaign: Opened; targets: Targets }) {
  const t = useText(jobBoardsText)
  return (
    <>
      <EmptyState
        drawing="search"
        title={t('noResults')}
        note={t(campaign.publishedAt === null ? 'noResultsDraft' : 'noResultsNote')}
      />
      {campaign.publishedAt !== null && (
        <p className="flex flex-wrap justify-center gap-2">
          <MoreOfCampaign id={campaign.id} />
        </p>
      )}
      <div className="max-w-[640px]">
        <TargetsForm targets={targets} open />
      </div>
    </>
  )
}

interface Opened extends Named {
  publishedAt: string | null
}

interface ResultsProps {
  campaign: Opened
  report: CampaignReport
  days: readonly ReportDay[]
  page: ResultsPage
  links: readonly ReportLink[]
  /** The site's origin. */
  origin: string
}

/** The campaign's results: totals and by influencer. */
export function CampaignResults({ campaign, report, days, page, links, origin }: ResultsProps) {
  const t = useText(jobBoardsText)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {page.results.length === 0 ? (
        <BeforeResults campaign={campaign} targets={report.targets} />
      ) : (
        <>
          <GoalCards report={report} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
            <TrendCharts days={days} report={report} />
            <div className="grid content-start gap-5">
              <FunnelCard report={report} />
              <CostCard report={report} />
            </div>
          </div>
          <section>
            <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-lg tracking-normal">{t('byCreator')}</h2>
              <span className="flex flex-wrap gap-2">
                <MoreOfCampaign id={campaign.id} />
                <Exports id={campaign.id} />
              </span>
            </div>
            <ResultsTable campaignId={campaign.id} report={report} page={page} />
          </section>
        </>
      )}
      {campaign.publishedAt !== null && <ShareReport links={links} origin={origin} />}
    </div>
  )
}

/** What happened to the campaign's credits: put on hold, minus returned and still on hold, is spent. */
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
  const limited = useIsBrandLimited()
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
        <p className="mt-2 text-xs text-ink-2">{t('moneyFrom')}</p>
        {/* The statement covers the whole account, so members limited to some brands cannot open it. */}
        {!limited && (
          <TextLink
            href={pathWithQuery(`/${lang}/Marketer/usageStatement`, { campaign: campaign.id })}
            className="hit mt-2 inline-block text-sm"
          >
            {t('seeStatement')}
          </TextLink>
        )}
      </Card>
      {page.results.length > 0 && (
        <section>
          <h2 className="mb-2 text-lg tracking-normal">{t('byJob')}</h2>
          <MoneyTable campaignId={campaign.id} report={report} page={page} />
        </section>
      )}
    </div>
  )
}
