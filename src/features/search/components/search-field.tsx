import { type FormEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { searchHref } from './search-address.ts'

/** Fetched with the first letter that is typed. */
const Suggestions = lazy(() => import('./suggestions.tsx'))

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** `/` brings the focus into the field, from wherever nothing is being typed. */
function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (!input.current?.offsetParent) return
      event.preventDefault()
      input.current.focus()
      input.current.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input])
}

interface SearchFieldProps {
  /** The search page. */
  action: string
  label: string
  placeholder: string
  value?: string
  /** Words of a button that sends it. */
  go?: string
  /** In the header: one icon wide until it is used, below 1400 px. */
  folded?: boolean
}

/** A question for the search page; a plain GET form with suggestions while it is typed. */
export function SearchField({ action, label, placeholder, value = '', go, folded }: SearchFieldProps) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  useSlash(input)
  // Another question by a link or the way back: the field follows, unless somebody is typing in it.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value
  }, [value])
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    input.current?.blur()
    setTyped(null)
    void navigate(searchHref(action, { q: input.current?.value.trim() ?? '' }))
  }
  return (
    <form
      action={action}
      role="search"
      aria-label={label}
      onSubmit={ask}
      className={
        folded
          ? 'absolute top-0 right-0 z-20 w-11 transition-[width] duration-(--dur-2) motion-reduce:transition-none max-xl:focus-within:w-80 xl:w-full'
          : 'relative'
      }
    >
      <label
        className={cx(
          'field-box',
          folded &&
            'cursor-text overflow-hidden max-xl:not-focus-within:bg-transparent! max-xl:not-focus-within:shadow-none!',
        )}
        data-size={folded ? 'sm' : undefined}
      >
        <Icon name="magnifying-glass" size={20} label={label} className="text-ink-2" />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={value}
          placeholder={placeholder}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          // A field without any width would lose its caret between the first letters.
          className={cx('[&::-webkit-search-cancel-button]:hidden', folded && 'max-xl:min-w-40!')}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        {go && (
          <Button type="submit" size="sm" className="-mr-2">
            {go}
          </Button>
        )}
        {folded && (
          <kbd aria-hidden="true" className="hidden rounded-xs bg-surface-2 px-1.5 text-xs text-ink-3 xl:block">
            /
          </kbd>
        )}
      </label>
      {typed !== null && (
        <Suspense fallback={null}>
          <Suggestions input={input} typed={typed} action={action} wide={folded} />
        </Suspense>
      )}
    </form>
  )
}
