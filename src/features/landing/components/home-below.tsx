import { useLang, useText } from '../../../i18n/use-text.tsx'
import type { Offer } from '../../packages/contract.ts'
import type { Pricing } from '../contract.ts'
import { openText } from '../text/open.ts'
import { HomePanels } from './home-panels.tsx'
import { InfluencerStrip } from './influencer-strip.tsx'
import { MoneyPath } from './money-path.tsx'
import type { ShownInfluencer } from './open-page.ts'
import { Section } from './section.tsx'

interface HomeBelowProps {
  influencers: readonly ShownInfluencer[]
  pricing: Pricing
  offer: Offer | null
}

/** The home page below the open jobs: how the money flows, creators, packages. */
export default function HomeBelow({ influencers, pricing, offer }: HomeBelowProps) {
  const t = useText(openText)
  return (
    <>
      <MoneyPath pricing={pricing} />
      {influencers.length > 0 && (
        <Section id="creators" title={t('creatorsTitle')} note={t('creatorsNote')}>
          <InfluencerStrip influencers={influencers} labelledBy="creators" />
        </Section>
      )}
      <HomePanels pricing={pricing} offer={offer} lang={useLang()} />
      <div className="h-8 lg:h-24" />
    </>
  )
}
