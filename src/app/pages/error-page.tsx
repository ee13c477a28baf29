import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import { useLang, useText } from '../../i18n/use-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PublicFrame } from '../layouts/public-frame.tsx'
import type { RootData } from '../root-data.ts'
import { shellText } from '../text/index.ts'

/** What a thrown 404 may carry. */
export interface Missing {
  /** False where no page has the path; else a page, its guard or an endpoint refused it. */
  validated: boolean
}

/** Null for any other error. */
const missingOf = (error: unknown): Missing | null =>
  isRouteErrorResponse(error) && error.status === 404
    ? { validated: true, ...(error.data as Partial<Missing> | null) }
    : null

/** The error layout: header and footer around the 404 page with its path, or the closed stall. Bots never see the latter. */
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
