import { Form } from 'react-router'
import { formatNumber } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link, TextLink } from '../../../ui/link.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { useFormCount } from '../../../web/use-form-count.ts'
import { useSubmitOnChange } from '../../../web/use-submit-on-change.ts'
import { countFilters } from '../rules/filter-params.ts'
import { findText } from '../text/index.ts'
import { type FindState, findHref, withoutFilters } from './find-address.ts'
import { type FieldCounts, FindFields, HiddenState } from './find-fields.tsx'

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

/** Delay between the last change of a field and the update of the list. */
const APPLY_DELAY_MS = 400

/** Filters for wide screens: all are visible next to the list and applied on change. */
export function FilterRail(props: FilterProps) {
  const { state, counts, base } = props
  const t = useText(findText)
  const { version, change } = useSubmitOnChange(findHref(base, state), APPLY_DELAY_MS)
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
  /** Number of channels in the current list. */
  count: { total: number; more: boolean } | null
}

const countFound = async (form: FormData) => (await import('./count-found.ts')).countFound(form)

/** Filters for narrower screens: all are on a separate sheet, and its button shows the resulting number of channels. */
export function FilterSheet(props: SheetProps) {
  // The key remounts the sheet after the filters have changed: it is closed and starts with the number of the list.
  return <SheetContent key={findHref(props.base, props.state)} {...props} />
}

function SheetContent(props: SheetProps) {
  const { state, counts, base } = props
  const t = useText(findText)
  const n = countFilters(state)
  const [count, follow] = useFormCount(props.count, countFound)
  const key = count?.more ? 'applyMore' : 'applyCount'
  return (
    <details className="shrink-0 xl:hidden">
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

/** Search field for a part of a name or handle. */
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
