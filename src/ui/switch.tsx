import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  name: string
  children: ReactNode
  help?: ReactNode
}

/** On or off, with immediate effect: a native checkbox with the role `switch`, label at the left. */
export function Switch({ children, help, className = '', ...input }: SwitchProps) {
  const own = useId()
  const id = input.id ?? own
  return (
    <label htmlFor={id} className={`flex min-h-11 items-center justify-between gap-4 ${className}`}>
      <span className="min-w-0">
        <span className="block text-sm font-medium">{children}</span>
        {help && (
          <span id={`${id}-help`} className="block text-xs text-ink-2">
            {help}
          </span>
        )}
      </span>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={help ? `${id}-help` : undefined}
        className="switch"
      />
    </label>
  )
}
