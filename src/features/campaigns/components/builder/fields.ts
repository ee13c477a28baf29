import type { Campaign } from '../../contract.ts'
import type { FieldValues } from './unsaved.ts'

/** What every section of the builder receives. */
export interface SectionProps {
  campaign: Campaign
  /** Field → message. */
  errors: Record<string, string>
  /** Values that are not saved: fields show them instead of what the draft holds. */
  unsaved: FieldValues
  /** A field changed without the form's own change event (pickers, steppers). */
  onEdit: (name: string) => void
}

/** What a field shows at first: its unsaved text, else what the draft holds. */
export const textOf = (unsaved: FieldValues, name: string, saved: string | number | null): string =>
  unsaved[name] ? (unsaved[name][0] ?? '') : String(saved ?? '')

/** The same of a group of boxes. */
export const choicesOf = (unsaved: FieldValues, name: string, saved: readonly string[]): readonly string[] =>
  unsaved[name] ?? saved

/** The same of one box. */
export const isTicked = (unsaved: FieldValues, name: string, saved: boolean): boolean =>
  unsaved[name] ? unsaved[name].length > 0 : saved

/** Satang as a money field shows it. */
export const bahtText = (satang: number | null): string =>
  satang === null ? '' : (satang / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })
