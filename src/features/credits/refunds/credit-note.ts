import { dayOf } from '../../../core/calendar.ts'
import type { Clock } from '../../../core/clock.ts'
import type { Satang } from '../../../core/money.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { formatDate } from '../../../i18n/formats.ts'
import type { AppConfig } from '../../../platform/context.ts'
import { documentsOf, invoiceToCredit, issueDocument } from '../../documents/service.ts'
import type { ChargeRecord } from '../charges/store.ts'
import { listRefunds, listRefundsOf } from './store.ts'

const REASONS = {
  refund: { th: 'คืนเงินสำหรับบริการที่ยังไม่ได้ใช้', en: 'Refund of unused services' },
  chargeback: { th: 'ธนาคารของลูกค้าเรียกเงินคืนสำหรับบริการที่ยังไม่ได้ใช้', en: 'Chargeback of services that were not used' },
} as const

const TEXTS = {
  credits: 'คืนเครดิต Talad / Talad credits returned',
  package: 'คืนงานในแพ็กเกจ Talad / Talad package jobs returned',
} as const

/** What is reversed. `id` is the refund's or, for a chargeback, the charge's. */
interface Reversal {
  kind: keyof typeof REASONS
  id: string
  net: Satang
  vat: Satang
  /** When it was reversed, if the credit note is issued later. */
  at?: Date
}

/** The reason. If the credit note is issued on a later day, it also names the day of the reversal. */
function reasonOf({ kind, at }: Reversal, now: Date): Bilingual {
  const reason = REASONS[kind]
  if (!at || dayOf(at) === dayOf(now)) return reason
  return {
    th: `${reason.th} เมื่อวันที่ ${formatDate('th', at)}`,
    en: `${reason.en} on ${formatDate('en', at)}`,
  }
}

/**
 * Issues the credit note of a refund or a chargeback in the transaction that reverses its VAT. Call it last: the serial
 * numbers stay locked until the commit.
 */
export async function issueCreditNote(
  tx: Tx,
  env: { clock: Clock; config: Pick<AppConfig, 'seller'> },
  charge: ChargeRecord,
  reversal: Reversal,
): Promise<void> {
  const { kind, id, net, vat, at } = reversal
  if (net === 0) return
  const invoice = await invoiceToCredit(tx, 'tax_invoice', { type: 'charge', id: charge.id })
  if (!invoice) throw new Error(`charge ${charge.id} has no tax invoice to correct`)
  const credited = (await listRefunds(tx, charge.id))
    .filter((r) => r.lotId !== null && r.status !== 'cancelled' && r.id !== id && (!at || r.createdAt < at))
    .reduce((sum, r) => sum + r.net, 0)
  const { name, address, taxId, branch } = env.config.seller
  await issueDocument(tx, env.clock, {
    kind: 'credit_note',
    owner: charge.marketerId,
    ref: { type: kind, id },
    data: {
      seller: { name, address, taxId, branch },
      buyer: invoice.buyer,
      invoice: { serial: invoice.serial, issuedOn: invoice.issuedOn, net: charge.net, credited },
      text: TEXTS[charge.purpose],
      reason: reasonOf(reversal, env.clock.now()),
      correctNet: charge.net - credited - net,
      net,
      vatRate: charge.vatBps,
      vat,
      total: net + vat,
      reference: charge.reference,
      poNumber: charge.poNumber ?? '',
      costCentre: charge.costCentre ?? '',
    },
  })
}

/** Credit notes of several charges, by charge, oldest first. */
export async function creditNotesOf(
  tx: Tx,
  chargeIds: readonly string[],
): Promise<Map<string, { id: string; serial: string }[]>> {
  const refunds = new Map((await listRefundsOf(tx, chargeIds)).map((r) => [r.id, r.chargeId]))
  const issued = [
    ...(await documentsOf(tx, 'refund', [...refunds.keys()])),
    ...(await documentsOf(tx, 'chargeback', chargeIds)),
  ].filter((d) => d.kind === 'credit_note')
  const byCharge = new Map<string, { id: string; serial: string }[]>()
  for (const { id, serial, refId } of issued.sort((a, b) =>
    a.serial.localeCompare(b.serial, 'en', { numeric: true }),
  )) {
    const chargeId = refunds.get(refId) ?? refId
    byCharge.set(chargeId, [...(byCharge.get(chargeId) ?? []), { id, serial }])
  }
  return byCharge
}
