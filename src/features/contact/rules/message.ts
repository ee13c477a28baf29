import { HOUR, MINUTE } from '../../../core/clock.ts'
import type { Bilingual, Lang } from '../../../core/shapes.ts'

const SLUG = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/

/** Initial text for somebody who wants to become a talent manager: what the team needs to know to decide. */
const MANAGER_LINES: Bilingual = {
  th: 'อีเมลบัญชีครีเอเตอร์ของฉัน: \nจำนวนครีเอเตอร์ที่ดูแล: \n',
  en: 'Email of my creator account: \nHow many creators I manage: \n',
}

/** Initial text of a message, by the topic or the package slug of the link. Empty for an invalid slug. */
export function beginningOf({ topic, slug }: { topic: string; slug: string }, lang: Lang): string {
  if (topic === 'manager') return MANAGER_LINES[lang]
  return SLUG.test(slug) ? `${lang === 'th' ? 'แพ็กเกจ' : 'Package'}: ${slug}\n` : ''
}

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

/** Minimum time between opening and sending the form, in milliseconds. Nobody reads and fills it in faster. */
export const FORM_AGE_MIN = 3_000
/** Maximum age of a form, in milliseconds. An older one must be sent again; the typed text is kept. */
export const FORM_AGE_MAX = 24 * HOUR
/** Maximum number of messages per hour from one address. */
export const HOURLY = 5
/** Maximum number of links in a message. */
export const LINKS_MAX = 2

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi

/** Number of links in a text, including the notations of forums and HTML. */
export const countLinks = (text: string): number => text.match(LINK)?.length ?? 0

export type StampVerdict = 'good' | 'fast' | 'stale'

/** Whether the time between opening and sending the form is plausible. `madeAt` and `now` in milliseconds. */
export function judgeAge(madeAt: number, now: number): StampVerdict {
  const age = now - madeAt
  return age < 0 || age > FORM_AGE_MAX ? 'stale' : age < FORM_AGE_MIN ? 'fast' : 'good'
}

/** Minutes until the oldest message of the last hour no longer counts, at least 1. */
export const minutesToWait = (oldest: Date, now: Date): number =>
  Math.max(1, Math.ceil((oldest.getTime() + HOUR - now.getTime()) / MINUTE))

/** The short reference of a message for sender and operator. */
export const referenceOf = (id: string): string => id.slice(-8).toUpperCase()
