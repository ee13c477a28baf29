import type { FieldWords } from './field-frame.tsx'

export interface DateFieldProps extends FieldWords {
  name: string
  /** `2025-11-25`; the form sends the same. */
  defaultValue?: string
  min?: string
  max?: string
  required?: boolean
  lang: 'th' | 'en'
  words: { open: string; next: string; previous: string }
  onChange?: (value: string | null) => void
}
