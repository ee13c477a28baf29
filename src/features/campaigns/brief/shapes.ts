import { z } from 'zod'
import { zDate, zId, zText } from '../../../core/shapes.ts'
import { isLink } from '../rules/link.ts'
import { zCriteria } from '../shapes.ts'
import type { BriefField, Control, ValueOf } from './field.ts'
import { type Draft, FIELDS, type FieldName, namesSeenOn, type SeenOn } from './fields.ts'

const FORMATS = {
  hashtag: z
    .string()
    .trim()
    .regex(/^#[\p{L}\p{M}\p{N}_]{1,40}$/u, 'hashtag'),
  keyword: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}_-]{2,30}$/u, 'keyword'),
}

function choiceShape(values: readonly (string | number)[], none: null | '' | undefined): z.ZodType {
  const shape = values.every((value) => typeof value === 'string')
    ? z.enum(values as readonly string[] as [string, ...string[]])
    : z.literal([...values])
  return none === null ? shape.nullable() : none === '' ? z.union([z.literal(''), shape]) : shape
}

function textShape({ max, min = 0, none, format }: Extract<Control, { type: 'text' }>): z.ZodType {
  if (format) return z.union([z.literal(''), FORMATS[format]])
  const shape = z.string().trim().max(max)
  const long = min > 0 ? shape.min(min) : shape
  return none === null ? long.nullable() : long
}

/**
 * The form sends text that it cannot parse as it is. If that text looks like a number, it has too many decimals, so the
 * error is `amount`.
 */
const typedAmount = ({ input }: { input?: unknown }): string | undefined =>
  typeof input === 'string' && /^[\d๐-๙\s฿]*[.,][\d๐-๙\s.,]*$/.test(input) ? 'amount' : undefined

function inputSchema(control: Control): z.ZodType {
  switch (control.type) {
    case 'text':
      return textShape(control)
    case 'longText':
      return z.string().trim().max(control.max)
    case 'lines':
      return z.array(zText(control.max)).max(control.most)
    case 'link':
      return z
        .string()
        .trim()
        .max(500)
        .refine((text) => text === '' || isLink(text), 'link')
    case 'number':
      return z.int().min(control.min).max(control.max)
    case 'days':
      return z.int().min(control.min).max(control.max).nullable()
    case 'baht':
      return z.int({ error: typedAmount }).min(1, 'amount_zero').max(control.max, 'amount_limit').nullable()
    case 'date':
      return zDate.nullable()
    case 'choice':
      return choiceShape(control.values, control.none)
    case 'file':
      return zId.nullable()
    case 'files':
      return z.array(zId).max(control.most)
    case 'group':
      return groupShape(control.fields)
    case 'criteria':
      return zCriteria
  }
}

/** Members that are missing from a group are empty. */
const groupShape = (fields: Readonly<Record<string, BriefField>>): z.ZodType =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, { control }]) => {
        const empty = control.type === 'lines' || control.type === 'files' ? [] : ''
        return [name, inputSchema(control).default(empty)]
      }),
    ),
  )

/** Schema of a stored value. A stored text may exceed the current maximum length. */
function storedSchema(control: Control): z.ZodType {
  if (control.type === 'link') return z.string()
  return control.type === 'text' ? (control.none === null ? z.string().nullable() : z.string()) : inputSchema(control)
}

type ControlOf<K extends FieldName> = (typeof FIELDS)[K]['control']
/** A request may omit members of a group. */
type Written<K extends FieldName> = ControlOf<K> extends { type: 'group' | 'criteria' } ? Partial<Draft[K]> : Draft[K]
type WrittenShapes = { [K in FieldName]: z.ZodType<ValueOf<ControlOf<K>>, Written<K>> }
type StoredShapes<K extends FieldName> = { [N in K]: z.ZodType<Draft[N], Draft[N]> }

const shapesOf = (names: readonly FieldName[], shapeOf: (control: Control) => z.ZodType) =>
  Object.fromEntries(names.map((name) => [name, shapeOf(FIELDS[name].control)]))

const NAMES = Object.keys(FIELDS) as FieldName[]

/** The editable values of a draft, as a request sends them. */
export const zDraft = z.object(shapesOf(NAMES, inputSchema) as unknown as WrittenShapes)
/** Schemas of a stored campaign's fields: all of them, or those that are visible in a view. */
export const storedShapes = shapesOf(NAMES, storedSchema) as StoredShapes<FieldName>
export const storedShapesSeenOn = <P extends 'market' | 'job'>(place: P) =>
  shapesOf(namesSeenOn(place), storedSchema) as StoredShapes<keyof SeenOn<P> & FieldName>

export const EMPTY_BRIEF = zDraft.shape.brief.parse({})
