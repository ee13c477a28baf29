import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { strict } from './strict.ts'

const inner = z.object({ a: z.string() })

describe('a strict shape rejects unknown members in', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['an object', inner, { a: 'x' }, { a: 'x', b: 1 }],
    ['an object in an object', z.object({ o: inner }), { o: { a: 'x' } }, { o: { a: 'x', b: 1 } }],
    ['a list', z.array(inner).max(3), [{ a: 'x' }], [{ a: 'x', b: 1 }]],
    ['a pair', z.tuple([z.string(), inner]), ['x', { a: 'x' }], ['x', { a: 'x', b: 1 }]],
    ['a record', z.record(z.string(), inner), { k: { a: 'x' } }, { k: { a: 'x', b: 1 } }],
    ['alternatives', z.union([z.literal(''), inner]), { a: 'x' }, { a: 'x', b: 1 }],
    ['an optional', z.object({ o: inner.optional() }), {}, { o: { a: 'x', b: 1 } }],
    ['a nullable', z.object({ o: inner.nullable() }), { o: null }, { o: { a: 'x', b: 1 } }],
    ['a default', inner.default({ a: 'x' }), undefined, { a: 'x', b: 1 }],
    ['a transformed object', inner.transform(({ a }) => ({ a })), { a: 'x' }, { a: 'x', b: 1 }],
    ['a refined object', inner.refine(({ a }) => a !== 'no'), { a: 'x' }, { a: 'x', b: 1 }],
  ])('%s', (_, shape, good, bad) => {
    expect(strict(shape).safeParse(good).success).toBe(true)
    expect(strict(shape).safeParse(bad).success).toBe(false)
    expect(shape.safeParse(bad).success).toBe(true)
  })

  it('has the checks, the messages and the description of the original shape', () => {
    const shape = strict(z.object({ o: inner.refine(({ a }) => a !== 'no', 'mine').describe('What it is') }))
    expect(shape.safeParse({ o: { a: 'no' } }).error?.issues).toMatchObject([{ message: 'mine', path: ['o'] }])
    expect(z.toJSONSchema(shape)).toMatchObject({
      properties: { o: { description: 'What it is', additionalProperties: false } },
    })
  })
})
