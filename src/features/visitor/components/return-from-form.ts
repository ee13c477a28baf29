import { type LoaderFunctionArgs, redirect } from 'react-router'
import { z } from 'zod'
import { pageCall, pageContext } from '../../../web/page.ts'
import { qText, readQuery } from '../../../web/query.ts'
import { safeNext } from '../../../web/return-path.ts'
import { contract } from '../contract.ts'

/** The page of this site from which the visitor came, path only; empty for any other. */
export function cameFrom(request: Request, origin: string): string {
  const given = request.headers.get('referer') ?? ''
  if (!URL.canParse(given)) return ''
  const url = new URL(given)
  return url.origin === origin ? url.pathname + url.search : ''
}

const zQuery = z.object({ next: qText(2000) })

/**
 * Back from the Google form, which leads here with `?next=`: remembers that it was seen and passes on, to `next`, else
 * to where the visitor came from, else home; only within this site. Null for a visit without `next`.
 */
export async function returnFromForm({ context, request, url }: LoaderFunctionArgs): Promise<Response | null> {
  const { next } = readQuery(url, zQuery)
  if (!next) return null
  const { lang, origin } = context.get(pageContext)
  await pageCall(context)(contract.formSeen)
  const from = cameFrom(request, origin)
  return redirect(safeNext(next, from.includes('/setCookieGGForm') ? `/${lang}` : safeNext(from, `/${lang}`)))
}
