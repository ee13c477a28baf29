import {
  type DocumentKind,
  zCreditNote,
  zFeeInvoice,
  zQuotation,
  zStatement,
  zTaxInvoice,
  zWithholdingCertificate,
} from './contract.ts'
import { creditNotePdf } from './pdf/credit-note.ts'
import { feeInvoicePdf } from './pdf/fee-invoice.ts'
import type { Marks } from './pdf/marks.ts'
import { quotationPdf } from './pdf/quotation.ts'
import { statementPdf } from './pdf/statement.ts'
import { taxInvoicePdf } from './pdf/tax-invoice.ts'
import { withholdingCertificatePdf } from './pdf/withholding-certificate.ts'

/**
 * Renders frozen data as a PDF with its marks. The same input always gives the same bytes. Throws a ZodError if the
 * data does not fit the kind.
 */
export function renderDocument(
  document: { kind: DocumentKind; serial: string; issuedAt: Date; data: unknown },
  marks: Marks = { copy: 1 },
): Promise<Uint8Array> {
  const { kind, serial, issuedAt, data } = document
  switch (kind) {
    case 'withholding_certificate':
      return withholdingCertificatePdf({ serial, issuedAt, data: zWithholdingCertificate.parse(data) }, marks.copy)
    case 'tax_invoice':
      return taxInvoicePdf({ serial, issuedAt, data: zTaxInvoice.parse(data) }, marks)
    case 'credit_note':
      return creditNotePdf({ serial, issuedAt, data: zCreditNote.parse(data) }, marks)
    case 'fee_invoice':
      return feeInvoicePdf({ serial, issuedAt, data: zFeeInvoice.parse(data) }, marks)
    case 'quotation':
      return quotationPdf({ serial, issuedAt, data: zQuotation.parse(data) })
    case 'statement':
      return statementPdf({ serial, issuedAt, data: zStatement.parse(data) })
  }
}
