import { describe, expect, test } from 'vitest'
import {
  certificate,
  creditNote,
  feeInvoice,
  fullCertificate,
  fullCreditNote,
  fullInvoice,
  invoice,
  monthOf,
  quotation,
  shortFeeInvoice,
  slip,
  statementOf,
  taxYearOf,
} from '../../../../tests/document-samples.ts'
import { renderCreditNote } from './credit-note.ts'
import { renderFeeInvoice } from './fee-invoice.ts'
import { renderMonthlyStatement } from './monthly-statement.ts'
import { renderQuotation } from './quotation.ts'
import { PAGE, type Placement, type Rendered } from './sheet.ts'
import { renderStatement } from './statement.ts'
import { renderTaxInvoice } from './tax-invoice.ts'
import { renderTaxYear } from './tax-year.ts'
import { renderTransferSlip } from './transfer-slip.ts'
import { renderWithholdingCertificate } from './withholding-certificate.ts'

const cases: [name: string, lay: () => Promise<Rendered>, pages: number][] = [
  ['certificate', () => renderWithholdingCertificate(certificate), 1],
  ['certificate, copy 2, every field full', () => renderWithholdingCertificate(fullCertificate, 2), 1],
  ['invoice', () => renderTaxInvoice(invoice), 1],
  ['invoice of 60 long lines', () => renderTaxInvoice(fullInvoice, { copy: 2 }), 8],
  ['credit note', () => renderCreditNote(creditNote), 1],
  ['credit note, every field full', () => renderCreditNote(fullCreditNote, { copy: 2 }), 1],
  ['invoice of a fee', () => renderFeeInvoice(feeInvoice), 1],
  ['abbreviated invoice of a fee', () => renderFeeInvoice(shortFeeInvoice, { copy: 2 }), 1],
  ['statement without movements', () => renderStatement(statementOf(0)), 1],
  ['statement of 34 movements', () => renderStatement(statementOf(34)), 2],
  ['quotation, every field full', () => renderQuotation(quotation), 1],
  ['month without movements', () => renderMonthlyStatement(monthOf(0)), 1],
  ['month of 12 movements, every field full', () => renderMonthlyStatement(monthOf(12)), 6],
  ['month of a brand with the longest name', () => renderMonthlyStatement(monthOf(12, 'สมุนไพร'.repeat(11))), 6],
  ['tax year of 3 certificates', () => renderTaxYear(taxYearOf(3)), 4],
  ['tax year of 60 certificates, every field full', () => renderTaxYear(taxYearOf(60)), 63],
  ['transfer slip', () => renderTransferSlip(slip), 1],
]

/** The part of a line's box that letters occupy. Marks above and below may overlap the empty part of the next line. */
const core = (p: Placement) => ({
  left: p.x + 0.2,
  right: p.x + p.width - 0.2,
  top: p.y + p.height * 0.24,
  bottom: p.y + p.height * 0.8,
})

function overlapping(placements: readonly Placement[]): string[] {
  const found: string[] = []
  placements.forEach((a, i) => {
    for (const b of placements.slice(i + 1)) {
      if (a.page !== b.page) continue
      const [p, q] = [core(a), core(b)]
      if (p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom)
        found.push(`${a.text} × ${b.text}`)
    }
  })
  return found
}

const pagesIn = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length
const printed = (r: Rendered) => r.placements.map((p) => p.text)

describe.each(cases)('%s', (_, lay, pages) => {
  test('every line fits its box and the page without overlap; the page count is right; the bytes are reproducible', async () => {
    const result = await lay()
    for (const p of result.placements) {
      expect(p.width, p.text).toBeLessThanOrEqual(p.room + 0.01)
      expect(p.x, p.text).toBeGreaterThanOrEqual(18)
      expect(p.x + p.width, p.text).toBeLessThanOrEqual(PAGE.width - 18)
      expect(p.y + p.height, p.text).toBeLessThanOrEqual(PAGE.height - 18)
    }
    expect(overlapping(result.placements)).toEqual([])
    expect(result.pages).toBe(pages)
    expect(pagesIn(result.bytes)).toBe(pages)
    expect(Buffer.from((await lay()).bytes).equals(Buffer.from(result.bytes))).toBe(true)
  })
})

describe('what is printed', () => {
  test('a certificate has ids in boxes, Buddhist dates, sums, the amount in words and the copy number', async () => {
    const text = printed(await renderWithholdingCertificate(certificate))
    const boxed = text.filter((t) => /^\d$/.test(t)).join('')
    expect(boxed).toBe(certificate.data.payer.taxId + certificate.data.payee.taxId)
    expect(text).toContain('18 ก.ค. 2569')
    expect(text).toContain('18 กรกฎาคม 2569')
    expect(text.filter((t) => t === '4,500')).toHaveLength(2)
    expect(text.filter((t) => t === '135')).toHaveLength(2)
    expect(text).toContain('หนึ่งร้อยสามสิบห้าบาทถ้วน')
    expect(text[0]).toMatch(/^ฉบับที่ 1 /)
    expect(printed(await renderWithholdingCertificate(certificate, 2))[0]).toMatch(/^ฉบับที่ 2 /)
  })

  test('a monthly statement identifies an agency, with the brand if it is for one brand', async () => {
    const { madeAt, data } = monthOf(0)
    const owner = { ...data.owner, agency: true }
    for (const brand of [null, 'มัตฉะบาร์']) {
      const text = printed(await renderMonthlyStatement({ madeAt, data: { ...data, owner, brand } })).join('\n')
      expect(text).toContain('เอเจนซี')
      expect(text.includes('แบรนด์')).toBe(brand !== null)
    }
    expect(printed(await renderMonthlyStatement(monthOf(0))).join('\n')).not.toContain('เอเจนซี')
  })

  test('a certificate with every row has the sums of the rows as totals', async () => {
    const text = printed(await renderWithholdingCertificate(fullCertificate))
    expect(text).toContain('18,518,518,352')
    expect(text).toContain('555,555,550')
    const notes = fullCertificate.data.lines.map((l) => l.note).filter(Boolean)
    expect(notes).toHaveLength(4)
    expect(
      text.filter((t) => t.includes(notes[0]!)),
      'each note on one line',
    ).toHaveLength(4)
    expect(text.filter((t) => /^[A-Z0-9]$/.test(t)).join('')).toBe('AB1234567AB1234567')
  })

  test('an invoice shows the VAT separately, the total, the amount in words and the branches', async () => {
    const text = printed(await renderTaxInvoice(invoice))
    for (const expected of [
      '45,000.00',
      '3,150.00',
      '48,150.00',
      'ภาษีมูลค่าเพิ่ม 7%',
      'สี่หมื่นแปดพันหนึ่งร้อยห้าสิบบาทถ้วน',
      'ต้นฉบับ / Original',
    ])
      expect(text).toContain(expected)
    expect(text).toContain('เลขประจำตัวผู้เสียภาษี 0-1055-67000-01-8  สำนักงานใหญ่')
    expect(printed(await renderTaxInvoice(invoice, { copy: 2 }))).toContain('สำเนา / Copy')
  })

  test('a fee invoice shows the VAT separately; an abbreviated one has its own title', async () => {
    const text = printed(await renderFeeInvoice(feeInvoice))
    for (const expected of ['14.02', '0.98', '15.00', 'ใบกำกับภาษี/ใบเสร็จรับเงิน', 'สิบห้าบาทถ้วน'])
      expect(text).toContain(expected)
    const short = printed(await renderFeeInvoice(shortFeeInvoice))
    expect(short).toContain('ใบกำกับภาษีอย่างย่อ')
    expect(short.filter((line) => line.startsWith('เลขประจำตัวผู้เสียภาษี'))).toHaveLength(1)
  })

  test('a tax year lists the kinds of income, the sums and each certificate', async () => {
    const text = printed(await renderTaxYear(taxYearOf(3)))
    for (const expected of ['2569', 'รวม 3 ฉบับ', '405.00', '13,500.00', 'WT-202607-0003', 'เลขที่'])
      expect(text).toContain(expected)
  })

  test('a statement shows the opening balance, the closing balance and the sums', async () => {
    const { data } = statementOf(34)
    const text = printed(await renderStatement(statementOf(34)))
    expect(text).toContain('2,500.00')
    expect(text).toContain('99,000.00')
    expect(text).toContain('12,000.00')
    expect(data.closing).toBe(250_000 + 9_900_000 - 1_200_000)
    expect(text).toContain('89,500.00')
    expect(text).toContain('−2,970.00 บาท')
  })
})
