import { type LoaderFunctionArgs, redirect } from 'react-router'
import { z } from 'zod'
import { pageCall, pageContext } from '../../../web/page.ts'
import { qText, readQuery } from '../../../web/query.ts'
import { safeNext } from '../../../web/return-path.ts'
import { contract } from '../contract.ts'

/** Path and query of the page of this site that the visitor came from; empty for any other site. */
export function cameFrom(request: Request, origin: string): string {
  const given = request.headers.get('referer') ?? ''
  if (!URL.canParse(given)) return ''
  const url = new URL(given)
  return url.origin === origin ? url.pathname + url.search : ''
}

const zQuery = z.object({ next: qText(2000) })

/**
 * The Google form links back to this site with `?next=`. Remembers that the visitor has seen the form and redirects to
 * `next`, otherwise to the page that the visitor came from, otherwise to the home page; only within this site. Null for
 * a request without `next`.
 */
export async function returnFromForm({ context, request, url }: LoaderFunctionArgs): Promise<Response | null> {
  const { next } = readQuery(url, zQuery)
  if (!next) return null
  const { lang, origin } = context.get(pageContext)
  await pageCall(context)(contract.formSeen)
  const from = cameFrom(request, origin)
  return redirect(safeNext(next, from.includes('/setCookieGGForm') ? `/${lang}` : safeNext(from, `/${lang}`)))
}
