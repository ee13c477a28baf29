import type { Bilingual } from '../../../core/shapes.ts'
import { formatNumber, formatPercent } from '../../../i18n/formats.ts'
import { RECENT_DAYS } from '../../../ports/social/measure.ts'
import type { QualificationResult } from '../shapes.ts'

const n = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? formatNumber(value) : String(value ?? '-')
const p = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? formatPercent(value) : '-'

/**
 * Text for the failed check of a channel, for messages. The pages have texts of their own, which also say what to do.
 */
export function reasonWords(result: QualificationResult | null): Bilingual {
  const failed = result?.checks.find((check) => check.code === result.code)
  const details = failed?.details ?? {}
  switch (result?.code) {
    case 'already_signup':
      return { th: 'ช่องนี้มีคนใช้สมัครแล้ว', en: 'This channel is already on Talad.' }
    case 'not_public':
      return {
        th: 'ช่องนี้ตั้งเป็นส่วนตัว เปิดเป็นสาธารณะแล้วลองใหม่',
        en: 'This channel is private. Make it public and try again.',
      }
    case 'error_friends':
      return {
        th: `มีผู้ติดตาม ${n(failed?.value)} คน ต้องมี ${n(failed?.limit)} คนขึ้นไป ขาดอีก ${n(details.gap)} คน`,
        en: `${n(failed?.value)} followers. You need ${n(failed?.limit)}, so ${n(details.gap)} to go.`,
      }
    case 'error_post_not_found':
      return {
        th: `โพสต์ ${n(failed?.value)} ครั้งใน ${RECENT_DAYS} วัน ต้องมี ${n(failed?.limit)} ครั้งขึ้นไป`,
        en: `${n(failed?.value)} posts in ${RECENT_DAYS} days. You need at least ${n(failed?.limit)}.`,
      }
    case 'error_ratio':
      return details.kind === 'growth'
        ? {
            th: `ผู้ติดตามเพิ่ม ${p(failed?.value)} ใน 7 วัน แต่ยอดดูไม่เพิ่มตาม (เกณฑ์ไม่เกิน ${p(failed?.limit)})`,
            en: `Followers grew ${p(failed?.value)} in 7 days without matching views (limit ${p(failed?.limit)}).`,
          }
        : {
            th: `คุณติดตาม ${n(details.following)} คน แต่มีผู้ติดตาม ${n(details.followers)} คน`,
            en: `You follow ${n(details.following)} accounts but have ${n(details.followers)} followers.`,
          }
    case 'error_engagement':
      return details.kind === 'high'
        ? {
            th: `ER ${p(failed?.value)} สูงผิดปกติ เกณฑ์ไม่เกิน ${p(failed?.limit)}`,
            en: `ER ${p(failed?.value)} is unusually high (limit ${p(failed?.limit)}).`,
          }
        : {
            th: `ER ${p(failed?.value)} ต่ำกว่าเกณฑ์ ${p(failed?.limit)}`,
            en: `ER ${p(failed?.value)} is below our minimum of ${p(failed?.limit)}.`,
          }
    default:
      return { th: 'ช่องนี้ผ่านแล้ว', en: 'This channel qualifies.' }
  }
}
