import { satang } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import { documentsOf } from '../documents/service.ts'
import { filesOfDocuments, viewReceived } from '../received-documents/service.ts'
import { rejectWords } from './rules/reject-reason.ts'
import { certificateActs } from './rules/status.ts'
import type { BuyerCertificate, ReviewCertificate } from './shapes.ts'
import { type CertificateRow, listByFile } from './store.ts'

interface Linked {
  files: Awaited<ReturnType<typeof filesOfDocuments>>
  invoices: ReadonlyMap<string, { id: string; serial: string }>
  sameFile: readonly CertificateRow[]
}

async function readLinked(tx: Tx, rows: readonly CertificateRow[]): Promise<Linked> {
  const files = await filesOfDocuments(
    tx,
    rows.map(({ certificate }) => certificate),
  )
  const issued = await documentsOf(
    tx,
    'charge',
    rows.map(({ charge }) => charge.id),
  )
  const invoices = issued.filter(({ kind }) => kind === 'tax_invoice')
  const sameFile = await listByFile(
    tx,
    rows.map(({ certificate }) => certificate),
  )
  return { files, sameFile, invoices: new Map(invoices.map(({ id, serial, refId }) => [refId, { id, serial }])) }
}

/** The amount that was taxed, without the part refunded before the certificate was approved. In satang. */
const baseOf = ({ certificate: { amount, released }, charge: { net } }: CertificateRow) =>
  satang(released === 0 ? net : Math.round((net * (amount - released)) / amount))

const dueOf = ({ certificate: { amount, released } }: CertificateRow) => satang(amount - released)

/** The other payments that the same file covers and that are in the same status. */
const otherPaymentsOf = (
  { certificate: { id, fileId, status } }: CertificateRow,
  sameFile: readonly CertificateRow[],
) =>
  sameFile
    .filter(({ certificate: other }) => other.fileId === fileId && other.id !== id && other.status === status)
    .map((other) => ({
      id: other.certificate.id,
      reference: other.charge.reference,
      version: other.certificate.version,
      due: dueOf(other),
      base: baseOf(other),
    }))

function viewOne(row: CertificateRow, { files, invoices, sameFile }: Linked): Omit<BuyerCertificate, 'canSend'> {
  const { certificate, charge } = row
  const { status, amount, released, reasonCode, reason } = certificate
  return {
    ...viewReceived(certificate, files, rejectWords(reasonCode, reason)),
    ...{ status, amount, released },
    charge: {
      id: charge.id,
      reference: charge.reference,
      purpose: charge.purpose,
      net: charge.net,
      withheldBps: charge.withheldBps,
      invoice: invoices.get(charge.id) ?? null,
    },
    due: dueOf(row),
    base: baseOf(row),
    otherPayments: otherPaymentsOf(row, sameFile),
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
