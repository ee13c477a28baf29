import type { Entry } from './entries.ts'

/** The mark of an entry by whose it is. */
export const MARKS: Readonly<Record<Entry['of'], string>> = {
  yours: 'bg-action',
  creators: 'bg-ink-3',
  campaign: 'bg-highlight',
}
