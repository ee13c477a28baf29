import type { Campaign } from '../../contract.ts'

/** What every section of the builder receives. */
export interface SectionProps {
  campaign: Campaign
  /** Field → message. */
  errors: Record<string, string>
  /** Something changed that the form's own change event does not tell (pickers, steppers). */
  onEdit: () => void
}

/** The message of a field under any of the names that the endpoint may use for it. */
export const errorOf = (errors: Record<string, string>, ...names: readonly string[]): string | undefined => {
  for (const name of names) if (errors[name]) return errors[name]
  return undefined
}

/** Satang as a money field shows it. */
export const bahtText = (satang: number | null): string =>
  satang === null ? '' : (satang / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })
