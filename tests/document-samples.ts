import {
  type DocumentInput,
  type Issued,
  zCreditNote,
  zFeeInvoice,
  zQuotation,
  zStatement,
  zTaxInvoice,
  zWithholdingCertificate,
} from '../src/features/documents/contract.ts'

/** Test data: a typical case of each document, and the largest case that the schemas allow. */
export const company = {
  name: 'บริษัท ตลาดครีเอเตอร์ จำกัด',
  address: 'เลขที่ 99/9 อาคารสาทรธานี ชั้นที่ 12 ห้องเลขที่ 1204 ถนนสาทรใต้ แขวงทุ่งมหาเมฆ เขตสาทร กรุงเทพมหานคร 10120',
  taxId: '0105567000018',
  branch: '00000',
}
export const influencer = {
  name: 'นางสาวน้ำผึ้ง รุ่งเรืองศักดิ์สิทธิ์',
  address: '88/12 หมู่ที่ 4 ซอยลาดพร้าว 71 ถนนลาดพร้าว แขวงสะพานสอง เขตวังทองหลาง กรุงเทพมหานคร 10310',
  taxId: '1103700123451',
  branch: null,
}
const longest = (text: string, length: number) => text.repeat(length).slice(0, length).trim()
const crowded = {
  name: longest('บริษัทผู้ผลิตสื่อดิจิทัลน้ำใจดี ', 150),
  address: longest('อาคารชุดที่พักอาศัยริมน้ำเจ้าพระยาทาวเวอร์ ', 240),
  taxId: 'AB1234567',
  branch: '00012',
}

export const issued = <D>(serial: string, data: D): Issued<D> => ({
  serial,
  issuedAt: new Date('2026-07-18T05:00:00Z'),
  data,
})

export const certificateInput: DocumentInput<'withholding_certificate'> = {
  payer: company,
  payee: influencer,
  form: '3',
  lines: [{ row: '5', paidOn: '2026-07-18', amount: 450_000, tax: 13_500 }],
}
export const certificate = issued('WT-202607-0001', zWithholdingCertificate.parse(certificateInput))

const rows = [
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
] as const
export const fullCertificate = issued(
  'WT-202607-10000',
  zWithholdingCertificate.parse({
    payer: crowded,
    payee: crowded,
    book: '2569/1234',
    sequence: '12345678',
    form: '53',
    condition: 'other',
    conditionNote: longest('ออกให้บางส่วน', 40),
    funds: { pension: 123_456_789_00, socialSecurity: 9_000_00, provident: 500_000_00 },
    signer: longest('นายกำธร ตั้งใจดี กรรมการผู้จัดการ ', 80),
    lines: rows.map((row, i) => ({
      row,
      paidOn: '2026-12-31',
      amount: 123_456_789_012 + i,
      tax: 3_703_703_670,
      note: ['4b_1_4', '4b_2_5', '5', '6'].includes(row) ? longest('ค่าจ้างรีวิวสินค้า', 50) : '',
    })),
  }),
)

const invoiceOf = (
  buyer: DocumentInput<'tax_invoice'>['buyer'],
  lines: DocumentInput<'tax_invoice'>['lines'],
  vat: number,
) => {
  const net = lines.reduce((sum, l) => sum + l.amount, 0)
  const seller = { ...company, phone: '02-123-4567' }
  const paid = {
    paidBy: 'พร้อมเพย์ (PromptPay)',
    paidOn: '2026-07-18',
    reference: 'CH-01J2Z8M4',
    signer: 'น.ส.ปิ่นแก้ว ศรีสุข',
  }
  return { seller, buyer, lines, net, vatRate: 700, vat, total: net + vat, ...paid }
}
const credits = {
  text: 'เครดิต Talad (1 เครดิต = 1 บาท ใช้ได้ถึง 18 กรกฎาคม 2570)',
  quantity: 10_000,
  unitPrice: 100,
  amount: 1_000_000,
}
const nano = { text: 'แพ็กเกจ Nano 10 งาน โพสต์รูปบน Instagram', quantity: 1, unitPrice: 3_500_000, amount: 3_500_000 }

export const invoiceInput: DocumentInput<'tax_invoice'> = invoiceOf(influencer, [credits, nano], 315_000)
export const invoice = issued('TX-202607-0001', zTaxInvoice.parse(invoiceInput))
export const fullInvoice = issued(
  'TX-202607-10000',
  zTaxInvoice.parse(
    invoiceOf(
      crowded,
      Array.from({ length: 60 }, () => ({
        text: longest(nano.text, 200),
        quantity: 2,
        unitPrice: 12_345_678,
        amount: 24_691_356,
      })),
      103_703_695,
    ),
  ),
)

const creditNoteOf = (buyer: DocumentInput<'credit_note'>['buyer'], credited: number, text: string, reason: string) =>
  zCreditNote.parse({
    seller: { ...company, phone: '02-123-4567' },
    buyer,
    invoice: { serial: 'TX-202607-0001', issuedOn: '2026-07-18', net: 123_456_789_000 + credited, credited },
    text,
    reason: { th: reason, en: reason },
    correctNet: 120_000_000_000,
    net: 3_456_789_000,
    vatRate: 700,
    vat: 241_975_230,
    total: 3_698_764_230,
    reference: 'CH-01J2Z8M4',
  })
