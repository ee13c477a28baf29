import type { Bilingual } from '../../../core/shapes.ts'

/** Roles that can close their own account. */
export const ROLES = ['influencer', 'marketer'] as const
export type Role = (typeof ROLES)[number]

export const REASONS = [
  'other_account',
  'jobs_do_not_fit',
  'creators_do_not_fit',
  'hard_to_use',
  'not_needed',
  'no_campaigns',
  'other',
] as const
export type Reason = (typeof REASONS)[number]

/**
 * Reasons for closing an account. An endpoint returns this list, so the texts are here and not in the page's messages.
 */
export const REASON_WORDS: Readonly<Record<Reason, Bilingual>> = {
  other_account: { th: 'ใช้บัญชีอื่นอยู่', en: 'I use another account' },
  jobs_do_not_fit: { th: 'งานไม่ตรงกับช่องของฉัน', en: 'Jobs don’t fit my channels' },
  creators_do_not_fit: { th: 'หาครีเอเตอร์ที่ตรงกับงานไม่เจอ', en: 'Creators don’t fit my jobs' },
  hard_to_use: { th: 'ใช้งานยาก', en: 'It’s hard to use' },
  not_needed: { th: 'เลิกรับงานแล้ว', en: 'I don’t take jobs any more' },
  no_campaigns: { th: 'ไม่มีแผนทำแคมเปญแล้ว', en: 'I’m not planning more campaigns' },
  other: { th: 'อื่น ๆ', en: 'Something else' },
}

/** The reasons for each role, in display order. */
export const REASONS_OF = {
  influencer: ['other_account', 'jobs_do_not_fit', 'hard_to_use', 'not_needed', 'other'],
  marketer: ['other_account', 'creators_do_not_fit', 'hard_to_use', 'no_campaigns', 'other'],
} as const satisfies Readonly<Record<Role, readonly Reason[]>>
