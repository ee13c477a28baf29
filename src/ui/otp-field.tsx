import { type ReactNode, useEffect, useId, useState } from 'react'
import { FieldError } from './field-frame.tsx'

export interface OtpFieldProps {
  name: string
  /** 4 to verify an email or phone, 6 for recovery and money acts. */
  length: 4 | 6
  label: string
  help?: ReactNode
  error?: ReactNode
  disabled?: boolean
  autoFocus?: boolean
  /** Called once the last digit is in. */
  onComplete?: (code: string) => void
}

/**
 * One-time code: one real input above its cells, so paste, autofill and screen readers work as in any field.
 * Before script runs the input shows its own digits over the cells.
 */
export function OtpField({ name, length, label, help, error, disabled, autoFocus, onComplete }: OtpFieldProps) {
  const id = useId()
  const [digits, setDigits] = useState('')
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const take = (text: string) => {
    const next = text.replace(/\D/g, '').slice(0, length)
    setDigits(next)
    if (next.length === length && next !== digits) onComplete?.(next)
  }
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span
        className="otp"
        data-length={length}
        data-live={live ? '' : undefined}
        data-invalid={error ? '' : undefined}
      >
        <span className="otp-cells" aria-hidden="true">
          {Array.from({ length }, (_, i) => (
            <span key={i} data-current={i === digits.length ? '' : undefined}>
              {live && digits[i]}
            </span>
          ))}
        </span>
        <input
          id={id}
          name={name}
          value={live ? digits : undefined}
          onChange={live ? (event) => take(event.currentTarget.value) : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          maxLength={live ? undefined : length}
          required
          disabled={disabled}
          autoFocus={autoFocus}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : help ? `${id}-help` : undefined}
        />
      </span>
      {error ? (
        <FieldError id={id}>{error}</FieldError>
      ) : (
        help && (
          <p id={`${id}-help`} className="mt-1.5 text-xs text-ink-3">
            {help}
          </p>
        )
      )}
    </div>
  )
}
