import { dayOf } from '../../core/calendar.ts'
import type { Satang } from '../../core/money.ts'
import { certificatePlace, issueDocument, taxAddress } from '../../features/documents/service.ts'
import { formatCredits } from '../../i18n/formats.ts'
import type { AppConfig } from '../../service/context.ts'
import type { Tx } from '../types.ts'
import { type ChargeRow, packOf } from './charge-rows.ts'
import { creatorOf } from './content/creators.ts'
import { jobIdOf, type Market } from './market.ts'

type Seller = AppConfig['seller']

const PAID_BY: Record<ChargeRow['method'], string> = {
  promptpay: 'พร้อมเพย์ (PromptPay QR)',
  card: 'บัตรเครดิตหรือบัตรเดบิต',
  transfer: 'โอนเงินผ่านธนาคาร',
}

const sellerOf = ({ name, address, taxId, branch }: Seller) => ({ name, address, taxId, branch })
const clockAt = (at: Date) => ({ now: () => at })

/** The tax invoice of a paid charge, as of its day. */
async function issueInvoice(tx: Tx, seller: Seller, charge: ChargeRow): Promise<void> {
  const { id, net, vat, total, vatBps: vatRate, party: buyer, method, reference, item } = charge
  const paidAt = charge.paidAt!
  const bought = item ? `แพ็กเกจ ${packOf(String(item.slug)).name.th}` : `เติมเครดิต Talad ${formatCredits(net)} เครดิต`
  await issueDocument(tx, clockAt(paidAt), {
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
      paidOn: dayOf(paidAt),
      reference,
    },
  })
}

interface Paper {
  at: Date
  refType: 'job' | 'job_manager' | 'job_referral'
  jobId: string
  payee: string
  gross: Satang
  tax: Satang
}

/** One certificate for each payment with tax withheld. */
const papersOf = (market: Market): Paper[] =>
  market.history.flatMap((booking) => {
    if (booking.kind !== 'settle') return []
    const { at, played, settlement } = booking
    const { split, manager, referral } = settlement
    const of = (refType: Paper['refType'], payee: string, gross: Satang, tax: Satang): Paper => ({
      at,
      refType,
      jobId: jobIdOf(played),
      payee,
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

async function issueCertificate(tx: Tx, seller: Seller, market: Market, paper: Paper): Promise<void> {
  const { at, refType, jobId, gross: amount, tax } = paper
  const { payeeClass, legalName, address, nationalId } = creatorOf(paper.payee)
  const { form, row } = certificatePlace(payeeClass)
  const { line, subdistrict, district, province, postcode } = address
  const home = { line: line.th, subdistrict: subdistrict.th, district: district.th, province: province.th, postcode }
  await issueDocument(tx, clockAt(at), {
    kind: 'withholding_certificate',
    owner: market.people.creatorId(paper.payee),
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
  })
}

/** Every tax invoice and certificate of the demo, each dated and numbered on its own day. */
export async function issuePapers(
  tx: Tx,
  seller: Seller,
  market: Market,
  charges: readonly ChargeRow[],
): Promise<void> {
  for (const charge of charges) await issueInvoice(tx, seller, charge)
  for (const paper of papersOf(market)) await issueCertificate(tx, seller, market, paper)
}
