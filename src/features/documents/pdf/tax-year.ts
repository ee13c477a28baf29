import { setImmediate } from 'node:timers/promises'
import { dayOf } from '../../../core/calendar.ts'
import { formatDate, formatYear } from '../../../i18n/formats.ts'
import type { Issued, Party, WithholdingCertificate } from '../contract.ts'
import { money, thaiDate } from './format.ts'
import { drawFacts, drawRecipient, MARGIN, RIGHT, WIDTH } from './letterhead.ts'
import { type Column, drawRows } from './rows-table.ts'
import { ink, PAGE, type Rendered, Sheet } from './sheet.ts'
import { drawCertificate } from './withholding-certificate.ts'

export interface TaxYear {
  /** Year CE, yyyy. */
  year: string
  payee: Omit<Party, 'taxId'> & { taxId: string }
  /** Income by kind before tax, and the tax withheld. */
  kinds: readonly { text: string; gross: number; tax: number }[]
  certificates: readonly Issued<WithholdingCertificate>[]
  madeAt: Date
}

const AMOUNT = 92
const amounts: readonly Column[] = [
  { head: 'เงินได้', sub: 'Income (THB)', width: AMOUNT, align: 'right' },
  { head: 'ภาษีที่หักไว้', sub: 'Tax withheld (THB)', width: AMOUNT, align: 'right' },
]
const KIND_COLUMNS: readonly Column[] = [
  { head: 'ประเภท', sub: 'Kind', width: WIDTH - 2 * AMOUNT, align: 'left' },
  ...amounts,
]
const CERTIFICATE_COLUMNS: readonly Column[] = [
  { head: 'วันที่จ่าย', sub: 'Paid on', width: 96, align: 'left' },
  { head: 'หนังสือรับรอง', sub: 'Certificate no.', width: WIDTH - 96 - 2 * AMOUNT, align: 'left' },
  ...amounts,
]

const sumOf = (doc: Issued<WithholdingCertificate>, key: 'amount' | 'tax'): number =>
  doc.data.lines.reduce((sum, line) => sum + line[key], 0)
const total = (numbers: readonly number[]): string => money(numbers.reduce((sum, n) => sum + n, 0))

/**
 * A year's income and tax on the first pages, then every certificate of the year. The same input gives the same bytes.
 */
export const taxYearPdf = async (doc: TaxYear): Promise<Uint8Array> => (await renderTaxYear(doc)).bytes

/** The laid-out document, with the measurements of every printed line. */
export async function renderTaxYear(doc: TaxYear): Promise<Rendered> {
  const { certificates, kinds } = doc
  const sheet = new Sheet({ title: `สรุปภาษีเงินได้ปี ${formatYear('th', doc.year)}`, author: 'Talad', at: doc.madeAt })
  sheet.bookmark('สรุป')
  const bottom = PAGE.height - MARGIN - 20
  const turn = () => {
    drawFoot(sheet)
    sheet.nextPage()
    return drawTop(sheet, doc)
  }
  const kindRows = [
    ...kinds.map(({ text, gross, tax }) => ({ cells: [text, money(gross), money(tax)] })),
    {
      cells: ['รวม', total(kinds.map(({ gross }) => gross)), total(kinds.map(({ tax }) => tax))],
      weight: 'bold' as const,
    },
  ]
  const below = drawRows(sheet, KIND_COLUMNS, kindRows, { left: MARGIN, top: drawTop(sheet, doc), bottom }, turn)
  const listRows = [
    ...certificates.map((one) => ({
      cells: [
        formatDate('th', one.data.lines[0]?.paidOn ?? dayOf(one.issuedAt)),
        one.serial,
        money(sumOf(one, 'amount')),
        money(sumOf(one, 'tax')),
      ],
    })),
    {
      cells: [
        '',
        `รวม ${certificates.length} ฉบับ`,
        total(certificates.map((one) => sumOf(one, 'amount'))),
        total(certificates.map((one) => sumOf(one, 'tax'))),
      ],
      weight: 'bold' as const,
    },
  ]
  drawRows(sheet, CERTIFICATE_COLUMNS, listRows, { left: MARGIN, top: below + 18, bottom }, turn)
  drawFoot(sheet)
  for (const certificate of certificates) {
    // Hundreds of pages take seconds. This lets other requests run in between.
    await setImmediate()
    sheet.nextPage()
    sheet.bookmark(certificate.serial)
    drawCertificate(sheet, certificate, 1)
  }
  return sheet.finish()
}

function drawTop(sheet: Sheet, { year, payee, certificates, madeAt }: TaxYear): number {
  sheet.line('Talad', MARGIN, 38, 120, { size: 17, weight: 'bold', color: ink.brand })
  sheet.line('สรุปภาษีเงินได้หัก ณ ที่จ่าย', MARGIN + 120, 38, WIDTH - 120, { size: 14, weight: 'bold', align: 'right' })
  sheet.line('Annual withholding tax summary', MARGIN + 120, 57, WIDTH - 120, {
    size: 8.5,
    align: 'right',
    color: ink.soft,
  })
  sheet.rule(MARGIN, 76, RIGHT, 76, 0.8, ink.brand)
  const half = 290
  const x = MARGIN + half + 24
  const facts = [
    { label: 'ปีภาษี', sub: 'Tax year', text: formatYear('th', year) },
    { label: 'จำนวน', sub: 'Certificates', text: `${certificates.length} ฉบับ` },
    { label: 'วันที่พิมพ์', sub: 'Printed', text: thaiDate(dayOf(madeAt)) },
  ]
  const right = drawFacts(sheet, facts, x, 86, RIGHT - x)
  return Math.max(drawRecipient(sheet, 'ผู้มีเงินได้', 'Payee', payee, 86, half), right) + 10
}

function drawFoot(sheet: Sheet): void {
  const y = PAGE.height - MARGIN - 10
  sheet.line(`หน้า ${sheet.page}`, MARGIN, y, WIDTH, { size: 7.5, align: 'right', color: ink.soft })
}
