import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

/** Search field with a submit button. `label` names the field, `act` the button. */
export function SearchBox({ value, label, act }: { value: string; label: string; act: string }) {
  return (
    <div className="field-box min-w-0 flex-1" data-size="sm">
      <IconButton
        type="submit"
        label={act}
        icon={<Icon name="magnifying-glass" size={20} />}
        className="-mr-3.5 -ml-3.5 text-ink-2"
      />
      <input
        key={value}
        type="search"
        name="q"
        defaultValue={value}
        aria-label={label}
        placeholder={label}
        maxLength={80}
      />
    </div>
  )
}
