import { dayOf } from '../core/calendar.ts'
import { defaultSettings, type SettingRow, type Settings, settingsAt } from '../core/settings.ts'
import type { Tx } from '../db/types.ts'
import { figuresOf } from '../i18n/figures.ts'
import type { Figures } from '../i18n/fill-figures.ts'
import { settingRows } from './schema.ts'

const settingKeys = new Set<string>(defaultSettings.map((row) => row.key))

const asking = new WeakMap<Tx, ReturnType<typeof readRows>>()

const readRows = async (tx: Tx) =>
  tx
    .select({ key: settingRows.key, value: settingRows.value, from: settingRows.effectiveFrom })
    .from(settingRows)
    .orderBy(settingRows.effectiveFrom, settingRows.id)

/**
 * The settings in force at an instant: the product's defaults, overruled by the operators' dated rows. Calls that are
 * made together, as those of one page, share one question.
 */
export async function readSettings(tx: Tx, at: Date): Promise<Settings> {
  const pendingRows = asking.get(tx) ?? readRows(tx).finally(() => asking.delete(tx))
  asking.set(tx, pendingRows)
  const own = (await pendingRows)
    .filter((row) => settingKeys.has(row.key))
    .map((row) => ({ key: row.key, value: row.value, from: dayOf(row.from) }) as SettingRow)
  return settingsAt([...defaultSettings, ...own], at)
}

/** The figures in force at an instant, for texts that name them. */
export const readFigures = async (tx: Tx, at: Date): Promise<Figures> => figuresOf(await readSettings(tx, at), at)
