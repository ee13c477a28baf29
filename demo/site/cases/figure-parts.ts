import type { Bilingual } from '../../../src/core/shapes.ts'
import type { Doc } from '../../../src/features/content/kinds.ts'

type Figure = Doc<'caseStudy'>['figures'][number]
type Series = Doc<'caseStudy'>['series'][number]

const label = (th: string, en: string): Bilingual => ({ th, en })

/**
 * Labels that several case studies share. The points of a series with one of these labels sum to the figure with the same
 * label.
 */
export const MEASURES = {
  reach: label('การเข้าถึง', 'Reach'),
  engagements: label('การมีส่วนร่วม', 'Engagements'),
  rate: label('ER (อัตราการมีส่วนร่วม)', 'ER (engagement rate)'),
  clicks: label('คลิกลิงก์ติดตาม', 'Tracking-link clicks'),
  coupons: label('การใช้โค้ด', 'Coupon uses'),
  spend: label('งบรวมค่าบริการ', 'Spend with service fee'),
  perEngagement: label('ต้นทุนต่อการมีส่วนร่วม', 'Cost per engagement'),
  perClick: label('ต้นทุนต่อคลิก', 'Cost per click'),
  perCoupon: label('ต้นทุนต่อการใช้โค้ด', 'Cost per coupon use'),
} as const

export const count = (label: Bilingual, value: number): Figure => ({ label, value, unit: 'count' })
export const percent = (label: Bilingual, value: number): Figure => ({ label, value, unit: 'percent' })
export const times = (label: Bilingual, value: number): Figure => ({ label, value, unit: 'times' })
export const days = (label: Bilingual, value: number): Figure => ({ label, value, unit: 'days' })
export const money = (label: Bilingual, amount: number): Figure => ({ label, value: amount, unit: 'baht' })

const series = (word: Bilingual) => (label: Bilingual, unit: Series['unit'], values: readonly number[]) => ({
  label,
  unit,
  points: values.map((value, i) => ({ label: { th: `${word.th} ${i + 1}`, en: `${word.en} ${i + 1}` }, value })),
})
/** One value per day, or per week, from the first post on. */
export const byDay = series(label('วันที่', 'Day'))
export const byWeek = series(label('สัปดาห์ที่', 'Week'))
