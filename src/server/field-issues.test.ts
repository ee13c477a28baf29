import { expect, it } from 'vitest'
import { z } from 'zod'
import { zDate, zEmail, zId, zMonth, zText, zTime } from '../core/shapes.ts'
import { fieldIssueTexts } from '../i18n/field-issues/index.ts'
import { fieldIssues } from '../platform/field-issues.ts'
import { errors, features } from './features.ts'

const hasMessage = (code: string): boolean => Object.hasOwn(errors, code) || Object.hasOwn(fieldIssueTexts.en, code)

const shape = z.object({
  text: zText(5, 2).optional(),
  n: z.int().min(3).max(9).optional(),
  flag: z.boolean().optional(),
  list: z.array(z.string()).min(2).max(3).optional(),
  kind: z.enum(['a', 'b']).optional(),
  nested: z.strictObject({ link: z.union([z.literal(''), z.url()]) }).optional(),
  id: zId.optional(),
  email: zEmail.optional(),
  day: zDate.optional(),
  time: zTime.optional(),
  month: z.union([z.literal('all'), zMonth]).optional(),
})
const issueOf = (value: object) => fieldIssues(shape.strict().safeParse(value, { reportInput: true }).error!)

it.each([
  [{ text: 5 }, 'text', { code: 'not_a_text', expected: 'string' }],
  [{ text: 'x' }, 'text', { code: 'too_short', minimum: 2 }],
  [{ text: 'xxxxxx' }, 'text', { code: 'too_long', maximum: 5 }],
  [{ n: '4' }, 'n', { code: 'not_a_number', expected: 'number' }],
  [{ n: 4.5 }, 'n', { code: 'not_a_whole_number' }],
  [{ n: Number.NaN }, 'n', { code: 'not_a_number' }],
  [{ n: 2 }, 'n', { code: 'too_small', minimum: 3 }],
  [{ n: 10 }, 'n', { code: 'too_big', maximum: 9 }],
  [{ flag: 'yes' }, 'flag', { code: 'not_a_boolean' }],
  [{ list: 'a' }, 'list', { code: 'not_a_list' }],
  [{ list: ['a'] }, 'list', { code: 'too_few', minimum: 2 }],
  [{ list: ['a', 'b', 'c', 'd'] }, 'list', { code: 'too_many', maximum: 3 }],
  [{ kind: 'c' }, 'kind', { code: 'not_an_option', options: ['a', 'b'] }],
  [{ nested: [] }, 'nested', { code: 'not_an_object' }],
  [{ nested: {} }, 'nested.link', { code: 'required' }],
  [{ nested: { link: 'x' } }, 'nested.link', { code: 'not_a_link' }],
  [{ nested: { link: '', more: 1 } }, 'nested.more', { code: 'unknown_field' }],
  [{ id: 'x' }, 'id', { code: 'not_an_id' }],
  [{ email: 'x' }, 'email', { code: 'email' }],
  [{ day: '2026-02-30' }, 'day', { code: 'not_a_date' }],
  [{ day: '0026-02-03' }, 'day', { code: 'date_range' }],
  [{ time: '2026-02-03' }, 'time', { code: 'not_a_time' }],
  [{ month: '2026-13' }, 'month', { code: 'month' }],
  [{ more: 1 }, 'more', { code: 'unknown_field' }],
])('%j: %s is %j', (value, field, issue) => {
  const issues = issueOf(value)
  expect(Object.keys(issues)).toEqual([field])
  expect(issues[field]).toMatchObject(issue)
  expect(hasMessage(issues[field]!.code)).toBe(true)
})

/** All pattern checks of a schema. */
function patternsOf(schema: unknown, found = new Map<unknown, string[]>()): string[] {
  if (!(schema instanceof z.core.$ZodType) || found.has(schema)) return []
  const { checks = [], ...def } = (schema as z.core.$ZodType & { _zod: { def: Record<string, unknown> } })._zod
    .def as Record<string, unknown> & { checks?: z.core.$ZodCheck[] }
  found.set(schema, [])
  const own = checks.flatMap((check) => {
    const { format, error } = check._zod.def as { format?: string; error?: (issue: object) => unknown }
    return format === 'regex' ? [String(error?.({}))] : []
  })
  const inside = Object.values(def).flatMap((member) => {
    if (Array.isArray(member)) return member.flatMap((item) => patternsOf(item, found))
    if (member instanceof z.core.$ZodType) return patternsOf(member, found)
    if (typeof member === 'object' && member !== null)
      return Object.values(member).flatMap((item) => patternsOf(item, found))
    return []
  })
  return [...own, ...inside]
}

it('every pattern of a request has its own error message', () => {
  const endpoints = features.flat().map(({ endpoint }) => endpoint)
  const words = endpoints.flatMap((endpoint) =>
    [endpoint.query, endpoint.body].flatMap((part) => patternsOf(part).map((key) => `${endpoint.id} ${key}`)),
  )
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((line) => !hasMessage(line.split(' ')[1]!))).toEqual([])
})
