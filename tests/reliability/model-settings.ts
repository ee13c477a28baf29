/** The settings in the model, as the histories change them. Rates in basis points, amounts in satang. */
export interface ModelSettings {
  feeBps: number
  vatBps: number
  /** The share of the price that is refunded on a cancellation. */
  refund: Record<'before_work' | 'working' | 'draft_sent' | 'ready' | 'posted' | 'late', number>
  extraRoundBps: number
  rejections: number
  refusals: number
  answerHours: number
  silenceEndDays: number
  receiptReviewHours: number
  draftReviewHours: number
  draftRoundHours: number
  choiceHours: number
  lateHours: number
  lateEndDays: number
  linkHours: number
  linkFailures: number
  insightDays: number
  insightRoundHours: number
  insightReviewHours: number
  insightEndDays: number
  insightRefusals: number
  referralBps: number
  referralCap: number
  returnDays: number
  unitReturnDays: number
  withdrawalFee: number
  taxBps: Record<TaxClass, number>
}

export type TaxClass = 'resident_individual' | 'company' | 'entertainer' | 'non_resident'

/** The referral cap is low, so that a short history reaches it. */
const FIRST: ModelSettings = {
  feeBps: 1_000,
  vatBps: 700,
  refund: { before_work: 10_000, working: 9_000, draft_sent: 5_000, ready: 2_500, posted: 0, late: 10_000 },
  extraRoundBps: 1_000,
  rejections: 2,
  refusals: 2,
  answerHours: 72,
  silenceEndDays: 10,
  receiptReviewHours: 72,
  draftReviewHours: 72,
  draftRoundHours: 72,
  choiceHours: 72,
  lateHours: 72,
  lateEndDays: 7,
  linkHours: 72,
  linkFailures: 3,
  insightDays: 3,
  insightRoundHours: 72,
  insightReviewHours: 72,
  insightEndDays: 14,
  insightRefusals: 2,
  referralBps: 500,
  referralCap: 50_000,
  returnDays: 30,
  unitReturnDays: 30,
  withdrawalFee: 1_500,
  taxBps: { resident_individual: 300, company: 300, entertainer: 500, non_resident: 1_500 },
}

/** Possible settings: one of them at the start of a history, and any other from some moment on. */
export const SETTINGS: readonly ModelSettings[] = [
  FIRST,
  {
    ...FIRST,
    feeBps: 1_250,
    vatBps: 735,
    refund: { before_work: 10_000, working: 8_335, draft_sent: 6_665, ready: 1_115, posted: 5, late: 10_000 },
    extraRoundBps: 1_505,
    rejections: 1,
    refusals: 1,
    answerHours: 24,
    receiptReviewHours: 24,
    draftReviewHours: 24,
    choiceHours: 24,
    linkFailures: 2,
    insightReviewHours: 24,
    insightRefusals: 1,
    referralBps: 1_005,
    referralCap: 90_000,
    returnDays: 45,
    unitReturnDays: 20,
    withdrawalFee: 2_105,
    taxBps: { resident_individual: 500, company: 100, entertainer: 505, non_resident: 1_000 },
  },
  {
    ...FIRST,
    feeBps: 855,
    refund: { before_work: 9_500, working: 9_995, draft_sent: 3_335, ready: 2_225, posted: 1, late: 9_000 },
    extraRoundBps: 625,
    rejections: 3,
    refusals: 3,
    answerHours: 120,
    silenceEndDays: 12,
    receiptReviewHours: 120,
    draftReviewHours: 120,
    draftRoundHours: 120,
    choiceHours: 120,
    lateHours: 24,
    lateEndDays: 14,
    linkHours: 120,
    insightDays: 5,
    insightReviewHours: 120,
    insightEndDays: 21,
    insightRefusals: 3,
    referralBps: 250,
    referralCap: 20_000,
    returnDays: 10,
    withdrawalFee: 995,
    taxBps: { resident_individual: 300, company: 325, entertainer: 300, non_resident: 1_500 },
  },
]
