import { lazy, Suspense } from 'react'
import { Form } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useSubmitOnChange } from '../../../web/use-submit-on-change.ts'
import { priceWords } from '../rules/search-words.ts'
import { marketText } from '../text/market.ts'
import { HiddenFilters, PARTS, type Part } from './hidden-filters.tsx'
import type { FilterProps } from './market-data.ts'
import { AllFields, PartFields } from './market-fields.tsx'
import { FilterSheet } from './market-sheet.tsx'

/** For creators only; visitors never load it. */
const MatchSwitch = lazy(() => import('./match-switch.tsx'))

/** Debounce of field changes before the list is updated, milliseconds. */
const APPLY_DELAY_MS = 300

/** From 1400 px: all filters in a side column, applied as they change. */
export function FilterRail(props: FilterProps) {
  const t = useText(marketText)
  const { version, change } = useSubmitOnChange(props.hrefOf({}), APPLY_DELAY_MS)
  return (
    <aside className="hidden w-64 shrink-0 xl:block">
      {props.canMatch && (
        <Suspense>
          <MatchSwitch state={props.state} base={props.base} />
        </Suspense>
      )}
      <Form key={version} method="get" action={props.base} onChange={(event) => change(event.currentTarget)}>
        <HiddenFilters state={props.state} except={PARTS} canMatch={props.canMatch} />
        <AllFields narrow state={props.state} facets={props.facets} />
        <noscript>
          <Button variant="secondary" size="sm" wide>
            {t('apply')}
          </Button>
        </noscript>
      </Form>
    </aside>
  )
}

function PartMenu({ part, ...props }: FilterProps & { part: Part }) {
  const t = useText(marketText)
  const { state } = props
  const set = part === 'price' ? state.min !== null || state.max !== null : state[part].length > 0
  const label = part === 'price' && set ? priceWords(t, state) : t(part)
  return (
    <details name="market-filter" className="relative shrink-0" key={props.hrefOf({})}>
      <summary
        className={`flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-full px-4 text-sm font-medium whitespace-nowrap ${set ? 'bg-action-soft text-action-text inset-ring-2 inset-ring-action' : 'bg-surface inset-ring inset-ring-line-strong'}`}
      >
        {label}
        {set && part !== 'price' && <span>({state[part].length})</span>}
        <Icon name="caret-down-bold" className="text-xs" />
      </summary>
      <Form
        method="get"
        action={props.base}
        className="z-50 overflow-y-auto bg-overlay p-4 shadow-float inset-ring inset-ring-line max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:max-h-[80vh] max-lg:rounded-t-panel max-lg:pb-[calc(20px+env(safe-area-inset-bottom))] lg:absolute lg:top-[calc(100%+6px)] lg:left-0 lg:w-72 lg:rounded-card"
      >
        <HiddenFilters state={state} except={[part]} canMatch={props.canMatch} />
        <PartFields part={part} state={state} facets={props.facets} />
        <div className="mt-3">
          <Button size="sm" wide>
            {t('apply')}
          </Button>
        </div>
      </Form>
    </details>
  )
}

/** Below 1400 px: a row of filter buttons, which scrolls sideways on phones; each opens one filter. */
export function FilterRow(props: FilterProps) {
  const t = useText(marketText)
  const { state } = props
  return (
    <div className="side-scroll gap-2.5 max-lg:w-[calc(100%+2*var(--gutter))] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
      {props.canMatch && (
        <Link
          href={props.hrefOf({ match: !state.match, page: 1 })}
          aria-current={state.match ? 'true' : undefined}
          className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-full bg-surface px-4 text-sm font-medium whitespace-nowrap inset-ring inset-ring-line-strong aria-[current]:bg-action aria-[current]:text-on-brand aria-[current]:inset-ring-0"
        >
          <Icon name={state.match ? 'seal-check-fill' : 'seal-check'} />
          {t('matchChip')}
        </Link>
      )}
      {PARTS.map((part) => (
        <PartMenu key={part} part={part} {...props} />
      ))}
      <FilterSheet {...props} label="long" />
    </div>
  )
}
