import { THAILAND_ID } from '../../../../core/countries.ts'
import { plainDigits } from '../../../../core/plain-text.ts'
import { parseBaht } from '../../../../i18n/typed-number.ts'
import { allValues, field, optional } from '../../../../web/form-data.ts'
import type { SectionCode } from '../../brief/codes.ts'
import type { BriefField, Control } from '../../brief/field.ts'
import { type Draft, FIELD_NAMES, FIELDS } from '../../brief/fields.ts'
import { completeLink } from '../../rules/link.ts'
import { METRO } from '../criteria-words.ts'

type DraftInput = Partial<Draft>

/** Non-empty lines of a text area. */
const lines = (form: FormData, name: string): string[] =>
  field(form, name)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** Passes invalid input on in the place of a number, so that the endpoint rejects it with the field's message. */
const asNumber = (text: string): number => text as unknown as number

const whole = (form: FormData, name: string): number | null => {
  const text = field(form, name)
  const digits = plainDigits(text).replace(/[,\s]/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : asNumber(text)
}
/** Converts a percentage to basis points: `3.5` becomes 350. */
const percent = (form: FormData, name: string): number | null => {
  const text = field(form, name)
  const figure = plainDigits(text).replace('%', '').trim()
  if (figure === '') return null
  return /^\d+(\.\d+)?$/.test(figure) ? Math.round(Number(figure) * 100) : asNumber(text)
}
const money = (form: FormData, name: string): number | null => {
  const text = field(form, name)
  return text === '' ? null : (parseBaht(text) ?? asNumber(text))
}
const choice = <T extends string>(form: FormData, name: string): T | null =>
  (optional(form, name) as T | undefined) ?? null

function criteria(form: FormData): Draft['criteria'] {
  const provinces = [...allValues(form, 'provinces'), ...(field(form, 'metro') ? METRO : [])]
  return {
    followersMin: whole(form, 'followersMin'),
    followersMax: whole(form, 'followersMax'),
    engagementMinBps: percent(form, 'engagementMin'),
    audienceAges: allValues(form, 'audienceAges') as never,
    audienceGender: choice(form, 'audienceGender'),
    provinces: [...new Set(provinces)],
    interests: allValues(form, 'interests') as never,
    creatorGender: choice(form, 'creatorGender'),
    creatorAgeMin: whole(form, 'creatorAgeMin'),
    creatorAgeMax: whole(form, 'creatorAgeMax'),
    nationalities: field(form, 'thaiOnly') ? [THAILAND_ID] : [],
  }
}

/**
 * Reads a field's value from a form. Invalid numbers are passed on, so that the endpoint rejects them with the field's
 * message.
 */
function readField(form: FormData, name: string, control: Control): unknown {
  switch (control.type) {
    case 'text':
      return control.none === null ? (optional(form, name) ?? null) : field(form, name)
    case 'longText':
      return field(form, name)
    case 'lines':
      return lines(form, name)
    case 'link':
      return completeLink(field(form, name))
    case 'number':
      return whole(form, name) ?? asNumber('')
    case 'days':
      return whole(form, name)
    case 'baht':
      return money(form, name)
    case 'date':
    case 'file':
      return optional(form, name) ?? null
    case 'choice': {
      const text = field(form, name)
      if (text === '' && control.none !== undefined) return control.none
      return control.values.find((value) => String(value) === text) ?? text
    }
    case 'files':
      return allValues(form, name)
    case 'criteria':
      return criteria(form)
    case 'group':
      return Object.fromEntries(
        Object.entries(control.fields).map(([member, inner]) => [member, readField(form, member, inner.control)]),
      )
  }
}

/** Controls without one input of the field's own name: several inputs, or checkboxes that may all be unchecked. */
const WITHOUT_INPUT: readonly Control['type'][] = ['criteria', 'group']

/** The values in the form of a section; fields of other sections are not included. */
export const draftOfForm = (section: SectionCode, form: FormData): DraftInput =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const { control, section: own }: BriefField = FIELDS[name]
      if (own !== section || !(WITHOUT_INPUT.includes(control.type) || form.has(name))) return []
      return [[name, readField(form, name, control)]]
    }),
  )