export const creditNote = issued(
  'CN-202607-0001',
  creditNoteOf(influencer, 0, 'คืนเครดิต Talad', 'คืนเงินสำหรับบริการที่ยังไม่ได้ใช้'),
)
export const fullCreditNote = issued(
  'CN-202607-10000',
  creditNoteOf(crowded, 500_000, longest(nano.text, 200), longest('คืนเงินสำหรับบริการที่ยังไม่ได้ใช้ ', 120)),
)

const feeInvoiceOf = (form: 'full' | 'abbreviated', buyer: DocumentInput<'fee_invoice'>['buyer']) =>
  zFeeInvoice.parse({
    form,
    seller: { ...company, phone: '02-123-4567' },
    buyer,
    text: 'ค่าธรรมเนียมถอนเงิน / Withdrawal fee',
    net: 1_402,
    vatRate: 700,
    vat: 98,
    total: 1_500,
    paidBy: 'หักจากยอดที่ถอน (Deducted from the withdrawal)',
    paidOn: '2026-07-18',
    reference: 'WD-20260718-0001',
  })
export const feeInvoice = issued('TF-202607-0001', feeInvoiceOf('full', influencer))
export const shortFeeInvoice = issued(
  'TF-202607-10000',
  feeInvoiceOf('abbreviated', { ...crowded, taxId: '', address: '' }),
)

/** A month with `n` entries, every third one a withdrawal. */
export function statementOf(n: number) {
  let balance = 250_000
  const movements = Array.from({ length: n }, (_, i) => {
    const paid = i % 3 === 0 ? { in: 0, out: 100_000 } : { in: 450_000, out: 0 }
    balance += paid.in - paid.out
    const text = paid.out ? 'ถอนเงินไปบัญชีกสิกรไทย ••4821' : `ค่าจ้างงาน “รีวิวน้ำผลไม้เพื่อสุขภาพ” โดย กาแฟดอยช้าง (${i})`
    return { on: `2026-07-${String(1 + Math.floor((i * 28) / n)).padStart(2, '0')}`, text, ...paid, balance }
  })
  const summary = [
    { text: 'งานที่เสร็จ', count: 22, amount: 9_900_000 },
    { text: 'ภาษีหัก ณ ที่จ่าย', count: 22, amount: -297_000 },
    { text: 'รับสุทธิ', count: null, amount: 9_603_000 },
  ]
  return issued(
    'ST-202608-0001',
    zStatement.parse({
      owner: influencer,
      side: 'creator',
      unit: 'baht',
      period: '2026-07',
      opening: 250_000,
      rows: movements,
      closing: balance,
      summary,
    }),
  )
}

export const quotation = issued(
  'QT-202607-0001',
  zQuotation.parse({
    seller: { ...company, phone: '02-123-4567' },
    buyer: crowded,
    text: longest(nano.text, 200),
    net: 100_000_000_000,
    vatRate: 700,
    vat: 7_000_000_000,
    total: 107_000_000_000,
    withheld: { rate: 300, amount: 3_000_000_000 },
    offer: { kind: 'credits' },
    site: 'https://talad.example',
    validUntil: '2026-08-17',
    poNumber: longest('PO-2569/', 40),
    costCentre: longest('ฝ่ายการตลาด ', 40),
  }),
)

/** A month with `n` entries in each wallet, each with a text of full length. */
export function monthOf(n: number, brand: string | null = null) {
  const wallet = (one: number) => ({
    opening: { available: 0, held: 0 },
    rows: Array.from({ length: n }, (_, i) => ({
      on: '2026-07-18',
      text: longest('พักเครดิตค่างาน: รีวิวน้ำผลไม้เพื่อสุขภาพ · กาแฟดอยช้าง ', 240),
      reference: `งาน 1A2B3C4D · PO ${longest('PO-2569/', 40)} · ศูนย์ต้นทุน ${longest('ฝ่ายการตลาด ', 40)}`,
      document: 'TX-202607-0001',
      available: one,
      held: 0,
      availableAfter: one * (i + 1),
      heldAfter: 0,
    })),
    totals: n > 0 ? [{ text: longest('พักเครดิตค่างาน ', 80), available: one * n, held: 0 }] : [],
    closing: { available: one * n, held: 0 },
  })
  return {
    madeAt: new Date('2026-08-01T05:00:00Z'),
    data: {
      owner: { ...(n > 0 ? crowded : influencer), agency: brand !== null },
      brand,
      month: '2026-07',
      lang: 'th' as const,
      credits: wallet(123_456_789),
      packages: wallet(20),
    },
  }
}

/** A tax year: a few ordinary certificates, or many with every field at full length. */
export const taxYearOf = (n: number) => ({
  year: '2026',
  payee: n > 10 ? crowded : influencer,
  kinds: [
    { text: 'ค่าจ้าง', gross: 450_000 * n, tax: 13_500 * n },
    { text: 'ชวนเพื่อน', gross: 0, tax: 0 },
  ],
  certificates: Array.from({ length: n }, (_, i) => ({
    ...(n > 10 ? fullCertificate : certificate),
    serial: `WT-202607-${String(i + 1).padStart(4, '0')}`,
  })),
  madeAt: new Date('2027-01-05T05:00:00Z'),
})

export const slip = {
  reference: 'WD-20260718-0001',
  headline: { label: 'เข้าบัญชี', amount: 48_500 },
  facts: [
    { label: 'เลขที่รายการ', sub: 'Reference', text: 'WD-20260718-0001' },
    { label: 'ผู้รับเงิน', sub: 'Payee', text: crowded.name },
    { label: 'เข้าบัญชี', sub: 'You receive', text: '฿485.00' },
  ],
  madeAt: new Date('2026-07-18T05:00:00Z'),
}
