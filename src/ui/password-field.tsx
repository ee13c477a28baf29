import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Labels of the toggle. */
  showLabel: string
  hideLabelText: string
}

/** Password with a toggle that shows it. The toggle needs JavaScript; the field works without. */
export function PasswordField({ showLabel, hideLabelText, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const toggle = (
    <button
      type="button"
      aria-pressed={shown}
      aria-label={shown ? hideLabelText : showLabel}
      onClick={() => setShown(!shown)}
      className="hit -mr-2 grid size-9 place-items-center rounded-full text-lg text-ink-2"
    >
      <Icon name={shown ? 'eye-slash' : 'eye'} />
    </button>
  )
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      suffix={live && toggle}
    />
  )
}
