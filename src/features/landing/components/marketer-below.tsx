import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Pricing } from '../contract.ts'
import { marketerText } from '../text/marketer.ts'
import { FinalCallToAction } from './final-call-to-action.tsx'
import { MarketerFaq } from './marketer-faq.tsx'
import { RefundScale } from './refund-scale.tsx'

/** The last sections of the page for brands. `signup`: address where a brand signs up. */
export default function MarketerBelow({ pricing, signup }: { pricing: Pricing; signup: string }) {
  const t = useText(marketerText)
  return (
    <>
      <RefundScale pricing={pricing} />
      <MarketerFaq pricing={pricing} />
      <FinalCallToAction title={t('lastTitle')} note={t('lastNote')}>
        <ButtonLink href={signup} size="lg" className="max-lg:w-full">
          {t('createCampaign')}
        </ButtonLink>
      </FinalCallToAction>
    </>
  )
}
