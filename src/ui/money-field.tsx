import { amountPattern } from '../i18n/typed-number.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * Amount in baht as people write it (1,200 or 1200.50); parse it with `parseBaht`. ฿ is shown before it unless a unit
 * follows.
 */
export function MoneyField({ prefix, suffix, ...rest }: TextFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      pattern={amountPattern()}
      {...rest}
      prefix={prefix ?? (suffix ? undefined : '฿')}
      suffix={suffix}
    />
  )
}
