import { dayOf } from '../../../core/calendar.ts'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Reference of a payment: TP, the Bangkok day as yymmdd, and 8 characters without look-alikes. */
export function newReference(now: Date, random: Uint8Array = crypto.getRandomValues(new Uint8Array(8))): string {
  const day = dayOf(now).replaceAll('-', '').slice(2)
  return `TP${day}${Array.from(random, (byte) => LETTERS[byte & 31]).join('')}`
}
