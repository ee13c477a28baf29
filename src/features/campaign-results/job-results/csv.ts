import { dayOf } from '../../../core/calendar.ts'
import { csvOf } from '../../../core/csv.ts'
import type { Lang } from '../../../core/shapes.ts'
import { jobNumberOf } from '../../jobs/rules/job-number.ts'
import type { JobResult } from '../contract.ts'
import { type ResultState, resultStateOf } from '../rules/result-state.ts'

const HEAD: Record<Lang, readonly string[]> = {
  th: [
    'ครีเอเตอร์',
    'เลขที่งาน',
    'สถานะ',
    'โพสต์',
    'วันที่โพสต์',
    'การเข้าถึง',
    'ยอดดู',
    'การมีส่วนร่วม',
    'คลิก',
    'โค้ดส่วนลด',
    'การใช้โค้ด',
    'ต้นทุนต่อการมีส่วนร่วม (เครดิต)',
    'ต้นทุนต่อคลิก (เครดิต)',
    'ต้นทุนต่อการใช้โค้ด (เครดิต)',
    'จ่ายด้วย',
    'สิทธิ์แพ็กเกจ',
    'พักไว้ทั้งหมด (เครดิต)',
    'ค่าจ้าง',
    'ค่าบริการ',
    'ค่าสินค้าเบิกคืน',
    'คืนให้แบรนด์',
    'ยังพักไว้',
    'เลขที่ PO',
    'ศูนย์ต้นทุน',
  ],
  en: [
    'Creator',
    'Job number',
    'Status',
    'Post',
    'Posted on',
    'Reach',
    'Views',
    'Engagements',
    'Clicks',
    'Coupon code',
    'Coupon uses',
    'Cost per engagement (credits)',
    'Cost per click (credits)',
    'Cost per coupon use (credits)',
    'Paid with',
    'Package job',
    'Total put on hold (credits)',
    'Job pay',
    'Service fee',
    'Reimbursements',
    'Returned to the brand',
    'On hold now',
    'PO number',
    'Cost centre',
  ],
}

const STATES: Record<Lang, Record<ResultState, string>> = {
  th: { complete: 'จบแล้ว', in_progress: 'กำลังทำ', ended: 'ยกเลิก' },
  en: { complete: 'Completed', in_progress: 'In progress', ended: 'Cancelled' },
}
const FUNDS: Record<Lang, Record<JobResult['fundedBy'], string>> = {
  th: { credits: 'เครดิต', package: 'แพ็กเกจ' },
  en: { credits: 'Credits', package: 'Package' },
}
const UNITS: Record<Lang, Record<NonNullable<JobResult['unit']>, string>> = {
  th: { held: 'พักไว้', used: 'ใช้แล้ว', returned: 'คืนแล้ว' },
  en: { held: 'On hold', used: 'Used', returned: 'Returned' },
}

const count = (n: number | null): string => (n === null ? '' : String(n))

/** Results by influencer as CSV. Dates are ISO in Bangkok time; amounts are credits. */
export const resultsCsv = (
  results: readonly JobResult[],
  { poNumber, costCentre }: { poNumber: string; costCentre: string },
  lang: Lang,
): Uint8Array =>
  csvOf(
    HEAD[lang],
    results.map(
      ({
        id,
        influencer,
        status,
        post,
        reach,
        views,
        engagement,
        clicks,
        couponCode,
        couponUses,
        perEngagement,
        perClick,
        perCouponUse,
        fundedBy,
        unit,
        money,
      }) => [
        influencer.name,
        jobNumberOf(id),
        STATES[lang][resultStateOf(status)],
        post?.url ?? '',
        post ? dayOf(new Date(post.at)) : '',
        count(reach),
        count(views),
        count(engagement),
        count(clicks),
        couponCode ?? '',
        count(couponUses),
        perEngagement ?? '',
        perClick ?? '',
        perCouponUse ?? '',
        FUNDS[lang][fundedBy],
        unit === null ? '' : UNITS[lang][unit],
        money.putOnHold,
        money.paid,
        money.fees,
        money.reimbursed,
        money.returned,
        money.held,
        poNumber,
        costCentre,
      ],
    ),
  )
