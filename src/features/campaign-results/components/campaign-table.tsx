import { formatCredits, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { CampaignBadge } from '../../campaigns/components/campaign-head.tsx'
import type { CampaignRow } from '../../campaigns/contract.ts'
import { JobCover } from '../../jobs/components/job-pictures.tsx'
import { titleOf } from '../../jobs/components/use-campaign-words.ts'
import { jobBoardsText } from '../text/index.ts'

function useCampaignColumns(): Column<CampaignRow>[] {
  const lang = useLang()
  const t = useText(jobBoardsText)
  const words = useWords()
  return [
    {
      key: 'cover',
      header: '',
      headerLabel: t('picture'),
      part: 'lead',
      cell: (c) => (
        <span className="block h-9 w-[52px] overflow-hidden rounded-sm">
          <JobCover campaign={c} />
        </span>
      ),
    },
    {
      key: 'title',
      header: t('campaign'),
      part: 'title',
      cell: (c) => (
        <>
          <span className="block">{titleOf(lang, c) || '-'}</span>
          {c.channelType && c.postType && (
            <span className="block text-xs font-normal text-ink-2">
              {words.channel(c.channelType)} · {words.post(c.postType, c.channelType)}
            </span>
          )}
        </>
      ),
    },
    { key: 'status', header: t('status'), cell: (c) => <CampaignBadge status={c.status} paused={c.paused} /> },
    {
      key: 'creators',
      header: t('creators'),
      part: 'figure',
      cell: (c) => (
        <span className="inline-flex items-center gap-2.5">
          <Progress
            value={c.slotsTaken / Math.max(1, c.slots)}
            label={t('chosenOf', { taken: c.slotsTaken, slots: c.slots })}
            className="w-16"
          />
          {c.slotsTaken}/{c.slots}
        </span>
      ),
    },
    {
      key: 'price',
      header: t('pricePerPost'),
      align: 'end',
      part: 'hidden',
      cell: (c) => (c.price === null ? '-' : formatCredits(c.price)),
    },
    {
      key: 'close',
      header: t('closing'),
      align: 'end',
      part: 'hidden',
      cell: (c) => <span className="nb">{c.closeAt ? formatDate(lang, c.closeAt) : '-'}</span>,
    },
  ]
}

/** The newest campaigns with their state and how many creators are chosen. */
export function CampaignTable({ campaigns, total }: { campaigns: readonly CampaignRow[]; total: number }) {
  const lang = useLang()
  const t = useText(jobBoardsText)
  const columns = useCampaignColumns()
  const base = `/${lang}/Marketer/manageCampaign`
  return (
    <Card pad={20}>
      <SectionHead title={t('openCampaigns')} link={{ href: base, label: t('seeAllCampaigns', { n: total }) }} />
      {campaigns.length === 0 ? (
        <EmptyState
          title={t('noCampaigns')}
          note={t('noCampaignsNote')}
          headingLevel="h3"
          act={<ButtonLink href={`${base}/new`}>{t('createCampaign')}</ButtonLink>}
        />
      ) : (
        <Table
          caption={t('openCampaigns')}
          columns={columns}
          rows={campaigns}
          rowKey={(c) => c.id}
          rowLook={(c) => ({ href: `${base}/${c.id}` })}
        />
      )}
    </Card>
  )
}
