import { z } from 'zod'

/** Every value of one key of a query string. */
const zValues = z.array(z.string()).default([])

/** Text of a search field, trimmed; empty for none. */
export const qText = (maxLength = 100) => zValues.transform(([text = '']) => text.trim().slice(0, maxLength))

/** One of a list, else the fallback. */
export const qChoice = <const T extends string, const F extends string | undefined = undefined>(
  choices: readonly T[],
  fallback?: F,
) => zValues.transform(([value]): T | F => choices.find((choice) => choice === value) ?? (fallback as F))

/** A value that a rule accepts, else undefined. */
export const qMatch = (rule: RegExp) => zValues.transform(([value]) => (value && rule.test(value) ? value : undefined))

/** An id; a made-up one is none. */
export const qId = qMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)

/** Where the next part of a list begins; the endpoint refuses a made-up one. */
export const qCursor = zValues.transform(([value]) => value || undefined)

/** The query of a page's address by its shape. What the page does not understand counts as absent, never as an error. */
export function readQuery<S extends z.ZodObject>({ searchParams }: URL, shape: S): z.output<S> {
  return shape.parse(Object.fromEntries(Object.keys(shape.shape).map((key) => [key, searchParams.getAll(key)])))
}
