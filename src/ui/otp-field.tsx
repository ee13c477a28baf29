import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { FieldError } from './field-frame.tsx'

/** Characters of a one-time code: `letters` allows letters and digits. */
type CodeAlphabet = 'digits' | 'letters'

const NOT_IN_CODE = { digits: /[^0-9]/g, letters: /[^0-9A-Za-z]/g } as const

/**
 * The code after an input event. Invalid characters that were typed are removed; a pasted or dropped text that contains
 * an invalid character is ignored.
 */
export function codeAfterInput(
  text: string,
  { previous, whole, alphabet, length }: { previous: string; whole: boolean; alphabet: CodeAlphabet; length: number },
): string {
  const code = text.replace(NOT_IN_CODE[alphabet], '')
  return whole && code !== text ? previous : code.slice(0, length)
}

export interface OtpFieldProps {
  name: string
  /** 4 to verify an email address or phone, 6 for recovery and actions with money. */
  length: 4 | 6
  alphabet?: CodeAlphabet
  label: string
  help?: ReactNode
  error?: ReactNode
  disabled?: boolean
  autoFocus?: boolean
  /** Called when the last character is entered. */
  onComplete?: (code: string) => void
}

/**
 * One-time code: one real input on top of the cells, so paste, autofill and screen readers work as in any field. Until
 * JavaScript runs, the input itself shows the digits.
 */
export function OtpField({
  name,
  length,
  alphabet = 'digits',
  label,
  help,
  error,
  disabled,
  autoFocus,
  onComplete,
}: OtpFieldProps) {
  const id = useId()
  const [code, setCode] = useState('')
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const take = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const whole = /^insertFrom/.test((nativeEvent as InputEvent).inputType ?? '')
    const next = codeAfterInput(currentTarget.value, { previous: code, whole, alphabet, length })
    setCode(next)
    if (next.length === length && next !== code) onComplete?.(next)
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
            <span key={i} data-current={i === code.length ? '' : undefined}>
              {live && code[i]}
            </span>
          ))}
        </span>
        <input
          id={id}
          name={name}
          value={live ? code : undefined}
          onChange={live ? take : undefined}
          inputMode={alphabet === 'digits' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="one-time-code"
          pattern={`${alphabet === 'digits' ? '[0-9]' : '[0-9A-Za-z]'}{${length}}`}
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
