import { data as answer, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { HeadData } from '../../../core/head-data.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { pageCall, pageContext } from '../../../web/page.ts'
import { fetchContent } from '../../content/components/fetch-content.ts'
import { NotLoaded } from '../../content/components/not-loaded.tsx'
import { previewQuery } from '../../content/components/preview.ts'
import { truncate } from '../../content/rules/truncate.ts'
import CaseCharts from '../components/case-charts.tsx'
import CaseEnd from '../components/case-end.tsx'
import { CaseFigures } from '../components/case-figures.tsx'
import { CaseHead } from '../components/case-head.tsx'
import { CaseStory } from '../components/case-story.tsx'
import { type CaseStudy, contract } from '../contract.ts'
import { casesText } from '../text/index.ts'

/** Lengths at which search engines and link previews cut the title and the description. */
const [TITLE, DESCRIPTION] = [52, 155]

/** The brand followed by the title, unless the title already begins with the brand. */
const titleOf = ({ title, brand }: CaseStudy): string => (title.startsWith(brand) ? title : `${brand}: ${title}`)

const headOf = (study: CaseStudy, listName: string): HeadData => ({
  title: truncate(titleOf(study), TITLE),
  description: truncate(study.summary, DESCRIPTION),
  type: 'article',
  publishedAt: study.publishedAt,
  updatedAt: study.updatedAt,
  crumbs: [
    { name: 'Talad', path: '' },
    { name: listName, path: 'caseStudy' },
    { name: study.title, path: `caseStudy/detail/${study.slug}` },
  ],
  noindex: study.preview,
})

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { lang, origin } = context.get(pageContext)
  const id = params.slug ?? ''
  const listName = lang === 'th' ? 'กรณีศึกษา' : 'Case studies'
  const found = await fetchContent(() =>
    pageCall(context)(contract.get, { params: { locale: lang, id }, query: previewQuery(url) }),
  )
  if (!found)
    return answer({ study: null, url: '', head: { title: listName, description: '', noindex: true } }, { status: 503 })
  const { data: study } = found
  const path = `/${lang}/caseStudy/detail/${study.slug}`
  // Requested by id or by an old slug: redirect, so that each case study has one address.
  if (study.slug !== id && !study.preview) throw redirect(path, 301)
  const head = headOf(study, listName)
  return answer({ study, url: origin + path, head }, { status: 200 })
}

/** A finished campaign: its results as figures and charts, then how it was done. */
export default function CaseStudyPage() {
  const { study, url } = useLoaderData<typeof loader>()
  const t = useText(casesText)
  if (!study)
    return (
      <main id="main" className="measure py-9">
        <h1 className="sr-only">{t('title')}</h1>
        <NotLoaded title={t('failedTitle')} href="" />
      </main>
    )
  return (
    <main id="main" className="measure py-5 lg:py-10">
      <CaseHead study={study} />
      <CaseFigures study={study} />
      <CaseCharts study={study} />
      <CaseStory study={study} url={url} />
      <CaseEnd study={study} />
    </main>
  )
}
