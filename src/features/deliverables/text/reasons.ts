import type { Lang } from '../../../core/shapes.ts'

/** Words of the reason codes of a job, for pages and messages. A person's own sentence stands beside them. */
export const REASONS = {
  product_unclear: { th: 'เห็นสินค้าไม่ชัด', en: 'Product not visible' },
  tag_missing: { th: 'ไม่มีแฮชแท็กโฆษณา', en: 'Disclosure tag missing' },
  off_brief: { th: 'ไม่ตรงบรีฟ', en: "Doesn't follow the brief" },
  claim: { th: 'คำพูดเกินจริงหรือผิดกฎโฆษณา', en: 'Exaggerated or prohibited claims' },
  sound: { th: 'เสียงหรือภาพไม่ชัด', en: 'Sound or picture unclear' },
  wrong_fact: { th: 'ข้อมูลผิด', en: 'Wrong facts' },
  unreadable: { th: 'อ่านไม่ออก', en: "Can't be read" },
  wrong_item: { th: 'ไม่ใช่สินค้าหรือร้านในบรีฟ', en: 'Not the product or shop in the brief' },
  numbers_differ: { th: 'ตัวเลขไม่ตรงกับโพสต์', en: "Numbers don't match the post" },
  post_missing: { th: 'ไม่พบโพสต์', en: "We couldn't find the post" },
  post_private: { th: 'โพสต์ยังไม่เปิดสาธารณะ', en: "The post isn't public" },
  post_account: { th: 'ลิงก์นี้เป็นของช่องอื่น', en: 'The post is on another account' },
  post_tag: { th: 'ไม่พบแฮชแท็กโฆษณาในโพสต์', en: 'The disclosure tag is missing' },
  other: { th: 'อื่น ๆ', en: 'Other' },
} as const satisfies Record<string, { th: string; en: string }>

export type ReasonCode = keyof typeof REASONS

/** Reasons that a brand can send something back for. */
export const DRAFT_REASONS = [
  'product_unclear',
  'tag_missing',
  'off_brief',
  'claim',
  'sound',
  'wrong_fact',
  'other',
] as const
export const PROOF_REASONS = ['unreadable', 'wrong_item', 'numbers_differ', 'other'] as const

/** A reason as a message tells it: the code's words, then the person's own. */
export function reasonWords(code: string | undefined, own: string | undefined): { th: string; en: string } | string {
  const words = code !== undefined && code !== 'other' && code in REASONS ? REASONS[code as ReasonCode] : null
  if (words === null) return own ?? ''
  return own ? { th: `${words.th} (${own})`, en: `${words.en} (${own})` } : words
}

const isReason = (code: string): code is ReasonCode => code in REASONS

/** A reason code in words; empty where there is none to tell. */
export const reasonIn = (lang: Lang, code: string | null): string =>
  code !== null && isReason(code) ? REASONS[code][lang] : ''
