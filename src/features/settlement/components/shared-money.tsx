import { formatAmount, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import type { Job } from '../../jobs/contract.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'
import { SplitBar } from '../../partners/components/split-bar.tsx'
import { walletAmount } from '../rules/money.ts'
import type { InfluencerMoney } from '../shapes.ts'
import { InfluencerReceipt, rateOf } from './receipts.tsx'

/** The money of a job for its viewer; a talent manager also sees the partner's amounts. */
export function JobMoney({ job, held }: { job: Job; held: boolean }) {
  const { creatorMoney, partnerMoney, creator } = job
  if (!creatorMoney) return null
  if (!partnerMoney) return <InfluencerReceipt money={creatorMoney} held={held} />
  return <SharedMoney own={creatorMoney} partner={partnerMoney} name={creator.name} />
}

/** The split between influencer and talent manager, each from gross to net. */
function SharedMoney({ own, partner, name }: { own: InfluencerMoney; partner: InfluencerMoney; name: string }) {
  const t = useText(jobPageText)
  const whole = own.gross + partner.gross
  const share = rateOf(own.gross, whole)
  const percent = (part: InfluencerMoney) => formatPercent(rateOf(part.withheld, part.gross))
  const rows: { label: string; partner: number; own: number }[] = [
    { label: t('fromPrice', { price: formatAmount(whole) }), partner: partner.gross, own: own.gross },
    {
      label: t('withheldBoth', {
        percent: percent(partner) === percent(own) ? percent(own) : `${percent(partner)} / ${percent(own)}`,
      }),
      partner: -partner.withheld,
      own: -own.withheld,
    },
  ]
  if (partner.vat + own.vat > 0) rows.push({ label: t('vat'), partner: partner.vat, own: own.vat })
  if (partner.reimbursement > 0) rows.push({ label: t('reimbursement'), partner: partner.reimbursement, own: 0 })
  const cell = 'py-2 pl-3 text-right whitespace-nowrap'
  return (
    <section>
      <h2 className="mb-3 text-lg tracking-normal">{t('whoGets')}</h2>
      <SplitBar
        managerBps={share}
        words={{
          partner: `${name} ${formatPercent(10_000 - share)}`,
          manager: `${t('you')} ${formatPercent(share)}`,
        }}
      />
      <table className="mt-2 w-full text-[min(0.875rem,5.2vw)]">
        <thead>
          <tr className="text-ink-2">
            <th scope="col" className="py-2 text-left font-normal">
              {t('inBaht')}
            </th>
            <th scope="col" className={`${cell} font-normal whitespace-normal!`}>
              {name}
            </th>
            <th scope="col" className={`${cell} font-normal`}>
              {t('you')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal text-ink-2">
                {row.label}
              </th>
              <td className={cell}>{formatAmount(row.partner)}</td>
              <td className={cell}>{formatAmount(row.own)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-dashed border-line-strong font-semibold">
            <th scope="row" className="py-2.5 text-left">
              {t('toWallet')}
            </th>
            <td className={cell}>{formatAmount(walletAmount(partner))}</td>
            <td className={cell}>{formatAmount(own.net)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
