import { dayOf } from '../core/calendar.ts'
import { defaultSettings, type SettingRow, type Settings, settingsAt } from '../core/settings.ts'
import { prepared } from '../db/prepared.ts'
import { databaseOf } from '../db/tx.ts'
import type { Tx } from '../db/types.ts'
import { figuresOf } from '../i18n/figures.ts'
import type { Figures } from '../i18n/fill-figures.ts'
import { settingRows } from './schema.ts'

const settingKeys = new Set<string>(defaultSettings.map((row) => row.key))

type Rows = Awaited<ReturnType<typeof readRows>>
const pendingReads = new WeakMap<Tx, Promise<Rows>>()
/** The rows that a transaction has read, so that a command uses the same settings throughout. */
const inTransaction = new WeakMap<Tx, Rows>()
/** The rows that this process last read outside a transaction, by database. */
const latest = new WeakMap<Tx, Rows>()

const selectRows = prepared([], (tx) =>
  tx
    .select({ key: settingRows.key, value: settingRows.value, from: settingRows.effectiveFrom })
    .from(settingRows)
    .orderBy(settingRows.effectiveFrom, settingRows.id),
)
const readRows = (tx: Tx) => selectRows(tx, {})

/**
 * The settings in effect at an instant: the product's defaults, overridden by the operators' dated rows. Concurrent
 * calls, such as those of one page, share one query; a transaction reads them once.
 */
export async function readSettings(tx: Tx, at: Date): Promise<Settings> {
  const stored = inTransaction.get(tx)
  if (stored) return inForce(stored, at)
  const pendingRows = pendingReads.get(tx) ?? readRows(tx).finally(() => pendingReads.delete(tx))
  pendingReads.set(tx, pendingRows)
  const rows = await pendingRows
  if (databaseOf(tx) === tx) latest.set(tx, rows)
  else inTransaction.set(tx, rows)
  return inForce(rows, at)
}

/**
 * The settings that this process read last; only the first call runs a query. The process reads them every 15 seconds
 * (`server/watch-figures.ts`), so use this only where such a delay is acceptable.
 */
export async function recentSettings(tx: Tx, at: Date): Promise<Settings> {
  const rows = latest.get(databaseOf(tx))
  return rows ? inForce(rows, at) : readSettings(tx, at)
}

const computed = new WeakMap<Rows, { day: string; settings: Settings }>()

function inForce(rows: Rows, at: Date): Settings {
  const day = dayOf(at)
  const last = computed.get(rows)
  if (last?.day === day) return last.settings
  const own = rows
    .filter((row) => settingKeys.has(row.key))
    .map((row) => ({ key: row.key, value: row.value, from: dayOf(row.from) }) as SettingRow)
  const settings = settingsAt([...defaultSettings, ...own], at)
  computed.set(rows, { day, settings })
  return settings
}

/** The figures in effect at an instant, for texts that name them. */
export const readFigures = async (tx: Tx, at: Date): Promise<Figures> => figuresOf(await readSettings(tx, at), at)
