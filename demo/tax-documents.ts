import { dayOf } from '../src/core/calendar.ts'
import type { Satang } from '../src/core/money.ts'
import type { Tx } from '../src/db/types.ts'
import { certificatePlace, issueDocument, taxAddress } from '../src/features/documents/service.ts'
import { formatCredits } from '../src/i18n/formats.ts'
import type { AppConfig } from '../src/platform/context.ts'
import { type ChargeRow, packOf } from './charge-rows.ts'
import { INFLUENCERS, influencerOf } from './content/influencers.ts'
import type { DemoInfluencer } from './content/types.ts'
import { jobIdOf, type Market } from './market.ts'
import type { WithdrawalRow } from './withdrawal-rows.ts'

type Seller = AppConfig['seller']

const PAID_BY: Record<ChargeRow['method'], string> = {
  promptpay: 'พร้อมเพย์ (PromptPay QR)',
  card: 'บัตรเครดิตหรือบัตรเดบิต',
  transfer: 'โอนเงินผ่านธนาคาร',
}

const sellerOf = ({ name, address, taxId, branch }: Seller) => ({ name, address, taxId, branch })
const clockAt = (at: Date) => ({ now: () => at })

/** A document with its time of issue. */
export type Issue = Parameters<typeof issueDocument>[2] & { at: Date }

/** The tax invoice of a paid charge, dated on the day of the payment. */
export function invoiceOf(seller: Seller, charge: ChargeRow): Issue {
  const { id, net, vat, total, vatBps: vatRate, party: buyer, method, reference, item } = charge
  const at = charge.paidAt!
  const bought = item ? `แพ็กเกจ ${packOf(String(item.slug)).name.th}` : `เติมเครดิต Talad ${formatCredits(net)} เครดิต`
  return {
    at,
    kind: 'tax_invoice',
    owner: charge.marketerId,
    ref: { type: 'charge', id },
    data: {
      seller: sellerOf(seller),
      buyer,
      lines: [{ text: bought, quantity: 1, unitPrice: net, amount: net }],
      net,
      vatRate,
      vat,
      total,
      paidBy: PAID_BY[method],
      paidOn: dayOf(at),
      reference,
    },
  }
}

/** A payment from which tax was withheld. */
interface Withheld {
  at: Date
  refType: 'job' | 'job_manager' | 'job_referral'
  jobId: string
  payee: DemoInfluencer
  payeeId: string
  gross: Satang
  tax: Satang
}

/** One certificate for each payment with tax withheld. */
const withheldIn = (market: Market): Withheld[] =>
  market.history.flatMap((booking) => {
    if (booking.kind !== 'settle') return []
    const { at, played, settlement } = booking
    const { split, manager, referral } = settlement
    const of = (refType: Withheld['refType'], key: string, gross: Satang, tax: Satang): Withheld => ({
      at,
      refType,
      jobId: jobIdOf(played),
      payee: influencerOf(key),
      payeeId: market.people.influencerId(key),
      gross,
      tax,
    })
    const payments = split.payees.map((part) =>
      part.role === 'manager' && manager
        ? of('job_manager', manager.key, part.gross, part.withheld)
        : of('job', played.job.influencer, part.gross, part.withheld),
    )
    if (referral) payments.push(of('job_referral', referral.key, referral.gross, referral.tax))
    return payments.filter((payment) => payment.tax > 0)
  })

function partyOf({ payeeClass, legalName, address, nationalId }: DemoInfluencer) {
  const { line, subdistrict, district, province, postcode } = address
  const home = { line: line.th, subdistrict: subdistrict.th, district: district.th, province: province.th, postcode }
  return {
    name: `${legalName.firstTh} ${legalName.lastTh}`,
    address: taxAddress(home),
    taxId: nationalId,
    branch: payeeClass === 'company' ? '00000' : null,
  }
}

/** The certificate of one payment. */
export function certificateOf(seller: Seller, withheld: Withheld): Issue {
  const { at, refType, jobId, payee, payeeId, gross: amount, tax } = withheld
  const { form, row } = certificatePlace(payee.payeeClass)
  return {
    at,
    kind: 'withholding_certificate',
    owner: payeeId,
    ref: { type: refType, id: jobId },
    data: {
      payer: sellerOf(seller),
      payee: partyOf(payee),
      form,
      lines: [
        { row, paidOn: dayOf(at), amount, tax, note: refType === 'job_referral' ? 'ค่าแนะนำ' : 'ค่าจ้างรีวิวสินค้าหรือบริการ' },
      ],
    },
  }
}

/** The tax invoice of a withdrawal's fee, dated on the day of the transfer. */
function feeInvoiceOf(seller: Seller, market: Market, withdrawal: WithdrawalRow): Issue[] {
  const { id, accountId, reference, fee, feeVat, status, decidedAt: at } = withdrawal
  const payee = INFLUENCERS.find(({ key }) => market.people.influencerId(key) === accountId)
  if (fee === 0 || status !== 'TransferComplete' || !at || !payee) return []
  const data = {
    form: 'full' as const,
    seller: sellerOf(seller),
    buyer: partyOf(payee),
    text: 'ค่าธรรมเนียมถอนเงิน / Withdrawal fee',
    net: fee - feeVat,
    vatRate: market.settings['vat.bps'],
    vat: feeVat,
    total: fee,
    paidBy: 'หักจากยอดที่ถอน (Deducted from the withdrawal)',
    paidOn: dayOf(at),
    reference,
  }
  return [{ at, kind: 'fee_invoice', owner: accountId, ref: { type: 'withdrawal', id: String(id) }, data }]
}

/** Every tax invoice and certificate of the demo, each dated and numbered on its own day. */
export async function issueCertificates(
  tx: Tx,
  seller: Seller,
  market: Market,
  charges: readonly ChargeRow[],
  taken: readonly WithdrawalRow[],
): Promise<void> {
  const invoices = charges.map((charge) => invoiceOf(seller, charge))
  const certificates = withheldIn(market).map((withheld) => certificateOf(seller, withheld))
  const fees = taken.flatMap((withdrawal) => feeInvoiceOf(seller, market, withdrawal))
  for (const issue of [...invoices, ...certificates, ...fees]) await issueDocument(tx, clockAt(issue.at), issue)
}
