import { useEffect, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { formatNumber } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link, TextLink } from '../../../ui/link.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { countFilters } from '../rules/filter-params.ts'
import { findText } from '../text/index.ts'
import { type FindState, findHref, withoutFilters } from './find-address.ts'
import { type FieldCounts, FindFields, HiddenState } from './find-fields.tsx'
import { useFoundCount } from './use-found-count.ts'

interface FilterProps {
  state: FindState
  counts: FieldCounts
  base: string
}

function ClearLink({ state, base }: Omit<FilterProps, 'counts'>) {
  const t = useText(findText)
  if (countFilters(state) === 0) return null
  return (
    <TextLink href={findHref(base, withoutFilters(state))} className="hit text-sm">
      {t('clear')}
    </TextLink>
  )
}

/** The list follows so long after the last change of a field. */
const APPLY_DELAY_MS = 400

/** On a desk: every filter open at the side, applied as it is changed. */
export function FilterRail(props: FilterProps) {
  const { state, counts, base } = props
  const t = useText(findText)
  const submit = useSubmit()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const own = useRef(false)
  const [version, setVersion] = useState(0)
  const address = findHref(base, state)
  const last = useRef(address)
  // Filters changed from outside (a removed chip, back): the fields start anew. The form's own changes keep the focus.
  // With each answer, also one of the same address: the flag is for one answer only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is new with each answer
  useEffect(() => {
    const isOwn = own.current
    own.current = false
    if (last.current === address) return
    last.current = address
    if (!isOwn) setVersion((n) => n + 1)
  }, [address, state])
  useEffect(() => () => clearTimeout(waiting.current), [])
  const change = (form: HTMLFormElement) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      if (!form.reportValidity()) return
      own.current = true
      void submit(form, { preventScrollReset: true })
    }, APPLY_DELAY_MS)
  }
  return (
    <aside className="hidden w-60 shrink-0 xl:block">
      <div className="flex min-h-11 items-center justify-between">
        <p className="text-lg font-title">{t('filters')}</p>
        <ClearLink {...props} />
      </div>
      <Form key={version} method="get" action={base} onChange={(event) => change(event.currentTarget)}>
        <HiddenState state={{ ...withoutFilters(state), q: state.q }} />
        <FindFields key={state.province?.join()} state={state} counts={counts} onPick={change} />
        <noscript>
          <Button variant="secondary" size="sm" wide>
            {t('apply')}
          </Button>
        </noscript>
      </Form>
    </aside>
  )
}

interface SheetProps extends FilterProps {
  /** How many channels the list has now. */
  count: { total: number; more: boolean } | null
}

/** On narrower screens: every filter on a sheet of its own; its button says how many channels there would be. */
export function FilterSheet(props: SheetProps) {
  const { state, counts, base } = props
  const t = useText(findText)
  const n = countFilters(state)
  const [count, follow] = useFoundCount(props.count)
  const key = count?.more ? 'applyMore' : 'applyCount'
  return (
    <details className="shrink-0 xl:hidden" key={findHref(base, state)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-full bg-surface px-4 text-sm font-medium whitespace-nowrap inset-ring inset-ring-line-strong">
        <Icon name="sliders-horizontal" size={18} />
        {t('filters')}
        {n > 0 && <span className="sr-only">{t('filtersSet', { n })}</span>}
        {n > 0 && (
          <span
            aria-hidden="true"
            className="grid size-5 place-items-center rounded-full bg-action text-[0.6875rem] font-semibold text-on-brand"
          >
            {n}
          </span>
        )}
      </summary>
      <div className="fixed inset-0 z-50 overflow-y-auto bg-canvas p-4 pb-28">
        <div className="mx-auto max-w-[520px]">
          <div className="flex items-center justify-between gap-3">
            <p className="text-xl font-title">{t('filters')}</p>
            <span className="flex items-center gap-3">
              <ClearLink {...props} />
              <Link
                href={findHref(base, state)}
                reload
                aria-label={t('close')}
                className="grid size-11 place-items-center rounded-full"
              >
                <Icon name="x" size={22} />
              </Link>
            </span>
          </div>
          <Form method="get" action={base} onChange={(event) => follow(event.currentTarget)}>
            <HiddenState state={{ ...withoutFilters(state), q: state.q }} />
            <FindFields state={state} counts={counts} onPick={follow} />
            <div className="fixed inset-x-0 bottom-0 border-t border-line bg-canvas p-4">
              <div className="mx-auto max-w-[520px]" aria-live="polite">
                <Button size="lg" wide>
                  {count ? t(key, { n: formatNumber(count.total) }) : t('apply')}
                </Button>
              </div>
            </div>
          </Form>
        </div>
      </div>
    </details>
  )
}

/** Part of a name or handle to look for. */
export function FindSearch({ state, base }: Omit<FilterProps, 'counts'>) {
  const t = useText(findText)
  return (
    <Form
      method="get"
      action={base}
      role="search"
      aria-label={t('search')}
      className="flex min-w-0 flex-1 lg:w-[300px] lg:flex-none"
    >
      <HiddenState state={{ ...state, q: undefined }} />
      <SearchBox value={state.q ?? ''} label={t('search')} act={t('searchAct')} />
    </Form>
  )
}
