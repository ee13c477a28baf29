import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { FieldError } from './field-frame.tsx'

/** What a one-time code consists of: `letters` allows letters and digits. */
type CodeAlphabet = 'digits' | 'letters'

const NOT_IN_CODE = { digits: /[^0-9]/g, letters: /[^0-9A-Za-z]/g } as const

/**
 * The code after an input. Typed characters that no code has are left out; a text that was put in whole (pasted, dropped)
 * and holds one changes nothing.
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
  /** 4 to verify an email or phone, 6 for recovery and money acts. */
  length: 4 | 6
  alphabet?: CodeAlphabet
  label: string
  help?: ReactNode
  error?: ReactNode
  disabled?: boolean
  autoFocus?: boolean
  /** Called once the last character is in. */
  onComplete?: (code: string) => void
}

/**
 * One-time code: one real input above its cells, so paste, autofill and screen readers work as in any field.
 * Before script runs the input shows its own digits over the cells.
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
