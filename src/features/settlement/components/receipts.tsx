import { formatAmount, formatBaht, formatPercent } from '../../../i18n/formats.ts'
import type { Translate } from '../../../i18n/messages.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Receipt, type ReceiptRow } from '../../../ui/receipt.tsx'
import type { Job } from '../../jobs/contract.ts'
import type en from '../../jobs/text/job/en.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'
import { walletAmount } from '../rules/money.ts'
import type { InfluencerMoney, MarketerMoney } from '../shapes.ts'

/** Basis points of a part, rounded to a hundredth of a percent. */
export const rateOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 10_000))

const NoteLine = ({ children }: { children: string }) => (
  <span className="inline-flex items-start gap-1.5">
    <Icon name="lock-key" className="mt-0.5" />
    {children}
  </span>
)

/**
 * The lines before tax: the influencer's pay less the talent manager's share, or that share as the manager's income.
 */
function grossRows(t: Translate<typeof en>, money: InfluencerMoney): ReceiptRow[] {
  const whole = money.of === 'manager' ? money.price : money.gross + money.managerPart
  const percent = formatPercent(money.managerShareBps || rateOf(money.managerPart, whole))
  if (money.of === 'manager') return [{ label: t('managerPart', { percent }), value: formatBaht(money.gross) }]
  const extra = whole - money.price
  const rows = [{ label: t('pay'), value: formatBaht(money.booked ? Math.min(money.price, whole) : money.price) }]
  if (extra > 0) rows.push({ label: t('extraPay'), value: formatBaht(extra) })
  if (money.managerPart > 0) rows.push({ label: t('managerPart', { percent }), value: formatBaht(-money.managerPart) })
  return rows
}

/** From the gross amount to the amount credited to the wallet. */
export function InfluencerReceipt({ money, held }: { money: InfluencerMoney; held: boolean }) {
  const t = useText(jobPageText)
  const lang = useLang()
  const rows = grossRows(t, money)
  rows.push({ label: t('talad'), value: formatBaht(0) })
  if (money.vat > 0) rows.push({ label: t('vat'), value: formatBaht(money.vat) })
  rows.push({
    label: t('withholding', { percent: formatPercent(rateOf(money.withheld, money.gross)) }),
    value: formatBaht(-money.withheld),
  })
  if (money.reimbursement > 0) rows.push({ label: t('reimbursement'), value: formatBaht(money.reimbursement) })
  const note = money.booked ? undefined : <NoteLine>{held ? t('netNote') : t('netNoteApplied')}</NoteLine>
  return (
    <>
      <Receipt
        rows={rows}
        total={{ label: t('yourNet'), value: formatBaht(walletAmount(money)), ...(note && { note }) }}
      />
      {money.vatOnInvoice > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {t('vatOnInvoice', { amount: formatBaht(money.vatOnInvoice) })}{' '}
          {money.booked && (
            <TextLink href={`/${lang}/Influencer/vatInvoice`} className="hit inline-block">
              {t('vatInvoices')}
            </TextLink>
          )}
        </p>
      )}
    </>
  )
}

/** The credits that the marketer holds for a job, or the final amounts. */
export function MarketerReceipt({ job, money }: { job: Pick<Job, 'fundedBy'>; money: MarketerMoney }) {
  const t = useText(jobPageText)
  const { ended } = money
  if (ended) {
    const percent = formatPercent(rateOf(ended.fee, ended.paid))
    const rows: ReceiptRow[] = [
      { label: t('paidOut'), value: formatAmount(ended.paid) },
      // Without a payment there is no rate.
      ...(ended.paid > 0 ? [{ label: t('feeOf', { percent }), value: formatAmount(ended.fee) }] : []),
    ]
    if (ended.reimbursement > 0) rows.push({ label: t('reimbursement'), value: formatAmount(ended.reimbursement) })
    if (ended.back > 0) rows.push({ label: t('returned'), value: formatAmount(ended.back), ruled: true })
    const total = ended.paid + ended.fee + ended.reimbursement
    const note = ended.unitReturns ? t('unitReturned') : undefined
    return <Receipt rows={rows} total={{ label: t('spent'), value: formatAmount(total), ...(note && { note }) }} />
  }
  const rows: ReceiptRow[] = [
    { label: t('pay'), value: formatAmount(money.price) },
    { label: t('feeOf', { percent: formatPercent(rateOf(money.fee, money.price)) }), value: formatAmount(money.fee) },
  ]
  if (money.extras > 0) rows.push({ label: t('extraPay'), value: formatAmount(money.extras) })
  if (money.reimbursementCap > 0)
    rows.push({ label: t('reimbursementCap'), value: formatAmount(money.reimbursementCap) })
  const label = job.fundedBy === 'package' ? t('heldPackage') : t('held')
  return <Receipt rows={rows} total={{ label, value: formatAmount(money.held) }} />
}
