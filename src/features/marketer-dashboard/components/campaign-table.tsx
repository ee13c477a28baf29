import { formatCredits, formatNumber, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Card } from '../../../ui/card.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { CampaignBadge } from '../../campaigns/components/campaign-head.tsx'
import type { CampaignRow } from '../../campaigns/contract.ts'
import { JobCover } from '../../jobs/components/job-pictures.tsx'
import { titleOf } from '../../jobs/components/use-campaign-words.ts'
import type { CampaignFigures } from '../contract.ts'
import { dashboardText } from '../text/index.ts'

/** In the order of the filters. The last two are shown only if a campaign has this status. */
export const TABLE_STATUSES = ['live', 'closed', 'draft', 'review', 'sent_back'] as const
const ALWAYS_SHOWN: readonly string[] = ['live', 'closed', 'draft']
export type TableStatus = (typeof TABLE_STATUSES)[number]

type Row = CampaignRow & { figures: CampaignFigures | undefined }

function useColumns(): Column<Row>[] {
  const t = useText(dashboardText)
  const lang = useLang()
  const words = useWords()
  const figure = (value: string | null) => <span className="nb">{value ?? '–'}</span>
  return [
    {
      key: 'cover',
      header: '',
      headerLabel: t('picture'),
      part: 'lead',
      cell: (row) => (
        <span className="block h-9 w-[52px] overflow-hidden rounded-sm">
          <JobCover campaign={row} />
        </span>
      ),
    },
    {
      key: 'title',
      header: t('campaign'),
      part: 'title',
      cell: (row) => (
        <>
          <span className="block lg:min-w-52">{titleOf(lang, row) || '-'}</span>
          {row.channelType && row.postType && (
            <span className="flex items-center gap-1.5 text-xs font-normal text-ink-2">
              <PlatformIcon platform={row.channelType} label={words.channel(row.channelType)} />
              {words.post(row.postType, row.channelType)}
            </span>
          )}
        </>
      ),
    },
    { key: 'status', header: t('status'), cell: (row) => <CampaignBadge status={row.status} paused={row.paused} /> },
    {
      key: 'creators',
      header: t('creators'),
      part: 'figure',
      cell: ({ slotsTaken, slots, figures }) => (
        <span className="block">
          <span className="inline-flex items-center gap-2.5">
            <Progress
              value={slotsTaken / Math.max(1, slots)}
              label={t('chosenOf', { taken: slotsTaken, slots })}
              className="w-12"
            />
            {t('takenOf', { taken: slotsTaken, slots })}
          </span>
          {figures !== undefined && figures.applicants > 0 && (
            <span className="block text-xs font-medium text-critical">{t('waiting', { n: figures.applicants })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'reach',
      header: t('reach'),
      align: 'end',
      phoneLabel: t('reach'),
      cell: ({ figures }) => figure(figures && figures.posts > 0 ? formatNumber(figures.reach) : null),
    },
    {
      key: 'er',
      header: t('er'),
      align: 'end',
      phoneLabel: t('er'),
      cell: ({ figures }) =>
        figure(
          figures && figures.reach > 0
            ? formatPercent(Math.round((figures.engagement / figures.reach) * 1_000) * 10)
            : null,
        ),
    },
    {
      key: 'perEngagement',
      header: <span className="inline-block max-w-28 whitespace-normal">{t('perEngagement')}</span>,
      align: 'end',
      part: 'hidden',
      cell: ({ figures }) =>
        figure(
          figures && figures.engagement > 0 && figures.postCost > 0
            ? formatCredits(Math.round(figures.postCost / figures.engagement))
            : null,
        ),
    },
    {
      key: 'spent',
      header: t('spent'),
      align: 'end',
      phoneLabel: t('spent'),
      cell: ({ figures, payBy, status }) => {
        if (!figures || (status !== 'live' && status !== 'closed')) return figure(null)
        const { spent, held, units, heldUnits } = figures
        const amount = (credits: number, n: number) =>
          payBy === 'package' ? t('units', { n }) : formatCredits(credits)
        return (
          <>
            {figure(amount(spent, units))}
            {held + heldUnits > 0 && (
              <span className="nb block text-xs text-ink-2">{t('heldNow', { amount: amount(held, heldUnits) })}</span>
            )}
          </>
        )
      },
    },
  ]
}

interface Props {
  campaigns: readonly CampaignRow[]
  figures: readonly CampaignFigures[]
  counts: Readonly<Record<string, number>>
  status: TableStatus | null
  /** Filters of the page that the links must preserve. */
  days: number
  brand: string | undefined
}

/** The newest campaigns with their results and costs. */
export function CampaignTable({ campaigns, figures, counts, status, days, brand }: Props) {
  const t = useText(dashboardText)
  const lang = useLang()
  const columns = useColumns()
  const base = `/${lang}/Marketer/manageCampaign`
  const rows = campaigns.map((row) => ({ ...row, figures: figures.find((one) => one.campaignId === row.id) }))
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const hrefOf = (name: TableStatus | null) =>
    pathWithQuery(`/${lang}/Marketer/dashboard`, { days: String(days), status: name, brand })
  return (
    <Card pad={20}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg tracking-normal">{t('campaigns')}</h2>
        <nav aria-label={t('campaignFilter')} className="flex flex-wrap items-center gap-2">
          <ChipLink href={hrefOf(null)} current={status === null}>
            {t('all', { n: total })}
          </ChipLink>
          {TABLE_STATUSES.filter((name) => ALWAYS_SHOWN.includes(name) || counts[name] || name === status).map(
            (name) => (
              <ChipLink key={name} href={hrefOf(name)} current={status === name}>
                {t(`status_${name}`, { n: counts[name] ?? 0 })}
              </ChipLink>
            ),
          )}
          <TextLink href={pathWithQuery(base, { status, brand })} className="hit ml-1 text-sm">
            {t('seeAll')}
          </TextLink>
        </nav>
      </div>
      {rows.length === 0 ? (
        <p className="py-6 text-center text-sm text-ink-2">{t('noneHere')}</p>
      ) : (
        <Table
          caption={t('campaigns')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLook={({ id }) => ({ href: `${base}/${id}` })}
        />
      )}
    </Card>
  )
}
