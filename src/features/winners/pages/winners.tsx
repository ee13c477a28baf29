import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatYear } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qText, readQuery } from '../../../web/query.ts'
import { previewQuery } from '../../content/components/preview.ts'
import { PreviewNote } from '../../content/components/preview-note.tsx'
import { Podium } from '../components/podium.tsx'
import { contract, type Winner } from '../contract.ts'
import { winnersText } from '../text/index.ts'

const zQuery = z.object({ year: qText() })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const { year: requestedYear } = readQuery(url, zQuery)
  // An invalid year becomes one without winners, so the page is not found.
  const year = !requestedYear
    ? undefined
    : /^20\d\d$/.test(requestedYear)
      ? Math.max(2015, Number(requestedYear))
      : 2100
  const query = { ...previewQuery(url), ...(year && { year }) }
  return load(() => pageCall(context)(contract.list, { params: { locale: lang }, query }))
}

/** Categories in the order of the ceremony. */
function categoriesOf(winners: readonly Winner[]): [string, Winner[]][] {
  const found = new Map<string, Winner[]>()
  for (const winner of winners) found.set(winner.category, [...(found.get(winner.category) ?? []), winner])
  return [...found]
}

export default function Winners() {
  const t = useText(winnersText)
  const lang = useLang()
  const { data, year, years, preview } = useLoaderData<typeof loader>()
  const base = `/${lang}/winnerThailandInfluencerAwards`
  const categories = categoriesOf(data)
  return (
    <main id="main" className="measure pt-8 pb-12 lg:pt-12 lg:pb-20">
      {preview && <PreviewNote />}
      <PageHead size="public" title={t('title')} note={t('note')} />
      {years.length > 0 && (
        <Tabs
          label={t('years')}
          className="mb-5"
          tabs={years.map((one) => ({
            href: one === years[0] ? base : `${base}?year=${one}`,
            label: formatYear(lang, String(one)),
            current: one === year,
          }))}
        />
      )}
      {categories.length === 0 ? (
        <EmptyState drawing="people" title={t('empty')} note={t('emptyNote')} />
      ) : (
        <>
          <p className="mb-4 text-sm text-ink-2">{t('count', { n: data.length, m: categories.length })}</p>
          <nav aria-label={t('contents')} className="mb-8 flex flex-wrap gap-2">
            {categories.map(([category], i) => (
              <a
                key={category}
                href={`#category-${i + 1}`}
                className="chip inline-flex min-h-11 items-center rounded-full px-4 text-sm font-medium"
              >
                {category}
              </a>
            ))}
          </nav>
          <div className="grid gap-12 lg:gap-16">
            {categories.map(([category, winners], i) => (
              <section key={category} aria-labelledby={`category-${i + 1}`}>
                <h2 id={`category-${i + 1}`} className="mb-4 text-xl lg:text-2xl">
                  {category}
                </h2>
                <Podium winners={winners} eager={i === 0} />
              </section>
            ))}
          </div>
        </>
      )}
    </main>
  )
}
