import type { Ref } from 'react'

interface NumberBoxProps {
  name: string
  label: string
  value: number | null
  decimals?: 0 | 2
  sign?: string | undefined
  ref?: Ref<HTMLInputElement>
  onInput?: () => void
}

/** A number field of a filter. */
export function NumberBox({ name, label, value, decimals = 0, sign, ref, onInput }: NumberBoxProps) {
  return (
    <label className="text-sm font-label">
      {label}
      <span className="field-box mt-1.5" data-size="sm">
        {sign && <span className="-mr-2 text-ink-3">{sign}</span>}
        <input
          ref={ref}
          name={name}
          inputMode={decimals ? 'decimal' : 'numeric'}
          defaultValue={value ?? ''}
          onInput={onInput}
        />
      </span>
    </label>
  )
}
