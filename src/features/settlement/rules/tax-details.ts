/** What a payee's tax certificates print. */
export interface TaxDetails {
  legalName: string | null
  nationalId: string | null
  passportNo: string | null
  address: object | null
}

/** The fields that an influencer's tax certificates need, in form order. */
const NEEDED: readonly { th: string; en: string; missing: (payee: TaxDetails) => boolean }[] = [
  { th: 'ชื่อตามเอกสาร', en: 'legal name', missing: (p) => !p.legalName },
  {
    th: 'เลขประจำตัวประชาชนหรือหนังสือเดินทาง',
    en: 'national ID or passport',
    missing: (p) => !p.nationalId && !p.passportNo,
  },
  { th: 'ที่อยู่', en: 'address', missing: (p) => !p.address },
]

export const missingTaxDetails = (payee: TaxDetails) => NEEDED.filter((item) => item.missing(payee))

/**
 * Whether a payment to this person could be certified. Without tax details a person cannot take part in a job, because
 * it could not be paid.
 */
export const hasTaxDetails = (payee: TaxDetails | undefined): boolean =>
  payee !== undefined && missingTaxDetails(payee).length === 0
