interface NumberBoxProps {
  name: string
  label: string
  sign?: string
}

/** A number of the filters: with `onChange` its value is the caller's, else its own. */
export function NumberBox({
  name,
  label,
  sign,
  ...own
}: NumberBoxProps & ({ initial: number | null } | { value: string; onChange: (value: string) => void })) {
  const input =
    'initial' in own
      ? { defaultValue: own.initial ?? '' }
      : {
          value: own.value,
          onChange: (event: { currentTarget: HTMLInputElement }) => own.onChange(event.currentTarget.value),
        }
  return (
    <label className="text-sm font-label">
      {label}
      <span className="field-box mt-1.5" data-size="sm">
        {sign && <span className="-mr-2 text-ink-3">{sign}</span>}
        <input name={name} inputMode="decimal" pattern="\d*([.]\d{1,2})?" {...input} />
      </span>
    </label>
  )
}
