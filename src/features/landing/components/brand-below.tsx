import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Pricing } from '../contract.ts'
import { brandText } from '../text/brand.ts'
import { BrandFaq } from './brand-faq.tsx'
import { EndPanel } from './end-panel.tsx'
import { RefundScale } from './refund-scale.tsx'

/** What the page for brands ends with. `signup`: where a brand begins. */
export default function BrandBelow({ pricing, signup }: { pricing: Pricing; signup: string }) {
  const t = useText(brandText)
  return (
    <>
      <RefundScale pricing={pricing} />
      <BrandFaq pricing={pricing} />
      <EndPanel title={t('lastTitle')} note={t('lastNote')}>
        <ButtonLink href={signup} size="lg" className="max-lg:w-full">
          {t('createCampaign')}
        </ButtonLink>
      </EndPanel>
    </>
  )
}
