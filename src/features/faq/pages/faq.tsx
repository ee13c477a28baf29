import { useEffect, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { faqPage } from '../../../core/json-ld.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { JsonLd } from '../../../ui/json-ld.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qText, readQuery } from '../../../web/query.ts'
import { previewQuery } from '../../content/components/preview.ts'
import { PreviewNote } from '../../content/components/preview-note.tsx'
import type { FAQ_AUDIENCES } from '../../content/kinds.ts'
import { MAX_QUERY } from '../../search/rules/question.ts'
import { FaqList } from '../components/faq-list.tsx'
import { FaqSearch } from '../components/faq-search.tsx'
import { useOpenedAnswer } from '../components/use-opened-answer.ts'
import { contract } from '../contract.ts'
import { findQuestions } from '../rules/find.ts'
import { faqText } from '../text/index.ts'

/** Repeated here, so that the content's schemas stay out of the browser's bundle. */
const AUDIENCES = ['marketer', 'influencer'] as const satisfies typeof FAQ_AUDIENCES
type FaqAudience = (typeof AUDIENCES)[number]

const zQuery = z.object({ audience: qChoice(AUDIENCES, 'marketer'), q: qText(MAX_QUERY) })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const { audience, q } = readQuery(url, zQuery)
  const other: FaqAudience = audience === 'marketer' ? 'influencer' : 'marketer'
  const preview = previewQuery(url)
  const call = pageCall(context)
  return load(async () => {
    const [here, there] = await Promise.all([
      call(contract.list, { params: { locale: lang, x: audience }, query: preview }),
      call(contract.list, { params: { locale: lang, x: other }, query: { ...preview, ...(q && { q }) } }),
    ])
    return {
      audience,
      q,
      preview: here.preview,
      questions: here.data,
      // Searched on the server, because its dictionary of Thai words may differ from the browser's.
      found: q ? findQuestions(here.data, q).map(({ slug }) => slug) : null,
      other: { audience: other, total: there.total, found: there.data.length },
    }
  })
}

/** The URL of a view, without empty parameters. */
const addressOf = (base: string, audience: string, q: string): string => pathWithQuery(base, { audience, q })

/** The typed query with the matching questions; keeps the URL in sync. */
function useTypedSearch(data: Awaited<ReturnType<typeof loader>>, base: string) {
  const [typed, setTyped] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view starts with the query of its URL
  useEffect(() => setTyped(null), [data.q, data.audience])
  const q = (typed ?? data.q).trim()
  const shown = useMemo(() => {
    if (typed !== null) return findQuestions(data.questions, typed)
    return data.found ? data.questions.filter(({ slug }) => data.found?.includes(slug)) : data.questions
  }, [typed, data])
  const type = (value: string) => {
    setTyped(value)
    window.history.replaceState(window.history.state, '', addressOf(base, data.audience, value.trim()))
  }
  return { q, shown, type }
}

export default function Faq() {
  const t = useText(faqText)
  const lang = useLang()
  const data = useLoaderData<typeof loader>()
  const base = `/${lang}/faq`
  const { q, shown, type } = useTypedSearch(data, base)
  const { audience, other } = data
  const contact = <ButtonLink href={`/${lang}/contact`}>{t('ask')}</ButtonLink>
  const counts = { [audience]: data.questions.length, [other.audience]: other.total }
  useOpenedAnswer()
  return (
    <main id="main" className="measure pt-8 pb-12 lg:pt-12 lg:pb-20">
      {data.preview && <PreviewNote />}
      <PageHead size="public" title={t('title')} note={t('note')} />
      <FaqSearch
        key={audience}
        audience={audience}
        query={data.q}
        clearHref={addressOf(base, audience, '')}
        onType={type}
      />
      <Tabs
        className="mt-6 mb-5"
        label={t('audiences')}
        tabs={AUDIENCES.map((name) => ({
          href: addressOf(base, name, q),
          label: t(name),
          count: counts[name],
          current: name === audience,
        }))}
      />
      <p className="mb-6 text-sm text-ink-2" role="status">
        {q ? t('found', { n: shown.length, q }) : t('all', { n: shown.length })}
        {data.q && q === data.q && other.found > 0 && (
          <>
            {' · '}
            <TextLink href={addressOf(base, other.audience, q)}>
              {t('elsewhere', { n: other.found, audience: t(other.audience) })}
            </TextLink>
          </>
        )}
      </p>
      {shown.length > 0 ? (
        <FaqList questions={shown} />
      ) : (
        <EmptyState
          drawing="search"
          title={q ? t('none', { q }) : t('empty')}
          note={q ? t('noneNote') : t('stillNote')}
          act={contact}
        />
      )}
      {!data.q && data.questions.length > 0 && <JsonLd thing={faqPage(lang, data.questions)} />}
      {shown.length > 0 && (
        <div className="mt-10 lg:ml-[268px]">
          <Callout tone="quiet" icon="lifebuoy" title={t('stillTitle')} act={contact}>
            {t('stillNote')}
          </Callout>
        </div>
      )}
    </main>
  )
}
