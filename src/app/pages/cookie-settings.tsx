import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { returnFromForm } from '../../features/visitor/components/return-from-form.ts'
import { useText } from '../../i18n/use-text.tsx'
import { PageHead } from '../../ui/heading.tsx'
import { pageContext } from '../../web/page.ts'
import { safeNext } from '../../web/return-path.ts'
import { CookieSettings } from '../cookie-card.tsx'
import { shellText } from '../text/index.ts'

/**
 * Redirects visitors who come from the Google form; otherwise returns the page of this site that the visitor came from.
 */
export async function loader(args: LoaderFunctionArgs) {
  const passedOn = await returnFromForm(args)
  if (passedOn) throw passedOn
  const { request, context } = args
  const { lang, origin } = context.get(pageContext)
  const from = request.headers.get('referer') ?? ''
  const came = from.startsWith(`${origin}/`) ? from.slice(origin.length) : null
  const here = `/${lang}/setCookieGGForm`
  return { back: came?.startsWith(here) ? here : safeNext(came, here) }
}

export default function CookieSettingsPage() {
  const { back } = useLoaderData<typeof loader>()
  const t = useText(shellText)
  return (
    <main id="main" className="measure max-w-[600px]! py-8 lg:py-12">
      <PageHead size="public" title={t('cookieSettings')} note={t('cookieText')} />
      <CookieSettings back={back} />
    </main>
  )
}
