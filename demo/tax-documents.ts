import { dayOf } from '../src/core/calendar.ts'
import type { Satang } from '../src/core/money.ts'
import type { Tx } from '../src/db/types.ts'
import { certificatePlace, issueDocument, taxAddress } from '../src/features/documents/service.ts'
import { formatCredits } from '../src/i18n/formats.ts'
import type { AppConfig } from '../src/platform/context.ts'
import { type ChargeRow, packOf } from './charge-rows.ts'
import { creatorOf } from './content/creators.ts'
import type { DemoCreator } from './content/types.ts'
import { jobIdOf, type Market } from './market.ts'

type Seller = AppConfig['seller']

const PAID_BY: Record<ChargeRow['method'], string> = {
  promptpay: 'พร้อมเพย์ (PromptPay QR)',
  card: 'บัตรเครดิตหรือบัตรเดบิต',
  transfer: 'โอนเงินผ่านธนาคาร',
}

const sellerOf = ({ name, address, taxId, branch }: Seller) => ({ name, address, taxId, branch })
const clockAt = (at: Date) => ({ now: () => at })

/** A document with the time of its issue. */
export type Issue = Parameters<typeof issueDocument>[2] & { at: Date }

/** The tax invoice of a paid charge, as of its day. */
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
  payee: DemoCreator
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
      payee: creatorOf(key),
      payeeId: market.people.influencerId(key),
      gross,
      tax,
    })
    const papers = split.payees.map((part) =>
      part.role === 'manager' && manager
        ? of('job_manager', manager.key, part.gross, part.withheld)
        : of('job', played.job.creator, part.gross, part.withheld),
    )
    if (referral) papers.push(of('job_referral', referral.key, referral.gross, referral.tax))
    return papers.filter((paper) => paper.tax > 0)
  })

/** The certificate of one payment. */
export function certificateOf(seller: Seller, withheld: Withheld): Issue {
  const { at, refType, jobId, payee, payeeId, gross: amount, tax } = withheld
  const { payeeClass, legalName, address, nationalId } = payee
  const { form, row } = certificatePlace(payeeClass)
  const { line, subdistrict, district, province, postcode } = address
  const home = { line: line.th, subdistrict: subdistrict.th, district: district.th, province: province.th, postcode }
  return {
    at,
    kind: 'withholding_certificate',
    owner: payeeId,
    ref: { type: refType, id: jobId },
    data: {
      payer: sellerOf(seller),
      payee: {
        name: `${legalName.firstTh} ${legalName.lastTh}`,
        address: taxAddress(home),
        taxId: nationalId,
        branch: payeeClass === 'company' ? '00000' : null,
      },
      form,
      lines: [
        { row, paidOn: dayOf(at), amount, tax, note: refType === 'job_referral' ? 'ค่าแนะนำ' : 'ค่าจ้างรีวิวสินค้าหรือบริการ' },
      ],
    },
  }
}

/** Every tax invoice and certificate of the demo, each dated and numbered on its own day. */
export async function issueCertificates(
  tx: Tx,
  seller: Seller,
  market: Market,
  charges: readonly ChargeRow[],
): Promise<void> {
  const invoices = charges.map((charge) => invoiceOf(seller, charge))
  const certificates = withheldIn(market).map((withheld) => certificateOf(seller, withheld))
  for (const issue of [...invoices, ...certificates]) await issueDocument(tx, clockAt(issue.at), issue)
}
