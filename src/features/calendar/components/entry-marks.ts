import type { Entry } from './entries.ts'

/** Colour of an entry's mark. */
export const MARKS: Readonly<Record<Entry['of'], string>> = {
  yours: 'bg-action',
  creators: 'bg-ink-3',
  campaign: 'bg-highlight',
}
