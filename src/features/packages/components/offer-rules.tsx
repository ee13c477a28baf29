import { formatAmount, formatBahtShort, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { returnsOf } from '../rules/returns.ts'
import type { OfferDetail } from '../shapes.ts'
import { packageText } from '../text/package.ts'

const H2 = 'text-xl lg:text-[1.625rem] lg:leading-[1.4]'

/** The steps from purchase to report, with the current figures. */
export function HowItWorks({ offer }: { offer: OfferDetail }) {
  const t = useText(packageText)
  const { terms, units } = offer
  const steps: readonly (readonly [string, string])[] = [
    [t('howBuy'), t('howBuyNote', { amount: formatBahtShort(offer.total), n: units })],
    [t('howBrief'), t('howBriefNote')],
    [t('howChoose'), t('howChooseNote', { n: terms.answerHours })],
    [t('howDraft'), t('howDraftNote', { h: terms.draftReviewHours, n: terms.revisions })],
    [t('howPost'), t('howPostNote', { h: terms.linkHours })],
  ]
  return (
    <section aria-labelledby="how">
      <h2 id="how" className={H2}>
        {t('howTitle')}
      </h2>
      <ol className="mt-4">
        {steps.map(([title, note], i) => (
          <li key={title} className="relative flex gap-4 pb-5 last:pb-0">
            {i < steps.length - 1 && <span className="absolute top-9 bottom-0 left-[17px] w-0.5 bg-line" />}
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-action-soft font-semibold text-action-text"
            >
              {i + 1}
            </span>
            <div className="min-w-0 pt-1">
              <h3 className="text-base font-semibold tracking-normal">{title}</h3>
              <p className="text-ink-2">{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const STAGE_WORDS = {
  beforeWork: 'stageBefore',
  working: 'stageWorking',
  draftSent: 'stageDraft',
  ready: 'stageReady',
  posted: 'stagePosted',
} as const

/** What the brand gets back for a cancelled job: the job itself, credits, or nothing. */
export function WhenCancelled({ offer }: { offer: OfferDetail }) {
  const t = useText(packageText)
  const { terms } = offer
  return (
    <section aria-labelledby="cancelled">
      <h2 id="cancelled" className={H2}>
        {t('cancelTitle')}
      </h2>
      <p className="mt-1.5 text-ink-2">
        {t('cancelNote', { n: terms.returnDays, amount: formatBahtShort(offer.unitPrice) })}
      </p>
      <div className="mt-4 rounded-card px-4 inset-ring inset-ring-line lg:px-5">
        <table className="w-full text-left">
          <caption className="sr-only">{t('cancelTable')}</caption>
          <thead className="text-xs text-ink-2">
            <tr>
              <th scope="col" className="py-2.5 pr-3 font-medium">
                {t('stage')}
              </th>
              <th scope="col" className="py-2.5 text-right font-medium">
                {t('comesBack')}
              </th>
            </tr>
          </thead>
          <tbody>
            {returnsOf(offer, terms.refunds).map((row) => (
              <tr key={row.stage} className="border-t border-line">
                <th scope="row" className="py-3 pr-3 font-medium">
                  {t(STAGE_WORDS[row.stage])}
                  <span className="block text-xs font-normal text-ink-2">
                    {t('share', { p: formatPercent(row.share) })}
                  </span>
                </th>
                <td className="nb py-3 text-right font-semibold">
                  {row.unit ? (
                    <span className="inline-flex items-center gap-1.5 text-positive">
                      <Icon name="package-bold" />
                      {t('unitBack')}
                    </span>
                  ) : row.credits > 0 ? (
                    t('creditsBack', { amount: formatAmount(row.credits) })
                  ) : (
                    <span className="text-ink-2">{t('nothingBack')}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="mt-3 grid gap-1 text-sm text-ink-2">
        <li>{t('cancelLate', { n: terms.lateHours })}</li>
        <li>{t('cancelExtra')}</li>
      </ul>
    </section>
  )
}
