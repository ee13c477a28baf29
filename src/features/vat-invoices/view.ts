import { isoTime } from '../../core/clock.ts'
import { earliestDate } from '../../core/document-dates.ts'
import { satang } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import type { AppConfig } from '../../platform/context.ts'
import { titleWords } from '../campaigns/rules/title-words.ts'
import { taxAddress } from '../documents/service.ts'
import { filesOf } from '../files/service.ts'
import { rejectWords } from './rules/reject-reason.ts'
import { vatInvoiceActs } from './rules/status.ts'
import type { Buyer, ReviewVatInvoice, VatInvoice } from './shapes.ts'
import type { VatInvoiceRow } from './store.ts'

type StoredFile = { url: string; name: string; contentType: string }

/** Talad as the buyer. */
export const viewBuyer = ({ seller }: Pick<AppConfig, 'seller'>): Buyer => {
  const { name, address, taxId, branch } = seller
  return { name, address, taxId, branch }
}

function viewOne(row: VatInvoiceRow, file: StoredFile | undefined): Omit<VatInvoice, 'canSend'> {
  const { invoice, title, titleEn, brand, influencer } = row
  return {
    id: invoice.id,
    status: invoice.status,
    job: {
      id: invoice.jobId,
      title: titleWords({ title, titleEn }),
      brand,
      influencer: invoice.role === 'manager' ? influencer : null,
    },
    base: invoice.base,
    amount: invoice.amount,
    total: satang(invoice.base + invoice.amount),
    paidAt: invoice.paidAt.toISOString(),
    earliestOn: earliestDate(invoice.paidAt),
    number: invoice.number,
    issuedOn: invoice.issuedOn,
    file: file ? { url: file.url, name: file.name, contentType: file.contentType } : null,
    sentAt: isoTime(invoice.sentAt),
    dueAt: invoice.status === 'in_progress' ? isoTime(invoice.dueAt) : null,
    decidedAt: isoTime(invoice.decidedAt),
    reason: invoice.status === 'rejected' ? rejectWords(invoice.reasonCode, invoice.reason) : null,
  }
}

const readFiles = (tx: Tx, rows: readonly VatInvoiceRow[]) =>
  filesOf(
    tx,
    rows.flatMap(({ invoice }) => invoice.fileId ?? []),
  )

/** Tax invoices as the payee sees them. */
export async function viewVatInvoices(tx: Tx, rows: readonly VatInvoiceRow[]): Promise<VatInvoice[]> {
  const files = await readFiles(tx, rows)
  return rows.map((row) => ({
    ...viewOne(row, files.get(row.invoice.fileId ?? '')),
    canSend: vatInvoiceActs(row.invoice.status, 'influencer').includes('send'),
  }))
}

function viewPayee({ payee }: VatInvoiceRow): ReviewVatInvoice['payee'] {
  const company = payee.payeeClass === 'company'
  return {
    id: payee.accountId,
    legalName: (company && payee.companyName) || payee.legalName,
    taxId: (company && payee.companyTaxId) || (payee.nationalId ?? payee.passportNo),
    branch: payee.vatBranch,
    address: payee.address ? taxAddress(payee.address) : null,
  }
}

/** Tax invoices as operators see them. */
export async function viewReviews(tx: Tx, rows: readonly VatInvoiceRow[]): Promise<ReviewVatInvoice[]> {
  const files = await readFiles(tx, rows)
  return rows.map((row) => ({
    ...viewOne(row, files.get(row.invoice.fileId ?? '')),
    version: row.invoice.version,
    person: row.person,
    payee: viewPayee(row),
    decidedBy: row.decidedBy,
    canDecide: vatInvoiceActs(row.invoice.status, 'operator').length > 0,
  }))
}
