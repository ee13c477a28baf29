import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { pageCall } from '../../../web/page.ts'
import { listHref } from '../../content/components/list-address.ts'
import { loadCategorized } from '../../content/components/load-categorized.ts'
import { NotLoaded } from '../../content/components/not-loaded.tsx'
import { ArticleList, ListSkeleton } from '../components/article-list.tsx'
import { contract } from '../contract.ts'
import { articlesText } from '../text/index.ts'

export function loader(args: LoaderFunctionArgs) {
  const call = pageCall(args.context)
  return loadCategorized(args, {
    categories: () => call(contract.categories),
    list: (locale, query) => call(contract.list, { params: { locale }, query }),
  })
}

/** Articles by category, five per page. Category and page are in the URL. */
export default function Articles() {
  const { address, list, categories } = useLoaderData<typeof loader>()
  const t = useText(articlesText)
  const lang = useLang()
  const { pathname, search } = useLocation()
  const navigation = useNavigation()
  const path = pathname + search
  const base = `/${lang}/articles`
  const turning = navigation.location?.pathname === pathname && navigation.location.search !== search
  const tab = (id: number | null, label: string) => ({
    href: listHref(base, { category: id, page: 1 }),
    label,
    current: address.category === id,
  })
  return (
    <main id="main" className="measure py-6 lg:py-9" data-articles={address.category === null ? 'all' : 'category'}>
      <link rel="alternate" type="application/rss+xml" title={t('feed')} href={`${base}/rss.xml`} />
      <PageHead title={t('title')} note={t('note')} size="public" />
      <Tabs
        label={t('tabs')}
        tabs={[tab(null, t('all')), ...categories.map(({ id, name }) => tab(id, name))]}
        className="mb-6 max-lg:-mx-(--gutter) max-lg:px-(--gutter) lg:mb-9"
      />
      {turning ? (
        <ListSkeleton />
      ) : list ? (
        <ArticleList
          cards={list.data}
          page={list.page}
          perPage={list.perPage}
          total={list.total}
          hrefOf={(page) => listHref(base, { category: address.category, page })}
          allHref={base}
        />
      ) : (
        <NotLoaded title={t('failedTitle')} href={path} />
      )}
      <p className="mt-8 text-sm">
        <a href={`${base}/rss.xml`} className="hit inline-flex items-center gap-1.5 text-action-text hover:underline">
          <Icon name="broadcast" />
          {t('feed')}
        </a>
      </p>
    </main>
  )
}
