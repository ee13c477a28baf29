import { dayOf } from '../core/calendar.ts'
import { defaultSettings, type SettingRow, type Settings, settingsAt } from '../core/settings.ts'
import type { Tx } from '../db/types.ts'
import { settingRows } from './schema.ts'

const known = new Set<string>(defaultSettings.map((row) => row.key))

/** The settings in force at an instant: the product's defaults, overruled by the operators' dated rows. */
export async function readSettings(tx: Tx, at: Date): Promise<Settings> {
  const rows = await tx
    .select({ key: settingRows.key, value: settingRows.value, from: settingRows.effectiveFrom })
    .from(settingRows)
    .orderBy(settingRows.effectiveFrom, settingRows.id)
  const own = rows
    .filter((row) => known.has(row.key))
    .map((row) => ({ key: row.key, value: row.value, from: dayOf(row.from) }) as SettingRow)
  return settingsAt([...defaultSettings, ...own], at)
}
