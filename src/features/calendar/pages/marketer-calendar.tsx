import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { dayOf, monthOf } from '../../../core/calendar.ts'
import { zMonth } from '../../../core/shapes.ts'
import { formatMonth } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qId, qText, readQuery } from '../../../web/query.ts'
import { BrandFilter } from '../../agency-brands/components/brand-filter.tsx'
import { chosenBrand, loadBrands } from '../../agency-brands/components/load-brands.ts'
import { useEntries } from '../components/entries.ts'
import { MARKS } from '../components/entry-marks.ts'
import { MonthGrid } from '../components/month-grid.tsx'
import { MonthList } from '../components/month-list.tsx'
import { contract } from '../contract.ts'
import { shiftMonth } from '../rules/month.ts'
import { calendarText } from '../text/index.ts'

const VIEWS = ['month', 'list'] as const
const zQuery = z.object({ month: qText(7), view: qChoice(VIEWS, VIEWS[0]), brand: qId })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const now = new Date(server.now())
  const query = readQuery(url, zQuery)
  const month = zMonth.safeParse(query.month).success ? query.month : monthOf(now)
  const brands = await loadBrands(context)
  const brand = chosenBrand(brands, query.brand)
  const { data } = await load(() => pageCall(context)(contract.month, { query: { month, brandId: brand } }))
  return { data, month, view: query.view, brands, brand, today: dayOf(now) }
}

/** Deadlines of a marketer's jobs and campaigns: a month grid on a wide screen, a list on a phone. */
export default function MarketerCalendar() {
  const { data, month, view, brands, brand, today } = useLoaderData<typeof loader>()
  const t = useText(calendarText)
  const lang = useLang()
  const here = `/${lang}/Marketer/calendar`
  const entries = useEntries(data)
  const to = (values: Record<string, string>) => pathWithQuery(here, { month, view, brand, ...values })
  const grid = view === 'month'
  return (
    <>
      <PageHead
        above={<BackLink href={`/${lang}/Marketer/job`}>{t('jobs')}</BackLink>}
        title={t('title')}
        note={t('note')}
        acts={
          <div className="max-lg:hidden">
            <SegmentedLinks
              label={t('view')}
              current={view}
              segments={[
                { value: 'month', label: t('viewMonth'), href: to({ view: 'month' }) },
                { value: 'list', label: t('viewList'), href: to({ view: 'list' }) },
              ]}
            />
          </div>
        }
      />
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ButtonLink href={to({ month: shiftMonth(month, -1) })} variant="text" size="sm" aria-label={t('previous')}>
          <Icon name="caret-left" />
        </ButtonLink>
        <h2 className="min-w-40 text-center text-lg tracking-normal" aria-live="polite">
          {formatMonth(lang, `${month}-15T00:00:00Z`)}
        </h2>
        <ButtonLink href={to({ month: shiftMonth(month, 1) })} variant="text" size="sm" aria-label={t('next')}>
          <Icon name="caret-right" />
        </ButtonLink>
        {month !== today.slice(0, 7) && (
          <ButtonLink href={pathWithQuery(here, { view, brand })} variant="secondary" size="sm">
            {t('today')}
          </ButtonLink>
        )}
        <BrandFilter brands={brands} brand={brand} filters={{ month, view }} />
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2 lg:ml-auto">
          {(['yours', 'creators', 'campaign'] as const).map((of) => (
            <li key={of} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={`size-2 rounded-full ${MARKS[of]}`} />
              {t(of)}
            </li>
          ))}
        </ul>
      </div>
      {data.more && (
        <div className="mb-4">
          <Callout tone="quiet">{t('more')}</Callout>
        </div>
      )}
      {grid && (
        <div className="max-lg:hidden">
          <MonthGrid
            month={month}
            today={today}
            entries={entries}
            hrefOf={(day) => `${to({ view: 'list' })}#day-${day}`}
          />
        </div>
      )}
      <div className={grid ? 'lg:hidden' : undefined}>
        {entries.size === 0 ? (
          <EmptyState drawing="done" title={t('empty')} note={t('emptyNote')} />
        ) : (
          <MonthList today={today} entries={entries} />
        )}
      </div>
    </>
  )
}
