import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { foreignLang } from '../../../core/thai/script.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { searchText } from '../text/index.ts'
import { MarkedText } from './marked-text.tsx'
import { searchHref } from './search-address.ts'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  input: RefObject<HTMLInputElement | null>
  typed: string
  /** The search page. */
  action: string
  /** Wider than a narrow field. */
  wide?: boolean
}

/** What the keys do in the field while the list is open: arrows choose, Enter opens, Escape closes. */
function useKeys(input: Props['input'], id: string, shown: number) {
  const [active, setActive] = useState(-1)
  const [open, setOpen] = useState(true)
  const listed = open ? shown : 0
  // The listeners stay while the state behind them changes.
  const state = useRef({ active, listed })
  state.current = { active, listed }
  useEffect(() => {
    const field = input.current
    if (!field) return
    const move = (step: number) => {
      const now = state.current
      setOpen(true)
      if (now.listed > 0) setActive(((now.active + step + 1 + now.listed + 1) % (now.listed + 1)) - 1)
    }
    /** What a key does now, or nothing. */
    const actOf = (key: string): (() => void) | null => {
      const now = state.current
      if (key === 'ArrowDown') return () => move(1)
      if (key === 'ArrowUp') return () => move(-1)
      if (now.listed === 0) return null
      if (key === 'Escape') return () => setOpen(false)
      if (key === 'Enter' && now.active >= 0) return () => document.getElementById(`${id}-${now.active}`)?.click()
      return null
    }
    const onKey = (event: KeyboardEvent) => {
      const act = event.isComposing ? null : actOf(event.key)
      if (!act) return
      event.preventDefault()
      act()
    }
    const show = () => setOpen(true)
    const hide = () => setOpen(false)
    const unchoose = () => setActive(-1)
    field.addEventListener('keydown', onKey)
    field.addEventListener('input', unchoose)
    field.addEventListener('focus', show)
    field.addEventListener('blur', hide)
    return () => {
      field.removeEventListener('keydown', onKey)
      field.removeEventListener('input', unchoose)
      field.removeEventListener('focus', show)
      field.removeEventListener('blur', hide)
    }
  }, [input, id])
  return { active, setActive, open, setOpen }
}

/** Suggestions under the search field: a list box that the field keeps the focus of. */
export default function Suggestions({ input, typed, action, wide }: Props) {
  const t = useText(searchText)
  const lang = useLang()
  const id = useId()
  const { pathname, search } = useLocation()
  const found = useSuggestions(typed)
  const more = found && found.total > found.things.length ? 1 : 0
  const count = found ? found.things.length + more : 0
  const { active, setActive, open, setOpen } = useKeys(input, id, count)
  const listed = open && count > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer starts without a choice
  useEffect(() => {
    setActive(-1)
    setOpen(document.activeElement === input.current)
  }, [found])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list belongs to the page it was opened on
  useEffect(() => setOpen(false), [pathname, search])
  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-expanded', String(listed))
    field.setAttribute('aria-controls', id)
    if (listed && active >= 0) field.setAttribute('aria-activedescendant', `${id}-${active}`)
    else field.removeAttribute('aria-activedescendant')
  }, [input, id, listed, active])
  const look =
    'flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5 text-[15px] hover:bg-surface-2 aria-selected:bg-action-soft'
  const option = (i: number) => ({ id: `${id}-${i}`, role: 'option', 'aria-selected': i === active, tabIndex: -1 })
  return (
    <>
      <p role="status" className="sr-only">
        {listed ? t('suggestionCount', { n: count }) : ''}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={!listed}
        // The field keeps the focus, so that a press on the list does not close it.
        onMouseDown={(event) => event.preventDefault()}
        // What was opened takes over; `/` brings back the field.
        onClick={() => input.current?.blur()}
        className={cx(
          'absolute top-[calc(100%+6px)] right-0 z-40 max-h-[70vh] overflow-y-auto rounded-card bg-overlay p-1.5 shadow-float inset-ring inset-ring-line',
          wide ? 'w-96 max-xl:w-full' : 'left-0',
        )}
      >
        {found?.things.map((thing, i) => (
          <Link key={thing.id} {...option(i)} href={`/${lang}/${thing.path}`} className={look}>
            <span lang={foreignLang(thing.title.text, lang)} className="line-clamp-2 min-w-0 flex-1">
              <MarkedText {...thing.title} />
            </span>
            <span className="text-xs text-ink-3">{t(`one_${thing.kind}`)}</span>
          </Link>
        ))}
        {found && more > 0 && (
          <Link
            {...option(found.things.length)}
            href={searchHref(action, { q: found.q })}
            className={`${look} font-label text-action-text`}
          >
            {t('seeAll', { n: found.total })}
          </Link>
        )}
      </div>
    </>
  )
}
