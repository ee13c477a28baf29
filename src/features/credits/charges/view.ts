import { isoTime } from '../../../core/clock.ts'
import { satang } from '../../../core/money.ts'
import { qrSvg } from '../../../core/qr-code.ts'
import type { Lang } from '../../../core/shapes.ts'
import { bankOf } from '../../../core/thai/banks.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { documentsOf } from '../../documents/service.ts'
import { filesOf } from '../../files/service.ts'
import { creditNotesOf } from '../refunds/credit-note.ts'
import { sumRefunds } from '../refunds/store.ts'
import { payableOf } from '../rules/amounts.ts'
import { failureWords } from '../rules/failures.ts'
import { refundStateOf } from '../rules/refund.ts'
import { shownStatus } from '../rules/verdict.ts'
import { type ChargeView, type PaymentView, zPackageItem } from '../shapes.ts'
import type { ChargeRecord } from './store.ts'

interface ChargeLinks extends Pick<ChargeView, 'refundState' | 'refunded' | 'refundPending'> {
  slip: ChargeView['slip']
  document: ChargeView['document']
  creditNotes: ChargeView['creditNotes']
}

function packageOf({ purpose, item }: ChargeRecord, lang: Lang): ChargeView['package'] {
  if (purpose !== 'package' || !item) return null
  const sold = zPackageItem.parse(item)
  return { ...sold, title: sold.title[lang] }
}

function view(row: ChargeRecord, links: ChargeLinks, lang: Lang, now: Date): ChargeView {
  const { id, reference, purpose, net, vatBps, vat, total, method, reviewReason, received, party, balanceAfter } = row
  const { poNumber, costCentre } = row
  return {
    id,
    reference,
    purpose,
    package: packageOf(row, lang),
    net,
    vatBps,
    vat,
    total,
    withheldBps: row.withheldBps,
    withheld: row.withheld,
    payable: payableOf(row),
    method,
    status: shownStatus(row, now),
    reviewReason,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    paidAt: isoTime(row.paidAt),
    cancelledAt: isoTime(row.cancelledAt),
    received,
    failureCode: row.failureCode,
    note: row.status === 'failed' || row.status === 'cancelled' ? row.decisionNote : null,
    failure: row.failureCode ? failureWords(row.failureCode)[lang] : null,
    ...{ party, poNumber, costCentre },
    balanceAfter,
    validUntil: isoTime(row.validUntil),
    ...links,
  }
}

/** Charges with their tax invoices, credit notes and slips, in a fixed number of queries. */
export async function viewCharges(tx: Tx, rows: readonly ChargeRecord[], lang: Lang, now: Date): Promise<ChargeView[]> {
  const paid = rows.filter((row) => row.status === 'paid').map((row) => row.id)
  const issued = await documentsOf(tx, 'charge', paid)
  const creditNotes = await creditNotesOf(tx, paid)
  const refunds = await sumRefunds(tx, paid)
  const invoices = new Map(
    issued.filter((d) => d.kind === 'tax_invoice').map(({ id, serial, refId }) => [refId, { id, serial }]),
  )
  const slips = await filesOf(
    tx,
    rows.flatMap((row) => row.slipFileId ?? []),
  )
  return rows.map((row) => {
    const file = row.slipFileId ? slips.get(row.slipFileId) : undefined
    const slip = file && row.slipAt ? { name: file.name, url: file.url, at: row.slipAt.toISOString() } : null
    const issuedDocuments = { document: invoices.get(row.id) ?? null, creditNotes: creditNotes.get(row.id) ?? [] }
    const { net, gross, pending } = refunds.get(row.id) ?? { net: 0, gross: 0, pending: 0 }
    const given = {
      refundState: refundStateOf(row, net),
      refunded: satang(gross),
      refundPending: satang(pending),
    }
    return view(row, { slip, ...issuedDocuments, ...given }, lang, now)
  })
}

export async function viewCharge(tx: Tx, row: ChargeRecord, lang: Lang, now: Date): Promise<ChargeView> {
  return (await viewCharges(tx, [row], lang, now))[0]!
}

/** Everything that a payer needs to pay an open charge. */
export async function viewPayment(ctx: Ctx, row: ChargeRecord): Promise<PaymentView> {
  const { seller, origin } = ctx.config
  const open = shownStatus(row, ctx.clock.now()) === 'pending'
  const { bank, number, name } = seller.bankAccount
  const named = bankOf(bank)
  const back = `${origin}/${ctx.lang}/Marketer/buyCredit/${row.id}`
  const inSandbox = open && row.method === 'promptpay' && row.provider === 'sandbox'
  const waitsForCard = open && row.method === 'card' && row.providerChargeId === null && row.cardToken === null
  return {
    payee: seller.name,
    qrSvg: open && row.qrPayload ? await qrSvg(row.qrPayload) : null,
    sandboxUrl: inSandbox && row.authorizeUrl ? `${row.authorizeUrl}?lang=${ctx.lang}` : null,
    cardUrl: waitsForCard ? ctx.ports.payment.cardPageUrl(back, ctx.lang) : null,
    authorizeUrl: open && row.method === 'card' ? row.authorizeUrl : null,
    bank: row.method === 'transfer' ? { bank, bankName: named?.[ctx.lang] ?? bank, number, name } : null,
  }
}
