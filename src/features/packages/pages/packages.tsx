import { data as answer, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router'
import { z } from 'zod'
import { CHANNEL_TYPES, OBJECTIVES, TIERS } from '../../../core/vocabulary.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { pageCall, pageContext } from '../../../web/page.ts'
import { qListed, qListPage, readQuery } from '../../../web/query.ts'
import { fetchContent } from '../../content/components/fetch-content.ts'
import { checkPage } from '../../content/components/list-address.ts'
import { NotLoaded } from '../../content/components/not-loaded.tsx'
import { Compare, CreditsAlternative } from '../components/compare.tsx'
import { type OfferAddress, offerHref, offerQuery } from '../components/offer-address.ts'
import { ObjectiveTabs, OfferFilters } from '../components/offer-filters.tsx'
import { OfferList, OfferListSkeleton } from '../components/offer-list.tsx'
import { contract } from '../contract.ts'
import { cardText } from '../text/card.ts'
import { packagesText } from '../text/list.ts'

const zQuery = z.object({
  objective: qListed(OBJECTIVES),
  channel: qListed(CHANNEL_TYPES),
  tier: qListed(TIERS),
  page: qListPage,
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageContext)
  const address: OfferAddress = readQuery(url, zQuery)
  const query = { audience: 'brand' as const, ...offerQuery(address) }
  const list = await fetchContent(() => pageCall(context)(contract.list, { query }))
  if (list) checkPage(list)
  return answer({ address, list, isMarketer: viewer.scope === 'marketer' }, { status: list ? 200 : 503 })
}

/** The catalogue, six per page. The filters are in the query string. */
export default function Packages() {
  const { address, list, isMarketer } = useLoaderData<typeof loader>()
  const t = useText(packagesText)
  const card = useText(cardText)
  const lang = useLang()
  const { pathname, search } = useLocation()
  const navigation = useNavigation()
  const base = `/${lang}/Marketer/package`
  const turning = navigation.location?.pathname === pathname && navigation.location.search !== search
  if (!list)
    return (
      <main id="main" className="measure py-6 lg:py-9">
        <h1 className="mb-6 text-2xl lg:text-3xl">{t('title')}</h1>
        <NotLoaded title={card('failedTitle')} href={pathname + search} />
      </main>
    )
  return (
    <main id="main" className="measure pt-6 pb-12 lg:pt-10 lg:pb-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-2xl lg:text-[2.75rem] lg:leading-[1.3]">{t('title')}</h1>
          <p className="mt-1 max-w-[560px] text-ink-2 lg:text-lg">{t('note', { n: list.terms.lifeMonths })}</p>
        </div>
        <ObjectiveTabs base={base} address={address} counts={list.facets.objective} />
      </div>
      <div className="mt-5 mb-6 lg:mt-7">
        <OfferFilters base={base} address={address} facets={list.facets} />
      </div>
      {turning ? (
        <OfferListSkeleton />
      ) : (
        <OfferList
          offers={list.data}
          page={list.page}
          perPage={list.perPage}
          total={list.total}
          hrefOf={(page) => offerHref(base, { ...address, page })}
          allHref={base}
        />
      )}
      <CreditsAlternative signup={isMarketer ? `/${lang}/Marketer/manageCampaign/new` : `/${lang}/Marketer/signup`} />
      <Compare terms={list.terms} />
    </main>
  )
}
