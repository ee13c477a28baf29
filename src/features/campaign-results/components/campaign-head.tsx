import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { Campaign } from '../../campaigns/contract.ts'
import { titleOf } from '../../jobs/components/use-campaign-words.ts'
import { jobBoardsText } from '../text/index.ts'
import { CampaignState } from './campaign-table.tsx'

/** The parts of a campaign that its jobs make; the brief has its own page. */
export const JOB_TABS = ['applicants', 'jobs', 'results', 'money'] as const
export type JobTab = (typeof JOB_TABS)[number]
const TABS = ['applicants', 'jobs', 'brief', 'results', 'money'] as const

/** Head of a campaign's jobs: title, state, slots, and the tabs. */
export function CampaignHead({
  campaign,
  tab,
  counts,
}: {
  campaign: Campaign
  tab: JobTab
  counts: Partial<Record<JobTab, number>>
}) {
  const lang = useLang()
  const t = useText(jobBoardsText)
  const base = `/${lang}/Marketer/manageCampaign`
  const facts = [
    t('slotsLeft', { n: Math.max(0, campaign.slots - campaign.slotsTaken), of: campaign.slots }),
    campaign.closeAt && t('closes', { date: formatDate(lang, campaign.closeAt) }),
  ]
  return (
    <>
      <PageHead
        above={<BackLink href={base}>{t('manageAll')}</BackLink>}
        title={titleOf(lang, campaign)}
        note={
          <span className="flex flex-wrap items-center gap-2">
            <CampaignState campaign={campaign} />
            {facts.filter(Boolean).join(' · ')}
          </span>
        }
      />
      <Tabs
        label={t('tabs')}
        className="mb-5"
        tabs={TABS.map((name) => ({
          href: name === 'brief' ? `${base}/${campaign.id}?tab=brief` : `${base}/${campaign.id}/applicants?tab=${name}`,
          label: t(`${name}Tab`),
          ...(name !== 'brief' && counts[name] !== undefined && { count: counts[name] }),
          current: name === tab,
        }))}
      />
    </>
  )
}
