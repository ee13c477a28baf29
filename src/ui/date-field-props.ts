import type { FieldWords } from './field-frame.tsx'

export interface DateFieldProps extends FieldWords {
  id?: string
  name: string
  /** Id of the form, if the field is outside of it. */
  form?: string
  /** `2025-11-25`; the form sends the same format. */
  defaultValue?: string | undefined
  min?: string
  max?: string
  required?: boolean
  lang: 'th' | 'en'
  words: { open: string; next: string; previous: string }
  onChange?: (value: string | null) => void
}
