import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatAmount, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, readQuery } from '../../../web/query.ts'
import { CampaignCover, useTitle } from '../components/campaign-cover.tsx'
import { CampaignBadge } from '../components/campaign-head.tsx'
import { CAMPAIGN_STATUSES, type CampaignRow, contract } from '../contract.ts'
import { manageText } from '../text/manage.ts'

const zQuery = z.object({ status: qChoice(CAMPAIGN_STATUSES), after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { status, after } = readQuery(url, zQuery)
  const found = await load(() =>
    pageCall(context)(contract.list, {
      query: { ...(status && { status }), ...(after && { after }), limit: 20 } as never,
    }),
  )
  return { rows: found.data, next: found.next, counts: found.counts, status: status ?? null }
}

function useColumns(): Column<CampaignRow>[] {
  const t = useText(manageText)
  const lang = useLang()
  const words = useWords()
  const titleOf = useTitle()
  return [
    {
      key: 'cover',
      header: '',
      headerLabel: t('campaign'),
      part: 'lead',
      cell: (row) => (
        <span className="block h-12 w-16 overflow-hidden rounded-field bg-surface-2">
          <CampaignCover of={row} alt="" />
        </span>
      ),
    },
    {
      key: 'title',
      header: t('campaign'),
      part: 'title',
      cell: (row) => <span className="font-medium">{titleOf(row) || t('untitled')}</span>,
    },
    { key: 'status', header: t('status'), cell: (row) => <CampaignBadge status={row.status} paused={row.paused} /> },
    {
      key: 'channel',
      header: t('channel'),
      cell: (row) =>
        row.channelType ? (
          <span className="inline-flex items-center gap-1.5 text-sm">
            <PlatformIcon platform={row.channelType} label={words.channel(row.channelType)} />
            {row.postType && words.post(row.postType, row.channelType)}
          </span>
        ) : (
          '-'
        ),
    },
    {
      key: 'slots',
      header: t('slots'),
      align: 'end',
      phoneLabel: t('slots'),
      cell: (row) => t('slotsOf', { n: row.slotsTaken, total: row.slots }),
    },
    {
      key: 'pay',
      header: t('pay'),
      align: 'end',
      part: 'figure',
      cell: (row) => (row.price === null ? '-' : formatAmount(row.price)),
    },
    {
      key: 'closes',
      header: t('closes'),
      align: 'end',
      phoneLabel: t('closes'),
      cell: (row) => (row.closeAt ? formatDate(lang, row.closeAt) : '-'),
    },
  ]
}

/** The brand's campaigns by status, newest first. */
export default function CampaignList() {
  const { rows, next, counts, status } = useLoaderData<typeof loader>()
  const t = useText(manageText)
  const lang = useLang()
  const columns = useColumns()
  const base = `/${lang}/Marketer/manageCampaign`
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const create = (
    <ButtonLink href={`${base}/new`} icon={<Icon name="plus-bold" />}>
      {t('create')}
    </ButtonLink>
  )
  return (
    <div>
      <PageHead
        title={t('title')}
        note={t('note', { n: total })}
        acts={
          total > 0 && (
            <>
              <ButtonLink
                href={`/${lang}/Marketer/findInfluencer`}
                variant="secondary"
                icon={<Icon name="magnifying-glass" />}
              >
                {t('findInfluencers')}
              </ButtonLink>
              {create}
            </>
          )
        }
      />
      {total > 0 && (
        <Tabs
          label={t('statusTabs')}
          className="mb-4"
          tabs={[
            { href: base, label: t('all'), count: total, current: status === null },
            ...CAMPAIGN_STATUSES.map((name) => ({
              href: `${base}?status=${name}`,
              label: t(`status_${name}`),
              count: counts[name] ?? 0,
              current: status === name,
            })),
          ]}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={total === 0 ? t('emptyTitle') : t('emptyFilter')}
          note={total === 0 ? t('emptyNote') : undefined}
          act={total === 0 ? create : undefined}
        />
      ) : (
        <Table
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          rowLook={(row) => ({ href: `${base}/${row.id}`, muted: row.status === 'closed' })}
        />
      )}
      {next && <MoreLink href={pathWithQuery(base, { status, after: next })}>{t('more')}</MoreLink>}
    </div>
  )
}
