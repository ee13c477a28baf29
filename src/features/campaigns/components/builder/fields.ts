import type { Campaign } from '../../contract.ts'
import type { FieldValues } from './unsaved.ts'

/** Props of every section of the builder. */
export interface SectionProps {
  campaign: Campaign
  /** Field to message. */
  errors: Record<string, string>
  /** Unsaved values, which the fields show instead of the saved ones. */
  unsaved: FieldValues
  /** Call if a field has changed without a change event of the form (pickers, steppers). */
  onEdit: (name: string) => void
}

/** The initial text of a field: the unsaved one, else the saved one. */
export const textOf = (unsaved: FieldValues, name: string, saved: string | number | null): string =>
  unsaved[name] ? (unsaved[name][0] ?? '') : String(saved ?? '')

/** The same for a group of checkboxes. */
export const choicesOf = (unsaved: FieldValues, name: string, saved: readonly string[]): readonly string[] =>
  unsaved[name] ?? saved

/** The same for a single checkbox. */
export const isTicked = (unsaved: FieldValues, name: string, saved: boolean): boolean =>
  unsaved[name] ? unsaved[name].length > 0 : saved

/** Satang as the text of a money field. */
export const bahtText = (satang: number | null): string =>
  satang === null ? '' : (satang / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })
