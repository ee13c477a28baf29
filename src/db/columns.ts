import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Satang } from '../core/money.ts'

/** Shared column types, so that the same kind of value has the same type everywhere. */
export const id = () => uuid('id').primaryKey()
export const ref = (name: string) => uuid(name)
export const money = (name: string) => bigint(name, { mode: 'number' }).$type<Satang>()
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
