import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatCalendarDay, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qId, readQuery } from '../../../web/query.ts'
import { BrandFilter } from '../../agency-brands/components/brand-filter.tsx'
import { chosenBrand, loadBrands } from '../../agency-brands/components/load-brands.ts'
import { contract as resultsContract } from '../../campaign-results/contract.ts'
import { contract as campaignsContract } from '../../campaigns/contract.ts'
import { contract as creditsContract } from '../../credits/contract.ts'
import { contract as packagesContract } from '../../packages/contract.ts'
import { contract as teamsContract } from '../../teams/contract.ts'
import { BalanceCard } from '../components/balance-card.tsx'
import { CampaignTable, TABLE_STATUSES } from '../components/campaign-table.tsx'
import { Decisions } from '../components/decisions.tsx'
import { Figures } from '../components/figures.tsx'
import { StartCard } from '../components/start-card.tsx'
import { TrendCard } from '../components/trend-card.tsx'
import { contract, RANGES } from '../contract.ts'
import { dashboardText } from '../text/index.ts'

const DAYS = ['14', '30', '90'] as const
const zQuery = z.object({ days: qChoice(DAYS, DAYS[0]), status: qChoice(TABLE_STATUSES), brand: qId })

/** Number of lots whose expiry dates are shown; the others share one line. */
const LOTS = 20
const ROWS = 6

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const query = readQuery(url, zQuery)
  const days = RANGES.find((one) => String(one) === query.days) ?? RANGES[0]
  const { status } = query
  const params = { id: server.viewer.uuid }
  const brands = await loadBrands(context)
  const brand = chosenBrand(brands, query.brand)
  const approves = server.viewer.permissions?.includes('finance') ?? true
  const [board, overview, campaigns, lots, packages, requests] = await load(() =>
    Promise.all([
      call(resultsContract.brandBoard, { query: { brandId: brand } }),
      call(contract.overview, { query: { days, brandId: brand } }),
      call(campaignsContract.list, {
        query: { limit: ROWS, ...(status && { status }), ...(brand && { brandId: brand }) },
      }),
      call(creditsContract.lots, { params, query: { limit: LOTS } }),
      call(packagesContract.owned, { query: { lang: server.lang } }),
      // Hold requests belong to the whole account, so the view of one brand leaves them out.
      approves && !brand ? call(teamsContract.holdRequests, { params }) : null,
    ]),
  )
  const ids = campaigns.data.map(({ id }) => id).join(',')
  const figures = await load(() => call(contract.figures, { query: { campaigns: ids } }))
  return {
    board: board.data,
    overview: overview.data,
    campaigns: campaigns.data,
    brands,
    brand,
    figures: figures.data,
    lots: lots.data,
    packages: packages.data,
    holds: requests?.data.filter(({ own }) => !own) ?? [],
    days,
    status,
    name: server.viewer.accountName,
    now: server.now(),
  }
}

/** A brand's start page: figures of a range, pending decisions, credits with their expiry, campaigns. */
export default function MarketerDashboard() {
  const data = useLoaderData<typeof loader>()
  const { board, overview, campaigns, figures, lots, packages, holds, brands, brand, days, status, name, now } = data
  const lang = useLang()
  const t = useText(dashboardText)
  const isNew = !brand && Object.values(board.campaigns).every((n) => n === 0)
  const here = `/${lang}/Marketer/dashboard`
  const [first, last] = [overview.days[0]?.day, overview.days.at(-1)?.day]
  const range = first && last && { from: formatCalendarDay(lang, first), to: formatCalendarDay(lang, last), n: days }
  const perDay = Math.round(overview.totals.spent / days)
  const balance = <BalanceCard available={board.available} lots={lots} packages={packages} perDay={perDay} />
  if (isNew)
    return (
      <>
        <PageHead title={t('title')} note={`${name} · ${formatDate(lang, now)}`} />
        <div className="grid gap-5">
          <StartCard />
          {(board.available > 0 || packages.length > 0) && balance}
        </div>
      </>
    )
  return (
    <>
      <PageHead
        title={t('title')}
        note={
          <>
            {name} · {range && t('compared', range)}
          </>
        }
        acts={
          <div className="flex flex-wrap items-center gap-2.5">
            <BrandFilter brands={brands} brand={brand} filters={{ days: String(days), status }} />
            <SegmentedLinks
              label={t('range')}
              current={String(days)}
              segments={DAYS.map((value) => ({
                value,
                label: t('days', { n: value }),
                href: pathWithQuery(here, { days: value, status, brand }),
              }))}
            />
            <ButtonLink href={`/${lang}/Marketer/manageCampaign/new`} icon={<Icon name="plus-bold" />}>
              {t('createCampaign')}
            </ButtonLink>
          </div>
        }
      />
      {/* On narrow screens the decisions come first; `reading-flow` makes the focus order follow the visual order. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-lg:[reading-flow:grid-order]">
        <div className="max-lg:order-2">
          <Figures overview={overview} board={board} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-lg:contents lg:grid-cols-[minmax(0,1fr)_380px]">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 max-lg:contents">
            <div className="max-lg:order-4">
              <TrendCard overview={overview} />
            </div>
            <div className="max-lg:order-3">{balance}</div>
          </div>
          <div className="max-lg:order-1 lg:grid">
            <Decisions overview={overview} next={board.next} holds={holds} brand={brand} now={now} />
          </div>
        </div>
        <div className="max-lg:order-5">
          <CampaignTable
            campaigns={campaigns}
            figures={figures}
            counts={board.campaigns}
            brand={brand}
            status={status ?? null}
            days={days}
          />
        </div>
      </div>
    </>
  )
}
