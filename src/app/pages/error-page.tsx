import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import { useLang, useText } from '../../i18n/use-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { RootData } from '../root-data.ts'
import { shellText } from '../text/index.ts'

/** What the page says of a 404: the path, and whether a page refused it or none was there. */
interface Missing {
  path: string
  validated: boolean
}

/** Null for any other error. A 404 of an endpoint knows no path: it is the page's own. */
const missingOf = (error: unknown, path: string): Missing | null =>
  isRouteErrorResponse(error) && error.status === 404
    ? { path, validated: true, ...(error.data as Partial<Missing> | null) }
    : null

/** The error layout: the 404 page with its path, or the closed stall. Bots never see the latter. */
export function ErrorPage() {
  const error = useRouteError()
  const missing = missingOf(error, useLocation().pathname)
  const root = useRouteLoaderData<RootData>('root')
  if (missing) return <NotFoundPage {...missing} />
  if (root?.bot) return null
  return <BrokenPage />
}

function NotFoundPage({ path, validated }: Missing) {
  const t = useText(shellText)
  const lang = useLang()
  return (
    <main id="main">
      <title>{`${t('notFoundPage')} | Talad`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        kind="not-found"
        title={t('notFoundTitle')}
        code={`${validated ? 'Page Not Found' : 'Page not found'}: ${path}`}
        note={t('notFoundText')}
        acts={<ButtonLink href={`/${lang}`}>{t('goHome')}</ButtonLink>}
      />
    </main>
  )
}

/** English pages have the specification's words, Thai ones say the same in Thai. */
export function BrokenPage() {
  const t = useText(shellText)
  return (
    <main id="main">
      <title>{`${t('errorPage')} | Talad`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        kind="error"
        title={t('errorTitle')}
        note={`${t('errorText')} ${t('errorHint')}`}
        acts={
          <ButtonLink href="/" reload>
            {t('goHome')}
          </ButtonLink>
        }
      />
    </main>
  )
}
