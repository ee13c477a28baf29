import { data as answer, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { HeadData } from '../../../core/head-data.ts'
import { formatDate } from '../../../i18n/formats.ts'
import { translator } from '../../../i18n/messages.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { ResultFigures } from '../components/result-figures.tsx'
import { SharedResultsTable } from '../components/results-tables.tsx'
import { contract, type SharedReport } from '../contract.ts'
import { shareText } from '../text/share.ts'
import type en from '../text/share-en.ts'

/** The report of a link. Null if the link has ended. */
async function readShared(context: LoaderFunctionArgs['context'], token: string): Promise<SharedReport | null> {
  try {
    return (await pageCall(context)(contract.sharedReport, { params: { token } })).data
  } catch (error) {
    if (error instanceof CallError && error.failure.code === 'report_link_ended') return null
    throw error
  }
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const shared = await load(() => readShared(context, params.token ?? ''))
  const t = translator<typeof en>(await shareText.load(lang))
  const head: HeadData = { title: shared ? t('kind') : t('endedTitle'), description: t('kind'), noindex: true }
  return answer({ shared, head }, { status: shared ? 200 : 410, headers: { 'cache-control': 'no-store' } })
}

function Ended() {
  const t = useText(shareText)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('endedTitle')} note={t('endedNote')} />
      <ButtonLink href={`/${lang}`}>{t('home')}</ButtonLink>
    </>
  )
}

/** A campaign's results for everybody with the link. */
export default function SharedReportPage() {
  const { shared } = useLoaderData<typeof loader>()
  const t = useText(shareText)
  const lang = useLang()
  const title = lang === 'en' ? shared?.titleEn || shared?.title : shared?.title
  return (
    <main id="main" className="measure py-8 lg:py-12">
      {shared === null ? (
        <Ended />
      ) : (
        <>
          <PageHead title={title ?? ''} note={t('by', { brand: shared.brandName })} />
          <div className="grid gap-6">
            <ResultFigures report={shared.report} />
            <SharedResultsTable results={shared.results} />
          </div>
          <p className="mt-6 text-sm text-ink-2">{t('until', { date: formatDate(lang, shared.expiresAt) })}</p>
        </>
      )}
    </main>
  )
}
