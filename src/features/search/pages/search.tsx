import { data as answer, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router'
import { z } from 'zod'
import { formatNumber } from '../../../i18n/formats.ts'
import { translator } from '../../../i18n/messages.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, qPage, qText, readQuery } from '../../../web/query.ts'
import { fetchContent } from '../../content/components/fetch-content.ts'
import { checkPage } from '../../content/components/list-address.ts'
import { ListPages } from '../../content/components/list-pages.tsx'
import { NotLoaded } from '../../content/components/not-loaded.tsx'
import { Browse, NothingFound, NothingOfKind } from '../components/nothing-found.tsx'
import { ResultList, ResultSkeleton } from '../components/result-list.tsx'
import { type SearchAddress, searchHref } from '../components/search-address.ts'
import { SearchField } from '../components/search-field.tsx'
import { contract } from '../contract.ts'
import { isShort, normalizeQuery, SEARCH_KINDS } from '../rules/question.ts'
import type en from '../text/en.ts'
import { searchText } from '../text/index.ts'

const zQuery = z.object({ q: qText(500), kind: qChoice(SEARCH_KINDS), page: qPage })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const query = readQuery(url, zQuery)
  const address: SearchAddress = { ...query, q: normalizeQuery(query.q), kind: query.kind ?? null }
  const { q, kind, page } = address
  const found = q
    ? await fetchContent(() => pageCall(context)(contract.find, { query: { q, page, ...(kind && { kind }) } }))
    : undefined
  if (found) checkPage(found)
  const t = translator<typeof en>(await searchText.load(lang))
  const head = q ? { title: t('titleOf', { q }), description: t('description'), noindex: true } : undefined
  return answer({ address, found: found ?? null, failed: found === null, head }, { status: found === null ? 503 : 200 })
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>

function Results({ data: { address, found, failed }, base }: { data: Data; base: string }) {
  const t = useText(searchText)
  const { pathname, search } = useLocation()
  const { q, kind } = address
  if (failed) return <NotLoaded title={t('failedTitle')} href={pathname + search} />
  if (!found)
    return (
      <div className="mx-auto max-w-[680px]">
        <EmptyState drawing="search" title={t('startTitle')} note={t('startNote')} />
        <p className="text-center text-sm text-ink-3 max-lg:hidden">{t('keys')}</p>
        <Browse />
      </div>
    )
  const all = SEARCH_KINDS.reduce((sum, name) => sum + found.counts[name], 0)
  if (all === 0) return <NothingFound base={base} q={q} short={isShort(q)} near={found.near} parts={found.parts} />
  const tab = (name: (typeof SEARCH_KINDS)[number] | null, label: string, count: number) => ({
    href: searchHref(base, { q, kind: name }),
    label,
    count: found.more && (name ?? 'job') === 'job' ? `${formatNumber(count)}+` : count,
    current: kind === name,
  })
  const shown = SEARCH_KINDS.filter((name) => found.counts[name] > 0 || name === kind)
  return (
    <>
      <p role="status" className="mt-4 text-sm text-ink-2">
        {kind ? t('foundKind', { n: found.total, all, q }) : t(found.more ? 'foundMore' : 'found', { n: all, q })}
      </p>
      <Tabs
        className="mt-3 max-lg:-mx-(--gutter) max-lg:px-(--gutter)"
        label={t('kinds')}
        tabs={[tab(null, t('all'), all), ...shown.map((name) => tab(name, t(name), found.counts[name]))]}
      />
      {found.total === 0 ? (
        <NothingOfKind base={base} q={q} others={all} />
      ) : (
        <>
          <ResultList results={found.data} />
          <ListPages
            page={found.page}
            perPage={found.perPage}
            shown={found.data.length}
            total={found.total}
            hrefOf={(page) => searchHref(base, { q, kind, page })}
          />
        </>
      )}
    </>
  )
}

/** Searches all public content in the language of the page. Query, kind and page are in the query string. */
export default function Search() {
  const data = useLoaderData<typeof loader>()
  const t = useText(searchText)
  const lang = useLang()
  const base = `/${lang}/search`
  const turning = useNavigation().location?.pathname === base
  return (
    <main id="main" className="measure py-6 lg:py-9">
      <PageHead title={t('title')} size="public" />
      <div className="mt-4 max-w-[680px]">
        <SearchField
          action={base}
          label={t('label')}
          placeholder={t('placeholder')}
          value={data.address.q}
          go={t('go')}
        />
      </div>
      {turning ? <ResultSkeleton /> : <Results data={data} base={base} />}
    </main>
  )
}
