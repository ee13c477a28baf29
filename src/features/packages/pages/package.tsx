import { data as answer, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { product } from '../../../core/json-ld.ts'
import { sharePath } from '../../../core/page-meta.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { JsonLd } from '../../../ui/json-ld.tsx'
import { pageCall, pageContext } from '../../../web/page.ts'
import { fetchContent } from '../../content/components/fetch-content.ts'
import { NotLoaded } from '../../content/components/not-loaded.tsx'
import { previewQuery } from '../../content/components/preview.ts'
import { contract as faq } from '../../faq/contract.ts'
import { chooseQuestions } from '../../faq/rules/choose-questions.ts'
import { Decision, DecisionBar } from '../components/decision.tsx'
import OfferBelow from '../components/offer-below.tsx'
import { headOf } from '../components/offer-head.ts'
import OfferRelated from '../components/offer-related.tsx'
import { OfferContents, OfferText, OfferTop } from '../components/offer-story.tsx'
import { contract } from '../contract.ts'
import { cardText } from '../text/card.ts'
import { packageText } from '../text/package.ts'

/** Questions of package buyers, from the FAQ. Unpublished ones are left out. */
const QUESTIONS = ['package-contents', 'package-unit-return', 'tax-invoice', 'draft-revisions'] as const

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { lang, origin, viewer } = context.get(pageContext)
  const call = pageCall(context)
  const slug = params.slug ?? ''
  const [found, questions] = await Promise.all([
    fetchContent(() => call(contract.find, { params: { a: lang, b: slug }, query: previewQuery(url) })),
    fetchContent(() => call(faq.list, { params: { locale: lang, x: 'marketer' } })),
  ])
  if (!found) return answer({ offer: null, facts: null, questions: [], reader: viewer.scope }, { status: 503 })
  const { data: offer } = found
  const path = `/${lang}/Marketer/package/detail/${offer.slug}`
  // Redirects an old slug, so that each package has one address.
  if (offer.slug !== slug && !offer.preview) throw redirect(path, 301)
  const { title, summary, price, slug: sku } = offer
  const image = sharePath(lang, `package.${sku}`)
  const facts = { origin, path, image, title, summary, sku, price, available: true }
  return answer({
    offer,
    facts,
    questions: chooseQuestions(questions?.data ?? [], QUESTIONS),
    reader: viewer.scope,
    head: await headOf(offer, lang),
  })
}

/** One package: contents, rules, price with VAT listed separately, and the main action. */
export default function PackagePage() {
  const { offer, facts, questions, reader } = useLoaderData<typeof loader>()
  const t = useText(packageText)
  const card = useText(cardText)
  if (!offer)
    return (
      <main id="main" className="measure py-9">
        <h1 className="sr-only">{t('list')}</h1>
        <NotLoaded title={card('failedTitle')} href="" />
      </main>
    )
  return (
    <main id="main" className="measure pt-5 lg:pt-8 lg:pb-20">
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_348px] xl:grid-cols-[minmax(0,1fr)_388px] xl:gap-x-16">
        <OfferTop offer={offer} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-6">
            <Decision offer={offer} reader={reader} />
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-10 lg:col-start-1 lg:gap-14">
          <OfferContents offer={offer} />
          <OfferText offer={offer} />
          <OfferBelow offer={offer} questions={questions} />
        </div>
      </div>
      {offer.related.length > 0 && <OfferRelated offers={offer.related} />}
      <DecisionBar offer={offer} reader={reader} />
      {facts && <JsonLd thing={product(facts)} />}
    </main>
  )
}
