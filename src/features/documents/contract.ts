import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { satang, share } from '../../core/money.ts'
import { zDate, zId, zLang, zPeriod, zSatang, zText } from '../../core/shapes.ts'
import { archiveContract } from './archive/contract.ts'

export * from './shapes.ts'

/** The data that a document prints. It is frozen when the document is issued, and each download renders it again. */

const zTaxId = z.string().regex(/^(\d{13}|[A-Z0-9]{6,10})$/, 'tax_id')
const zAmount = zSatang.min(0)

/**
 * A party of a tax document. `taxId`: 13 digits, or a passport number. `branch`: 5 digits; 00000 is the head office.
 * Null for persons.
 */
export const zParty = z.object({
  name: zText(150),
  address: zText(240),
  taxId: zTaxId,
  branch: z
    .string()
    .regex(/^\d{5}$/, 'vat_branch')
    .nullable(),
})
export type Party = z.infer<typeof zParty>

/** The tax returns that a certificate can belong to, in the order of the form's check boxes. */
export const withholdingForms = ['1a', '1a_special', '2', '3', '2a', '3a', '53'] as const
/** The rows of the certificate's income table that have amounts. */
const zIncomeRow = z.enum([
  '1',
  '2',
  '3',
  '4a',
  '4b_1_1',
  '4b_1_2',
  '4b_1_3',
  '4b_1_4',
  '4b_2_1',
  '4b_2_2',
  '4b_2_3',
  '4b_2_4',
  '4b_2_5',
  '5',
  '6',
])
/** Rows of the form with a text to fill in: the rate, the kind of income or the service. */
const rowsWithNote: ReadonlySet<string> = new Set(['4b_1_4', '4b_2_5', '5', '6'])
export type IncomeRow = z.infer<typeof zIncomeRow>

/** Withholding tax certificate (section 50 bis). Amounts without VAT, in satang; each income row at most once. */
export const zWithholdingCertificate = z.object({
  payer: zParty,
  payee: zParty,
  book: z.string().max(12).default(''),
  form: z.enum(withholdingForms),
  /** Number of the entry in the monthly return; empty until the return is filed. */
  sequence: z.string().max(8).default(''),
  lines: z
    .array(
      z.object({ row: zIncomeRow, paidOn: zDate, amount: zAmount, tax: zAmount, note: z.string().max(50).default('') }),
    )
    .min(1)
    .refine((lines) => new Set(lines.map((l) => l.row)).size === lines.length, 'each income row once')
    .refine((lines) => lines.every((l) => l.tax <= l.amount), 'tax above the amount')
    .refine((lines) => lines.every((l) => !l.note || rowsWithNote.has(l.row)), 'this row has no room for words'),
  funds: z
    .object({ pension: zAmount, socialSecurity: zAmount, provident: zAmount })
    .default({ pension: 0, socialSecurity: 0, provident: 0 }),
  condition: z.enum(['withheld', 'paid_always', 'paid_once', 'other']).default('withheld'),
  conditionNote: z.string().max(40).default(''),
  signer: z.string().max(80).default(''),
})
export type WithholdingCertificate = z.output<typeof zWithholdingCertificate>

/** The seller on a tax document. */
const zSeller = zParty.extend({ phone: z.string().max(30).default('') })
/** The recipient of a fee document, who may have neither a tax id nor an address. */
export const zPayer = zParty.extend({ taxId: zTaxId.or(z.literal('')), address: z.string().max(240) })

/** The cancelled invoice that this one replaces. The new one has the date of the first one. */
const zReplaces = z.object({ serial: zText(40), issuedOn: zDate }).optional()

/** Combined tax invoice and receipt (section 86/4). `vatRate` in basis points. All sums are validated. */
export const zTaxInvoice = z
  .object({
    seller: zSeller,
    buyer: zParty.extend({ taxId: zTaxId.or(z.literal('')) }),
    lines: z
      .array(z.object({ text: zText(200), quantity: z.int().min(1), unitPrice: zAmount, amount: zAmount }))
      .min(1)
      .max(60),
    net: zAmount,
    vatRate: z.int().min(0).max(10_000),
    vat: zAmount,
    total: zAmount,
    /** Tax that the buyer withheld: the buyer paid the total less this amount. */
    withheld: z.object({ rate: z.int().min(1).max(10_000), amount: zAmount.min(1) }).optional(),
    paidBy: zText(60),
    paidOn: zDate,
    reference: z.string().max(60).default(''),
    /** The buyer's order numbers. */
    poNumber: z.string().max(40).default(''),
    costCentre: z.string().max(40).default(''),
    signer: z.string().max(80).default(''),
    replaces: zReplaces,
  })
  .refine((d) => d.lines.every((l) => l.amount === l.quantity * l.unitPrice), 'amount of a line')
  .refine((d) => d.net === d.lines.reduce((a, l) => a + l.amount, 0), 'value of the lines')
  .refine((d) => d.vat === share(satang(d.net), d.vatRate) && d.total === d.net + d.vat, 'VAT or total')
  .refine((d) => !d.withheld || d.withheld.amount === share(satang(d.net), d.withheld.rate), 'withheld tax')
export type TaxInvoice = z.output<typeof zTaxInvoice>

/**
 * Credit note (section 86/10): reduces the value of one tax invoice. `invoice.credited` is the total of earlier credit
 * notes. The VAT is what the ledger reverses, so for a part of a charge it may differ from the rate by rounding.
 */
