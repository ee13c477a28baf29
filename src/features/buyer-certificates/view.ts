import { isoTime } from '../../core/clock.ts'
import { earliestDate } from '../../core/document-dates.ts'
import { satang } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import type { AppConfig } from '../../platform/context.ts'
import { documentsOf } from '../documents/service.ts'
import { filesOf } from '../files/service.ts'
import { rejectWords } from './rules/reject-reason.ts'
import { certificateActs } from './rules/status.ts'
import type { BuyerCertificate, Payee, ReviewCertificate } from './shapes.ts'
import type { CertificateRow } from './store.ts'

/** Talad as the payee of the certificate. */
export const viewPayee = ({ seller }: Pick<AppConfig, 'seller'>): Payee => {
  const { name, address, taxId, branch } = seller
  return { name, address, taxId, branch }
}

interface Linked {
  files: Awaited<ReturnType<typeof filesOf>>
  invoices: ReadonlyMap<string, { id: string; serial: string }>
}

async function readLinked(tx: Tx, rows: readonly CertificateRow[]): Promise<Linked> {
  const files = await filesOf(
    tx,
    rows.flatMap(({ certificate }) => certificate.fileId ?? []),
  )
  const issued = await documentsOf(
    tx,
    'charge',
    rows.map(({ charge }) => charge.id),
  )
  const invoices = issued.filter(({ kind }) => kind === 'tax_invoice')
  return { files, invoices: new Map(invoices.map(({ id, serial, refId }) => [refId, { id, serial }])) }
}

/** The amount that was taxed, without the part refunded before the certificate was approved. In satang. */
const baseOf = ({ certificate: { amount, released }, charge: { net } }: CertificateRow) =>
  satang(released === 0 ? net : Math.round((net * (amount - released)) / amount))

function viewOne(row: CertificateRow, { files, invoices }: Linked): Omit<BuyerCertificate, 'canSend'> {
  const { certificate, charge } = row
  const { id, status, amount, released, paidAt, number, issuedOn, fileId, sentAt, dueAt, decidedAt } = certificate
  const file = fileId ? files.get(fileId) : undefined
  return {
    ...{ id, status, amount, released, number, issuedOn },
    charge: {
      id: charge.id,
      reference: charge.reference,
      purpose: charge.purpose,
      net: charge.net,
      withheldBps: charge.withheldBps,
      invoice: invoices.get(charge.id) ?? null,
    },
    due: satang(amount - released),
    base: baseOf(row),
    paidAt: paidAt.toISOString(),
    earliestOn: earliestDate(paidAt),
    file: file ? { url: file.url, name: file.name, contentType: file.contentType } : null,
    sentAt: isoTime(sentAt),
    dueAt: status === 'in_progress' ? isoTime(dueAt) : null,
    decidedAt: isoTime(decidedAt),
    reason: status === 'rejected' ? rejectWords(certificate.reasonCode, certificate.reason) : null,
  }
}

/** The view for buyers. */
export async function viewCertificates(tx: Tx, rows: readonly CertificateRow[]): Promise<BuyerCertificate[]> {
  const linked = await readLinked(tx, rows)
  return rows.map((row) => ({
    ...viewOne(row, linked),
    canSend: certificateActs(row.certificate.status, 'marketer').includes('send'),
  }))
}

/** The view for operators. */
export async function viewReviews(tx: Tx, rows: readonly CertificateRow[]): Promise<ReviewCertificate[]> {
  const linked = await readLinked(tx, rows)
  return rows.map((row) => ({
    ...viewOne(row, linked),
    version: row.certificate.version,
    marketer: { id: row.certificate.accountId, name: row.name },
    payer: row.charge.party,
    decidedBy: row.decidedBy,
    bankRef: row.certificate.bankRef,
    canDecide: certificateActs(row.certificate.status, 'operator').includes('approve'),
    canEnd: certificateActs(row.certificate.status, 'operator').includes('write_off'),
  }))
}
