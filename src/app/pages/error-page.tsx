import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import { useLang, useText } from '../../i18n/use-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PublicFrame } from '../layouts/public-frame.tsx'
import type { RootData } from '../root-data.ts'
import { shellText } from '../text/index.ts'

/** Data of a thrown 404. */
export interface Missing {
  /** False if no page has the path; true if a page, its guard or an endpoint returned not found. */
  validated: boolean
}

/** The data of a 404; null for any other error. */
const missingOf = (error: unknown): Missing | null =>
  isRouteErrorResponse(error) && error.status === 404
    ? { validated: true, ...(error.data as Partial<Missing> | null) }
    : null

/** The error page inside header and footer: the 404 page or the general error page. Bots never get the latter. */
export function ErrorPage() {
  const error = useRouteError()
  const missing = missingOf(error)
  const root = useRouteLoaderData<RootData>('root')
  if (!missing && root?.bot) return null
  const page = missing ? <NotFoundPage {...missing} /> : <BrokenPage />
  return root ? <PublicFrame>{page}</PublicFrame> : page
}

function NotFoundPage({ validated }: Missing) {
  const { pathname } = useLocation()
  const t = useText(shellText)
  const lang = useLang()
  return (
    <main id="main">
      <title>{`${t('notFoundPage')} | Talad`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        kind="not-found"
        title={t('notFoundTitle')}
        code={`${validated ? 'Page Not Found' : 'Page not found'}: ${pathname}`}
        note={t('notFoundText')}
        acts={<ButtonLink href={`/${lang}`}>{t('goHome')}</ButtonLink>}
      />
    </main>
  )
}

/** The English texts are specified; the Thai texts are translations of them. */
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
