import { z } from 'zod'
import { searchText } from '../core/search-text.ts'
import { zDate } from '../core/shapes.ts'
import { notFound } from './page.ts'
import { PAGE_NUMBER } from './page-query.ts'

const zValues = z.array(z.string()).default([])

/** Text of a search field, trimmed; empty for none. */
export const qText = (maxLength = 100) => zValues.transform(([text = '']) => searchText(text, maxLength))

/** One of the choices, else the fallback. */
export const qChoice = <const T extends string, const F extends string | undefined = undefined>(
  choices: readonly T[],
  fallback?: F,
) => zValues.transform(([value]): T | F => choices.find((choice) => choice === value) ?? (fallback as F))

/** Whether a key is present, with any value. */
export const qFlag = zValues.transform((values) => values.length > 0)

/** A page number; 1 if it is missing or invalid. */
export const qPage = zValues.transform(([value = '']) => (PAGE_NUMBER.test(value) ? Number(value) : 1))

/** As `qChoice`, for public lists: an unknown value is a 404, so that invalid URLs are never cached. */
export const qListed = <T extends string | number>(choices: readonly T[]) =>
  zValues.transform(([value]): T | null => {
    const found = choices.find((choice) => String(choice) === value)
    if (value && found === undefined) throw notFound()
    return found ?? null
  })

/** As `qPage`, for public lists. */
export const qListPage = zValues.transform(([value = '1']) => {
  if (!PAGE_NUMBER.test(value)) throw notFound()
  return Number(value)
})

/** The value if it matches the rule, else undefined. */
export const qMatch = (rule: RegExp) => zValues.transform(([value]) => (value && rule.test(value) ? value : undefined))

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** An id; undefined if it is invalid. */
export const qId = qMatch(ID)

/** The ids of a repeated or comma-joined key, each once, the first `max` of them. */
export const qIds = (max: number) =>
  zValues.transform((values): string[] => {
    const ids = values.flatMap((value) => value.split(',')).filter((id) => ID.test(id))
    return [...new Set(ids)].slice(0, max)
  })

/** A day as yyyy-mm-dd; undefined if the date is invalid. */
export const qDay = zValues.transform(([value]) => zDate.safeParse(value).data)

/** The cursor of the next part of a list; the endpoint rejects an invalid one. */
export const qCursor = zValues.transform(([value]) => value || undefined)

/** Parses the query of a page's URL by its schema. Invalid values count as absent and are never an error. */
export function readQuery<S extends z.ZodObject>({ searchParams }: URL, shape: S): z.output<S> {
  return shape.parse(Object.fromEntries(Object.keys(shape.shape).map((key) => [key, searchParams.getAll(key)])))
}
