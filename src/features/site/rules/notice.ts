import { dayOf, startOfDay } from '../../../core/calendar.ts'
import { MINUTE } from '../../../core/clock.ts'
import type { Lang } from '../../../core/shapes.ts'
import { formatDate } from '../../../i18n/formats.ts'
import type { Doc } from '../../content/kinds.ts'
import { localize } from '../../content/rules/words.ts'
import type { Notice } from '../shapes.ts'

/** Value of `{token}` in a notice. */
const SITE_NAME = 'Talad'

/** Converts `1:00` to minutes since midnight. */
function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const instantOf = (day: string, time: string): Date => new Date(startOfDay(day).getTime() + minutesOf(time) * MINUTE)

/** A notice is announced from its first to its last day, both included, in the site's time zone. */
export const isAnnounced = (doc: Pick<Doc<'notice'>, 'showFrom' | 'showUntil'>, now: Date): boolean =>
  doc.showFrom <= dayOf(now) && dayOf(now) <= doc.showUntil

/** The texts of a notice, with `{token}`, `{date}`, `{from}` and `{until}` filled in. */
export function noticeTexts(doc: Doc<'notice'>, version: string, lang: Lang): Notice {
  const from = instantOf(doc.windowDay, doc.windowFrom)
  const values: Record<string, string> = {
    token: SITE_NAME,
    date: formatDate(lang, from),
    from: doc.windowFrom,
    until: doc.windowUntil,
  }
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  return {
    version,
    name: fill(doc.name),
    text: fill(localize(doc.text, lang)),
    showFrom: doc.showFrom,
    showUntil: doc.showUntil,
    windowFrom: from.toISOString(),
    windowUntil: instantOf(doc.windowDay, doc.windowUntil).toISOString(),
  }
}
