/** What a payee's tax certificates print. */
export interface TaxDetails {
  legalName: string | null
  nationalId: string | null
  passportNo: string | null
  address: object | null
}

/** What an influencer's tax certificates need, in form order. `identity`: national ID or passport. */
export const TAX_DETAILS = ['legalName', 'identity', 'address'] as const

const NEEDED: readonly {
  code: (typeof TAX_DETAILS)[number]
  th: string
  en: string
  missing: (payee: TaxDetails) => boolean
}[] = [
  { code: 'legalName', th: 'ชื่อตามเอกสาร', en: 'legal name', missing: (p) => !p.legalName },
  {
    code: 'identity',
    th: 'เลขประจำตัวประชาชนหรือหนังสือเดินทาง',
    en: 'national ID or passport',
    missing: (p) => !p.nationalId && !p.passportNo,
  },
  { code: 'address', th: 'ที่อยู่', en: 'address', missing: (p) => !p.address },
]

const missingTaxDetails = (payee: TaxDetails) => NEEDED.filter((item) => item.missing(payee))

/**
 * Whether a payment to this person could be certified. Without tax details a person cannot take part in a job, because
 * it could not be paid.
 */
export const hasTaxDetails = (payee: TaxDetails | undefined): boolean =>
  payee !== undefined && missingTaxDetails(payee).length === 0

/** Why this person cannot accept a job yet; null if nothing is missing. */
export function acceptBlocker(payee: TaxDetails & { taxDecidedAt: Date | null }) {
  const missing = missingTaxDetails(payee)
  if (missing.length > 0) return { code: 'profile_incomplete', missing } as const
  return payee.taxDecidedAt ? null : ({ code: 'tax_class_required', missing } as const)
}
