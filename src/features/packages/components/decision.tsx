import { formatAmount, formatBaht, formatBahtShort, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { OfferDetail } from '../shapes.ts'
import { packageText } from '../text/package.ts'

export type Reader = 'open' | 'influencer' | 'marketer' | 'operator'

/** The page's main action: visitors sign up, brands buy, operators edit. */
export function useAct(offer: Pick<OfferDetail, 'id' | 'slug'>, reader: Reader) {
  const t = useText(packageText)
  const lang = useLang()
  const buy = `/${lang}/Marketer/buyPackage/${offer.slug}`
  const ask = pathWithQuery(`/${lang}/contact`, { topic: 'package', package: offer.slug })
  const signup = pathWithQuery(`/${lang}/Marketer/signup`, { next: buy })
  if (reader === 'operator') return { href: `/${lang}/Operator/package/${offer.id}`, label: t('edit'), ask: null }
  if (reader === 'marketer') return { href: buy, label: t('buy'), ask }
  return { href: signup, label: t('signup'), ask }
}

/** The price, with VAT listed separately, and the main action. */
export function Decision({ offer, reader }: { offer: OfferDetail; reader: Reader }) {
  const t = useText(packageText)
  const act = useAct(offer, reader)
  const rest = offer.price - offer.unitPrice * offer.units
  return (
    <section
      id="price"
      aria-labelledby="price-title"
      className="scroll-mt-6 rounded-[20px] bg-surface p-5 inset-ring inset-ring-line lg:p-6"
    >
      <h2 id="price-title" className="text-sm font-medium tracking-normal text-ink-2">
        {t('panel')}
      </h2>
      <p className="nb text-[2.125rem] leading-[1.25] font-title">{formatBahtShort(offer.price)}</p>
      <p className="text-sm text-ink-2">{t('perPost', { amount: formatBahtShort(offer.unitPrice) })}</p>
      <Receipt
        className="mt-3"
        rows={[
          {
            label: t('rowJobs', { n: offer.units, amount: formatBahtShort(offer.unitPrice) }),
            value: formatAmount(offer.price),
          },
          { label: t('rowVat', { p: formatPercent(offer.vatBps) }), value: formatAmount(offer.vat) },
        ]}
        total={{ label: t('total'), value: formatBaht(offer.total), note: t('totalNote') }}
      />
      <p className="mb-4 border-t border-line pt-3 text-sm text-ink-2">
        {t('oneJob', {
          amount: formatBahtShort(offer.unitPrice),
          pay: formatBahtShort(offer.creatorPay),
          fee: formatBahtShort(offer.fee),
        })}
        {rest > 0 && ` ${t('lastJob')}`}
      </p>
      {/* On phones the button is in the bar at the bottom. */}
      <ButtonLink href={act.href} size="lg" wide className="max-lg:hidden">
        {act.label}
      </ButtonLink>
      {reader !== 'operator' && (
        <p className="mt-2.5 text-xs text-ink-2">
          {reader === 'marketer' ? t('buyNote') : t('signupNote', { n: offer.units })}
        </p>
      )}
      {act.ask && (
        <p className="mt-2 text-center">
          <TextLink href={act.ask} className="hit text-sm">
            {t('askFirst')}
          </TextLink>
        </p>
      )}
    </section>
  )
}

/** Price and button at the bottom of a phone's screen. */
export function DecisionBar({ offer, reader }: { offer: OfferDetail; reader: Reader }) {
  const t = useText(packageText)
  const act = useAct(offer, reader)
  return (
    <div className="sticky bottom-0 z-20 -mx-(--gutter) mt-10 flex items-center gap-4 border-t border-line bg-canvas px-(--gutter) pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] lg:hidden">
      <p className="min-w-0 text-xs text-ink-2">
        {t('bar')}
        <span className="nb block text-lg leading-tight font-title text-ink">{formatBahtShort(offer.total)}</span>
      </p>
      <ButtonLink href={act.href} className="flex-1">
        {act.label}
      </ButtonLink>
    </div>
  )
}
