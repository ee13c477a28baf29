import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { load, pageCall } from '../../../web/page.ts'
import { contract as channels } from '../../channels/contract.ts'
import { OFFER_GRID, OfferCard } from '../../packages/components/offer-card.tsx'
import { contract as packages } from '../../packages/contract.ts'
import { PostPrices, TierPrices } from '../components/offer-prices.tsx'
import PeopleSection from '../components/people-section.tsx'
import { Section } from '../components/section.tsx'
import { packagesByKindText } from '../text/packages-by-kind.ts'

/** Loads the whole catalogue, because its prices are compared. */
const CATALOGUE = 50

export const loader = ({ context }: LoaderFunctionArgs) =>
  load(async () => {
    const call = pageCall(context)
    const [offers, influencers] = await Promise.all([
      call(packages.list, { query: { limit: CATALOGUE } }),
      call(channels.displayHomepage, { query: { limit: 5 } }),
    ])
    return { offers: offers.data, influencers: influencers.data }
  })

/** Packages by topic, by tier and by post type, then some of the creators. */
export default function InfluencerPackage() {
  const { offers, influencers } = useLoaderData<typeof loader>()
  const t = useText(packagesByKindText)
  const lang = useLang()
  const base = `/${lang}/Marketer/package`
  const byTopic = offers.filter(({ audience }) => audience === 'influencer')
  const forMarketers = offers.filter(({ audience }) => audience === 'brand')
  return (
    <main id="main" className="pb-12 lg:pb-20">
      <div className="measure pt-6 lg:pt-10">
        <PageHead
          size="public"
          title={t('creatorPackagesTitle')}
          note={t('creatorPackagesNote')}
          acts={
            <ButtonLink href={base} variant="secondary">
              {t('allPackages')}
            </ButtonLink>
          }
        />
        {offers.length === 0 && (
          <EmptyState
            drawing="people"
            title={t('noPackages')}
            note={t('noPackagesNote')}
            act={<ButtonLink href={`/${lang}/Marketer`}>{t('start')}</ButtonLink>}
          />
        )}
      </div>
      {byTopic.length > 0 && (
        <Section id="topic" title={t('topicTitle')} note={t('topicNote')} close>
          <ul className={OFFER_GRID}>
            {byTopic.map((offer, i) => (
              <li key={offer.id} className="grid">
                <OfferCard offer={offer} at={i + 2} level="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {forMarketers.length > 0 && <TierPrices offers={forMarketers} base={base} />}
      {offers.length > 0 && <PostPrices offers={offers} base={base} />}
      {influencers.length > 0 && (
        <PeopleSection influencers={influencers} title={t('peopleTitle')} note={t('peopleNote')} />
      )}
    </main>
  )
}
