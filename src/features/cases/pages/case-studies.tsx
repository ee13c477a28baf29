import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { pageCall } from '../../../web/page.ts'
import { listHref } from '../../content/components/list-address.ts'
import { loadCategorized } from '../../content/components/load-categorized.ts'
import { NotLoaded } from '../../content/components/not-loaded.tsx'
import { CaseList, CaseListSkeleton } from '../components/case-list.tsx'
import { contract } from '../contract.ts'
import { casesText } from '../text/index.ts'

export function loader(args: LoaderFunctionArgs) {
  const call = pageCall(args.context)
  return loadCategorized(args, {
    categories: () => call(contract.categories),
    list: (locale, query) => call(contract.list, { params: { locale }, query }),
  })
}

/** Case studies by industry, six per page. Industry and page are in the URL. */
export default function CaseStudies() {
  const { address, list, categories } = useLoaderData<typeof loader>()
  const t = useText(casesText)
  const lang = useLang()
  const { pathname, search } = useLocation()
  const navigation = useNavigation()
  const base = `/${lang}/caseStudy`
  const turning = navigation.location?.pathname === pathname && navigation.location.search !== search
  const chip = (id: number | null, label: string) => (
    <li key={id ?? 'all'} className="shrink-0">
      <ChipLink href={listHref(base, { category: id, page: 1 })} current={address.category === id} size="lg">
        {label}
      </ChipLink>
    </li>
  )
  return (
    <main id="main" className="measure py-6 lg:py-9">
      <PageHead title={t('title')} note={t('note')} size="public" />
      <nav aria-label={t('categories')} className="mb-6 lg:mb-9">
        <ul className="side-scroll gap-2 py-1 lg:m-0 lg:flex-wrap lg:p-0">
          {chip(null, t('all'))}
          {categories.map(({ id, name }) => chip(id, name))}
        </ul>
      </nav>
      {turning ? (
        <CaseListSkeleton />
      ) : list ? (
        <CaseList
          cards={list.data}
          page={list.page}
          perPage={list.perPage}
          total={list.total}
          hrefOf={(page) => listHref(base, { category: address.category, page })}
          allHref={base}
        />
      ) : (
        <NotLoaded title={t('failedTitle')} href={pathname + search} />
      )}
    </main>
  )
}
