import { Form } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { queryValues } from '../../../web/path-with-query.ts'
import { useFormCount } from '../../../web/use-form-count.ts'
import { marketText } from '../text/market.ts'
import { HiddenFilters, PARTS } from './hidden-filters.tsx'
import { countFilters } from './market-address.ts'
import type { FilterProps, MarketTotal } from './market-data.ts'
import { AllFields } from './market-fields.tsx'

interface SheetProps extends FilterProps {
  /** `long`: a button with text, from 992 px; `icon`: an icon next to the search on phones. */
  label: 'long' | 'icon'
}

/** All filters on a full screen. Its button shows how many jobs match. */
export function FilterSheet(props: SheetProps) {
  // The new key resets the sheet when the filters change: it is closed and shows the count of the list.
  return <Sheet key={props.hrefOf({})} {...props} />
}

function Sheet(props: SheetProps) {
  const t = useText(marketText)
  const { state, label, canMatch } = props
  const n = countFilters(state)
  const name = t(label === 'long' ? 'allFilters' : 'filters')
  const [total, follow] = useFormCount<MarketTotal | null>(null, async (form) => {
    const { fetchTotal } = await import('./market-prefetch.ts')
    return fetchTotal(canMatch, queryValues(form))
  })
  return (
    <details className={cx('shrink-0', label === 'long' ? 'max-lg:hidden' : 'lg:hidden')}>
      <summary
        className={cx(
          'relative flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-1.5 bg-surface text-sm font-medium whitespace-nowrap inset-ring inset-ring-line-strong',
          label === 'long' ? 'rounded-full px-4' : 'rounded-field',
        )}
      >
        <Icon name="sliders-horizontal" size={18} />
        <span className={label === 'icon' ? 'sr-only' : undefined}>{name}</span>
        {n > 0 && <span className="sr-only">{t('filtersSet', { n })}</span>}
        {n > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1.5 -right-1 grid size-5 place-items-center rounded-full bg-action text-[0.6875rem] font-semibold text-on-brand"
          >
            {n}
          </span>
        )}
      </summary>
      <div className="fixed inset-0 z-50 overflow-y-auto bg-canvas p-4 pb-28">
        <div className="mx-auto max-w-[520px]">
          <div className="flex items-center justify-between">
            <p className="text-xl font-title">{t('filters')}</p>
            <Link
              href={props.hrefOf({})}
              reload
              aria-label={t('close')}
              className="grid size-11 place-items-center rounded-full"
            >
              <Icon name="x" size={22} />
            </Link>
          </div>
          <Form method="get" action={props.base} onChange={(event) => follow(event.currentTarget)}>
            <HiddenFilters state={state} except={PARTS} canMatch={canMatch} />
            <AllFields state={state} facets={props.facets} />
            <div className="fixed inset-x-0 bottom-0 border-t border-line bg-canvas p-4">
              <div className="mx-auto max-w-[520px]" aria-live="polite">
                <Button size="lg" wide>
                  {total === null ? t('apply') : t(total.more ? 'applyMore' : 'applyCount', { n: total.total })}
                </Button>
              </div>
            </div>
          </Form>
        </div>
      </div>
    </details>
  )
}
