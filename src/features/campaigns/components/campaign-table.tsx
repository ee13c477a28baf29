import type { ReactNode } from 'react'
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
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { useViewer } from '../../../web/use-viewer.ts'
import { BrandFilter } from '../../agency-brands/components/brand-filter.tsx'
import type { BrandOption } from '../../agency-brands/components/load-brands.ts'
import { CAMPAIGN_STATUSES, type CampaignRow, type CampaignStatus } from '../contract.ts'
import { manageText } from '../text/manage.ts'
import { CampaignCover, useTitle } from './campaign-cover.tsx'
import { CampaignBadge } from './campaign-head.tsx'

function useColumns(byPackage: boolean): Column<CampaignRow>[] {
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
      cell: (row) => (
        <>
          <span className="font-medium">{titleOf(row) || t('untitled')}</span>
          {row.brandName && <span className="block text-xs text-ink-2">{row.brandName}</span>}
        </>
      ),
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
      header: byPackage ? t('units') : t('slots'),
      align: 'end',
      phoneLabel: byPackage ? t('units') : t('slots'),
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

const totalOf = (counts: Props['counts']): number => Object.values(counts).reduce((sum, n) => sum + n, 0)

interface Props {
  rows: readonly CampaignRow[]
  next: string | null
  counts: Readonly<Record<string, number>>
  status: CampaignStatus | null
  brands: readonly BrandOption[]
  /** Limits the list to campaigns of this brand. */
  brand: string | undefined
  /** Limits the list to campaigns that are paid by a package. */
  byPackage?: boolean
}

/** Filters: the brands of an agency, and the statuses with their counts. */
function Filters({
  base,
  counts,
  status,
  brands,
  brand,
}: Pick<Props, 'counts' | 'status' | 'brands' | 'brand'> & { base: string }) {
  const t = useText(manageText)
  const total = totalOf(counts)
  if (total === 0 && !brand) return null
  return (
    <>
      <div className="mb-4 empty:hidden">
        <BrandFilter brands={brands} brand={brand} filters={{ status: status ?? undefined }} />
      </div>
      <Tabs
        label={t('statusTabs')}
        className="mb-4"
        tabs={[
          { href: pathWithQuery(base, { brand }), label: t('all'), count: total, current: status === null },
          ...CAMPAIGN_STATUSES.map((name) => ({
            href: pathWithQuery(base, { status: name, brand }),
            label: t(`status_${name}`),
            count: counts[name] ?? 0,
            current: status === name,
          })),
        ]}
      />
    </>
  )
}

/** Link to the creator search, which members who are limited to brands cannot open. */
function FindLink() {
  const t = useText(manageText)
  const lang = useLang()
  if (useViewer()?.limited) return null
  return (
    <ButtonLink href={`/${lang}/Marketer/findInfluencer`} variant="secondary" icon={<Icon name="magnifying-glass" />}>
      {t('findInfluencers')}
    </ButtonLink>
  )
}

function NoCampaigns({ byPackage, filtered, create }: { byPackage: boolean; filtered: boolean; create: ReactNode }) {
  const t = useText(manageText)
  if (filtered) return <EmptyState title={t('emptyFilter')} />
  return <EmptyState title={t('emptyTitle')} note={t(byPackage ? 'emptyPackageNote' : 'emptyNote')} act={create} />
}

/** The brand's campaigns by status, newest first. */
export function CampaignTable({ rows, next, counts, status, brands, brand, byPackage = false }: Props) {
  const t = useText(manageText)
  const lang = useLang()
  const columns = useColumns(byPackage)
  const campaigns = `/${lang}/Marketer/manageCampaign`
  const base = byPackage ? `/${lang}/Marketer/managePackageCampaign` : campaigns
  const total = totalOf(counts)
  const title = t(byPackage ? 'packageTitle' : 'title')
  const create = (
    <ButtonLink href={`${campaigns}/new${byPackage ? '?pay=package' : ''}`} icon={<Icon name="plus-bold" />}>
      {t('create')}
    </ButtonLink>
  )
  return (
    <div>
      <PageHead
        title={title}
        note={t(byPackage ? 'packageNote' : 'note', { n: total })}
        acts={
          total > 0 && (
            <>
              <FindLink />
              {create}
            </>
          )
        }
      />
      <Filters base={base} counts={counts} status={status} brands={brands} brand={brand} />
      {rows.length === 0 ? (
        <NoCampaigns byPackage={byPackage} filtered={total > 0 || Boolean(brand)} create={create} />
      ) : (
        <Table
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          rowLook={(row) => ({ href: `${campaigns}/${row.id}`, muted: row.status === 'closed' })}
        />
      )}
      {next && <MoreLink href={pathWithQuery(base, { status, brand, after: next })}>{t('more')}</MoreLink>}
    </div>
  )
}
