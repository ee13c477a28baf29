import { formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import type { Pricing } from '../contract.ts'
import { marketerText } from '../text/marketer.ts'

const STAGES = [
  ['beforeWork', 'stageBefore'],
  ['working', 'stageWorking'],
  ['draftSent', 'stageDraft'],
  ['ready', 'stageReady'],
  ['posted', 'stagePosted'],
] as const

const Pledge = ({ icon, children }: { icon: IconName; children: string }) => (
  <p className="flex min-h-11 items-center gap-3">
    <Icon name={icon} size={22} className="text-positive" />
    {children}
  </p>
)

/** The share that a brand gets back when it cancels, by progress of the work, with Talad's promises next to it. */
export function RefundScale({ pricing }: { pricing: Pricing }) {
  const t = useText(marketerText)
  return (
    <section
      className="measure mt-12 grid gap-8 lg:mt-22 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:items-center lg:gap-18"
      aria-labelledby="refund"
    >
      <div className="rounded-[24px] bg-surface px-5 py-4 inset-ring inset-ring-line lg:px-7 lg:py-6">
        <table className="w-full">
          <caption className="sr-only">{t('refundTable')}</caption>
          <tbody>
            {STAGES.map(([key, label]) => (
              <tr key={key} className="border-t border-line first:border-t-0">
                <th scope="row" className="w-[46%] py-3 pr-3 text-left text-sm font-medium">
                  {t(label)}
                </th>
                <td className="py-3 pr-4" aria-hidden="true">
                  <span className="block h-2 rounded-full bg-surface-2">
                    <span
                      className="block h-2 rounded-full bg-viz-1"
                      style={{ width: `${pricing.refunds[key] / 100}%` }}
                    />
                  </span>
                </td>
                <td className="nb w-16 py-3 text-right text-lg font-title">{formatPercent(pricing.refunds[key])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="max-lg:order-first">
        <h2 id="refund" className="text-2xl lg:text-3xl">
          <span className="block">{t('refundTitle')}</span> {t('refundTitleEnd')}
        </h2>
        <p className="mt-2 mb-4 max-w-[460px] text-ink-2">{t('refundNote', { n: pricing.lateHours })}</p>
        <Pledge icon="seal-check-fill">{t('owners')}</Pledge>
        <Pledge icon="scales-fill">{t('disputes', { n: pricing.disputeDays })}</Pledge>
        <Pledge icon="receipt-fill">{t('invoices')}</Pledge>
      </div>
    </section>
  )
}
