import { dayOf } from './calendar.ts'
import type { SettingRow, Settings } from './settings-shape.ts'

export { defaultSettings } from './settings-defaults.ts'
export type { OtpPurpose, RateByTier, SettingRow, Settings } from './settings-shape.ts'

/**
 * The settings in effect at an instant: for each key the row with the latest `from` that is not in the future; of two
 * rows with the same day the later one in the list. Throws RangeError if a key has no row yet.
 */
export function settingsAt(rows: readonly SettingRow[], at: Date): Settings {
  const today = dayOf(at)
  const best = new Map<string, SettingRow>()
  for (const row of rows) {
    if (row.from > today) continue
    const held = best.get(row.key)
    if (held === undefined || row.from >= held.from) best.set(row.key, row)
  }
  for (const { key } of rows) if (!best.has(key)) throw new RangeError(`no setting for ${key} on ${today}`)
  return Object.fromEntries([...best].map(([key, row]) => [key, row.value])) as unknown as Settings
}
