import type { Bilingual, Lang } from '../../../core/shapes.ts'

/** Texts of a job's reason codes, for pages and messages. A comment may follow them. */
export const REASONS = {
  product_unclear: { th: 'เห็นสินค้าไม่ชัด', en: 'Product not clearly visible' },
  tag_missing: { th: 'ไม่มีแฮชแท็กโฆษณา', en: 'Disclosure tag missing' },
  off_brief: { th: 'ไม่ตรงบรีฟ', en: 'Doesn’t follow the brief' },
  claim: { th: 'คำพูดเกินจริงหรือผิดกฎโฆษณา', en: 'Exaggerated or prohibited claims' },
  sound: { th: 'เสียงหรือภาพไม่ชัด', en: 'Unclear sound or picture' },
  wrong_fact: { th: 'ข้อมูลผิด', en: 'Incorrect information' },
  unreadable: { th: 'อ่านไม่ออก', en: 'Can’t be read' },
  wrong_item: { th: 'ไม่ใช่สินค้าหรือร้านในบรีฟ', en: 'Not the product or shop in the brief' },
  numbers_differ: { th: 'ตัวเลขไม่ตรงกับโพสต์', en: 'Numbers don’t match the post' },
  post_missing: { th: 'ไม่พบโพสต์', en: 'We couldn’t find the post' },
  post_private: { th: 'โพสต์ยังไม่เปิดสาธารณะ', en: 'The post isn’t public' },
  post_account: { th: 'ลิงก์นี้เป็นของช่องอื่น', en: 'The post is on another account' },
  post_tag: { th: 'ไม่พบแฮชแท็กโฆษณาในโพสต์', en: 'The disclosure tag is missing' },
  other: { th: 'อื่น ๆ', en: 'Other' },
} as const satisfies Record<string, Bilingual>

export type ReasonCode = keyof typeof REASONS

/** Reasons for which a marketer can reject something. */
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

/** A reason in a message: the text of the code, then the comment. */
export function reasonWords(code: string | undefined, own: string | undefined): Bilingual | string {
  const words = code !== undefined && code !== 'other' && code in REASONS ? REASONS[code as ReasonCode] : null
  if (words === null) return own ?? ''
  return own ? { th: `${words.th} (${own})`, en: `${words.en} (${own})` } : words
}

const isReason = (code: string): code is ReasonCode => code in REASONS

/** The text of a reason code; empty if it has none. */
export const reasonIn = (lang: Lang, code: string | null): string =>
  code !== null && isReason(code) ? REASONS[code][lang] : ''
