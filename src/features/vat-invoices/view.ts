import { satang } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import { titleWords } from '../campaigns/rules/title-words.ts'
import { taxAddress } from '../documents/service.ts'
import { filesOfDocuments, viewReceived } from '../received-documents/service.ts'
import { rejectWords } from './rules/reject-reason.ts'
import { vatInvoiceActs } from './rules/status.ts'
import type { ReviewVatInvoice, VatInvoice } from './shapes.ts'
import type { VatInvoiceRow } from './store.ts'

function viewOne(row: VatInvoiceRow, files: Files): Omit<VatInvoice, 'canSend'> {
  const { invoice, title, titleEn, brand, influencer } = row
  return {
    ...viewReceived(invoice, files, rejectWords(invoice.reasonCode, invoice.reason)),
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
  }
}

type Files = Awaited<ReturnType<typeof readFiles>>
const readFiles = (tx: Tx, rows: readonly VatInvoiceRow[]) =>
  filesOfDocuments(
    tx,
    rows.map(({ invoice }) => invoice),
  )

/** Tax invoices as the payee sees them. */
export async function viewVatInvoices(tx: Tx, rows: readonly VatInvoiceRow[]): Promise<VatInvoice[]> {
  const files = await readFiles(tx, rows)
  return rows.map((row) => ({
    ...viewOne(row, files),
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
    ...viewOne(row, files),
    version: row.invoice.version,
    person: row.person,
    payee: viewPayee(row),
    decidedBy: row.decidedBy,
    canDecide: vatInvoiceActs(row.invoice.status, 'operator').length > 0,
  }))
}
