import type { ButtonHTMLAttributes } from 'react'
import { Icon } from './icon.tsx'

/** White 36 px circle for the corner of a cover. Use it inside a form or with `onClick`. */
export function SaveButton({
  saved,
  label,
  ...rest
}: { saved: boolean; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...rest}
      aria-label={label}
      aria-pressed={saved}
      className="hit press grid size-9 place-items-center rounded-full bg-white/94 text-lg text-(--stone-900)"
    >
      <Icon name={saved ? 'bookmark-simple-fill' : 'bookmark-simple'} />
    </button>
  )
}
