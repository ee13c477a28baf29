import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Pricing } from '../contract.ts'
import { brandText } from '../text/brand.ts'
import { BrandFaq } from './brand-faq.tsx'
import { RefundScale } from './refund-scale.tsx'

/** What the page for brands ends with. `signup`: where a brand begins. */
export default function BrandBelow({ pricing, signup }: { pricing: Pricing; signup: string }) {
  const t = useText(brandText)
  return (
    <>
      <RefundScale pricing={pricing} />
      <BrandFaq pricing={pricing} />
      <section className="measure mt-12 mb-8 lg:mt-22 lg:mb-24">
        <div
          data-theme="light"
          className="flex flex-wrap items-center justify-between gap-5 rounded-[24px] bg-(--marigold-100) p-6 lg:rounded-stage lg:px-12 lg:py-11"
        >
          <div>
            <h2 className="text-[26px] leading-[1.4] lg:text-[32px]">{t('lastTitle')}</h2>
            <p className="text-(--marigold-900)">{t('lastNote')}</p>
          </div>
          <ButtonLink href={signup} size="lg" className="max-lg:w-full">
            {t('createCampaign')}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
