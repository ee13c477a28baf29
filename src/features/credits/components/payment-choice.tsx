import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import type { PayMethod, TaxParty } from '../shapes.ts'
import { creditsText } from '../text/index.ts'
import { Party } from './party.tsx'

const ICONS: Record<PayMethod, IconName> = { promptpay: 'qr-code-fill', card: 'credit-card', transfer: 'bank' }

interface PayMethodsProps {
  methods: readonly PayMethod[]
  current: string | undefined
}

/** The payment methods as tiles. Field name: `method`. */
export function PayMethods({ methods, current }: PayMethodsProps) {
  const t = useText(creditsText)
  return (
    <Card pad={24}>
      <h2 className="mb-3 text-lg tracking-normal">{t('payWith')}</h2>
      <RadioCards
        name="method"
        legend={t('payWith')}
        hideLegend
        layout="tiles"
        defaultValue={methods.find((method) => method === current) ?? methods[0]}
        options={methods.map((method) => ({
          value: method,
          title: t(method),
          note: t(`${method}Note`),
          icon: <Icon name={ICONS[method]} />,
        }))}
      />
    </Card>
  )
}

/** The buyer on the tax invoice, or the fields that the profile still needs for one. */
export function InvoiceTo({ party }: { party: TaxParty | null }) {
  const t = useText(creditsText)
  const lang = useLang()
  return (
    <Card pad={24}>
      <div className="mb-1 flex items-center justify-between gap-3">
        <h2 className="text-lg tracking-normal">{t('invoiceTo')}</h2>
        {party && (
          <ButtonLink href={`/${lang}/Marketer/signUpProfile`} variant="secondary" size="sm">
            {t('edit')}
          </ButtonLink>
        )}
      </div>
      {party ? (
        <Party party={party} />
      ) : (
        <Callout
          act={
            <ButtonLink href={`/${lang}/Marketer/signUpProfile`} size="sm">
              {t('completeProfile')}
            </ButtonLink>
          }
        >
          {t('partyMissing')}
        </Callout>
      )}
    </Card>
  )
}
