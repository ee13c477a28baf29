import { HOUR, MINUTE } from '../../../core/clock.ts'
import type { Bilingual, Lang } from '../../../core/shapes.ts'

const SLUG = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/

/** What the team needs to know before it makes somebody a talent manager. */
const MANAGER_LINES: Bilingual = {
  th: 'อีเมลบัญชีครีเอเตอร์ของฉัน: \nจำนวนครีเอเตอร์ที่ดูแล: \n',
  en: 'Email of my creator account: \nHow many creators I manage: \n',
}

/** How a message begins whose link gives its topic or names a package; empty for anything that is no address of one. */
export function beginningOf({ topic, slug }: { topic: string; slug: string }, lang: Lang): string {
  if (topic === 'manager') return MANAGER_LINES[lang]
  return SLUG.test(slug) ? `${lang === 'th' ? 'แพ็กเกจ' : 'Package'}: ${slug}\n` : ''
}

/** Which form it came from. */
export const FORMS = ['contact', 'partnership'] as const
export type FormName = (typeof FORMS)[number]

export const CONTACT_TOPICS = [
  'jobs',
  'money',
  'account',
  'campaign',
  'package',
  'renewal',
  'manager',
  'appeal',
  'privacy',
  'other',
] as const
export const PARTNERSHIP_TOPICS = ['agency', 'platform', 'organisation', 'media', 'other'] as const
export type Topic = (typeof CONTACT_TOPICS)[number] | (typeof PARTNERSHIP_TOPICS)[number]

export const MESSAGE_STATUSES = ['new', 'answered', 'spam'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** Nobody reads and fills the form faster. */
export const LEAST_TIME = 3_000
/** A form left open longer than this is asked for again; what was typed stays. */
export const MOST_TIME = 24 * HOUR
/** Messages of one address in an hour. */
export const HOURLY = 5
/** Links that a message may hold. */
export const MOST_LINKS = 2

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi

/** Links in a text, also as forums and mail write them. */
export const countLinks = (text: string): number => text.match(LINK)?.length ?? 0

export type StampVerdict = 'good' | 'fast' | 'stale'

/** Whether a form was open for a believable time. `madeAt` in milliseconds. */
export function judgeAge(madeAt: number, now: number): StampVerdict {
  const age = now - madeAt
  return age < 0 || age > MOST_TIME ? 'stale' : age < LEAST_TIME ? 'fast' : 'good'
}

/** Minutes until the oldest of an hour's messages no longer counts, at least one. */
export const minutesToWait = (oldest: Date, now: Date): number =>
  Math.max(1, Math.ceil((oldest.getTime() + HOUR - now.getTime()) / MINUTE))

/** What sender and operator call a message by. */
export const referenceOf = (id: string): string => id.slice(-8).toUpperCase()