export const zCreditNote = z
  .object({
    seller: zSeller,
    buyer: zPayer,
    invoice: z.object({ serial: zText(40), issuedOn: zDate, net: zAmount, credited: zAmount }),
    /** What was sold and why it was reduced, as printed in the table. */
    text: zText(200),
    reason: z.object({ th: zText(120), en: zText(120) }),
    correctNet: zAmount,
    /** The amount of the reduction. */
    net: zAmount.min(1),
    vatRate: z.int().min(0).max(10_000),
    vat: zAmount,
    total: zAmount,
    reference: z.string().max(60).default(''),
    /** The buyer's order numbers. */
    poNumber: z.string().max(40).default(''),
    costCentre: z.string().max(40).default(''),
    signer: z.string().max(80).default(''),
  })
  .refine((d) => d.invoice.net - d.invoice.credited - d.net === d.correctNet, 'difference of the values')
  .refine((d) => d.total === d.net + d.vat && Math.abs(d.vat - share(satang(d.net), d.vatRate)) <= 2, 'VAT or total')
export type CreditNote = z.output<typeof zCreditNote>

/**
 * Tax invoice for a fee that includes VAT: full (section 86/4), or abbreviated (section 86/6) if the payer has no Thai
 * tax id or address. `total` is the fee. The VAT is what the ledger posts, so it may differ from the rate by rounding.
 */
export const zFeeInvoice = z
  .object({
    form: z.enum(['full', 'abbreviated']),
    seller: zSeller,
    buyer: zPayer,
    text: zText(200),
    net: zAmount.min(1),
    vatRate: z.int().min(0).max(10_000),
    vat: zAmount,
    total: zAmount,
    paidBy: zText(60),
    paidOn: zDate,
    reference: z.string().max(60).default(''),
    signer: z.string().max(80).default(''),
    replaces: zReplaces,
  })
  .refine((d) => d.form === 'abbreviated' || (d.buyer.taxId && d.buyer.address), 'a full invoice names its buyer')
  .refine((d) => d.total === d.net + d.vat && Math.abs(d.vat - share(satang(d.net), d.vatRate)) <= 1, 'VAT or total')
export type FeeInvoice = z.output<typeof zFeeInvoice>

/** Quotation for a purchase that is not paid yet. It is not a tax document. */
export const zQuotation = z
  .object({
    seller: zSeller,
    buyer: zParty.extend({ taxId: zTaxId.or(z.literal('')) }),
    text: zText(200),
    /** What can be ordered from it; null in quotations without an order link. */
    offer: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('credits') }),
        z.object({ kind: z.literal('package'), slug: zText(120) }),
      ])
      .nullable()
      .default(null),
    net: zAmount.min(1),
    vatRate: z.int().min(0).max(10_000),
    vat: zAmount,
    total: zAmount,
    /** Tax that the buyer will withhold: it pays the total less this amount. */
    withheld: z.object({ rate: z.int().min(1).max(10_000), amount: zAmount.min(1) }).optional(),
    validUntil: zDate,
    /** Address of the site, for the printed order link. */
    site: z.string().max(200).default(''),
    poNumber: z.string().max(40).default(''),
    costCentre: z.string().max(40).default(''),
    signer: z.string().max(80).default(''),
  })
  .refine((d) => d.vat === share(satang(d.net), d.vatRate) && d.total === d.net + d.vat, 'VAT or total')
  .refine((d) => !d.withheld || d.withheld.amount === share(satang(d.net), d.withheld.rate), 'withheld tax')
export type Quotation = z.output<typeof zQuotation>

/**
 * Movements of one wallet in a month or a year. `in` and `out` are not negative. Each balance follows from the previous
 * row.
 */
export const zStatement = z
  .object({
    owner: zParty.extend({ taxId: zTaxId.or(z.literal('')), address: z.string().max(240).default('') }),
    side: z.enum(['creator', 'brand']),
    unit: z.enum(['baht', 'credit']),
    period: zPeriod,
    /** Language of the texts in the rows. */
    lang: zLang.default('th'),
    /** The kind of lines that the statement is limited to, as text. A limited statement has no balances. */
    only: zText(80).nullable().default(null),
    opening: zSatang,
    rows: z.array(z.object({ on: zDate, text: zText(200), in: zAmount, out: zAmount, balance: zSatang })).max(2_000),
    closing: zSatang,
    /** Summary of the period: jobs, tax withheld, fees …; `count` if the line counts something. */
    summary: z.array(z.object({ text: zText(80), count: z.int().nullable(), amount: zSatang })).max(12),
  })
  .refine((d) => {
    if (d.only !== null) return true
    const ends = d.rows.reduce((last, r) => (last + r.in - r.out === r.balance ? r.balance : Number.NaN), d.opening)
    return ends === d.closing
  }, 'balances')
export type Statement = z.output<typeof zStatement>

/** Data schema for each kind of document. */
export const documentShapes = {
  withholding_certificate: zWithholdingCertificate,
  tax_invoice: zTaxInvoice,
  credit_note: zCreditNote,
  fee_invoice: zFeeInvoice,
  statement: zStatement,
  quotation: zQuotation,
} as const
export type DocumentKind = keyof typeof documentShapes
export type DocumentInput<K extends DocumentKind> = z.input<(typeof documentShapes)[K]>

/** Input of each PDF function: the frozen data with the number and the time of issue. */
export interface Issued<D> {
  serial: string
  issuedAt: Date
  data: D
}

export const contract = {
  ...archiveContract,
  get: endpoint({
    id: 'documents.get',
    method: 'GET',
    path: '/api/documents/{id}',
    audience: 'any',
    summary:
      'Downloads a tax document or statement as PDF. `copy=2` is the copy to keep, or the duplicate of an invoice. `replacement` is the number of a replacement copy.',
    params: z.object({ id: zId }),
    query: z.object({
      copy: z.enum(['1', '2']).default('1'),
      replacement: z.coerce.number().int().min(1).max(999).optional(),
    }),
    blob: ['application/pdf'],
    errors: ['not_found'],
  }),
}
