import { parseCsv } from '../../../core/csv-text.ts'
import type { Lang } from '../../../core/shapes.ts'
import { CARRIER_CODES, CARRIERS, type CarrierCode, trackingNumberOf } from '../../jobs/rules/carriers.ts'

/** Columns of the sheet, in order. The import reads only the first and the last two. */
const COLUMNS = [
  'job',
  'creator',
  'recipient',
  'phone',
  'line',
  'subdistrict',
  'district',
  'province',
  'postcode',
  'quantity',
  'variants',
  'note',
  'shipBy',
  'carrier',
  'tracking',
] as const
export type Column = (typeof COLUMNS)[number]

const HEAD: Readonly<Record<Lang, Readonly<Record<Column, string>>>> = {
  th: {
    job: 'รหัสงาน',
    creator: 'ครีเอเตอร์',
    recipient: 'ชื่อผู้รับ',
    phone: 'โทรศัพท์',
    line: 'ที่อยู่',
    subdistrict: 'แขวง/ตำบล',
    district: 'เขต/อำเภอ',
    province: 'จังหวัด',
    postcode: 'รหัสไปรษณีย์',
    quantity: 'จำนวนชิ้น',
    variants: 'ตัวเลือกสินค้า',
    note: 'ข้อความจากครีเอเตอร์',
    shipBy: 'ส่งภายใน',
    carrier: 'ขนส่ง',
    tracking: 'เลขพัสดุ',
  },
  en: {
    job: 'Job ID',
    creator: 'Creator',
    recipient: 'Recipient',
    phone: 'Phone',
    line: 'Address',
    subdistrict: 'Subdistrict',
    district: 'District',
    province: 'Province',
    postcode: 'Postcode',
    quantity: 'Items',
    variants: 'Variants',
    note: 'Message from the creator',
    shipBy: 'Ship by',
    carrier: 'Carrier',
    tracking: 'Tracking number',
  },
}

/** The header row of the sheet in a language. */
export const headOf = (lang: Lang): string[] => COLUMNS.map((name) => HEAD[lang][name])
export const cellsOf = (row: Readonly<Record<Column, string>>): string[] => COLUMNS.map((name) => row[name])

/** An unvalidated row. `line` is its line in the sheet; the header is line 1. */
export interface SheetRow {
  line: number
  jobId: string
  carrier: string
  tracking: string
}

const plain = (text: string): string => text.replace(/^'/, '').trim()
const same = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0

/** The rows with a tracking number. Null if a column is missing. */
export function readSheet(text: string): SheetRow[] | null {
  const [head = [], ...rows] = parseCsv(text)
  const indexOf = (name: Column) =>
    head.findIndex((title) => same(title, HEAD.th[name]) || same(title, HEAD.en[name]) || title === name)
  const [job, carrier, tracking] = [indexOf('job'), indexOf('carrier'), indexOf('tracking')]
  if (job < 0 || carrier < 0 || tracking < 0) return null
  return rows.flatMap((cells, i) => {
    const row = {
      line: i + 2,
      jobId: plain(cells[job] ?? '').toLowerCase(),
      carrier: plain(cells[carrier] ?? ''),
      tracking: plain(cells[tracking] ?? ''),
    }
    return row.tracking === '' ? [] : [row]
  })
}

/** A carrier by its code or its name in either language; null if unknown. */
export function carrierOf(text: string): CarrierCode | null {
  const found = CARRIER_CODES.find(
    (code) => same(code, text) || same(CARRIERS[code].th, text) || same(CARRIERS[code].en, text),
  )
  return found ?? null
}

export const ROW_PROBLEMS = ['unknown_job', 'repeated', 'carrier', 'number', 'not_now'] as const
export type RowProblem = (typeof ROW_PROBLEMS)[number]

export interface ReadParcel {
  carrier: CarrierCode
  trackingNumber: string
}

/** The parcel of a row, or the problem with it. */
export function parcelOfRow({ carrier: text, tracking }: SheetRow): ReadParcel | RowProblem {
  const carrier = carrierOf(text)
  if (carrier === null) return 'carrier'
  const trackingNumber = trackingNumberOf(carrier, tracking)
  return trackingNumber === null ? 'number' : { carrier, trackingNumber }
}
