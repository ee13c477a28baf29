import { type LoaderFunctionArgs, redirect } from 'react-router'
import { z } from 'zod'
import { pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qText, readQuery } from '../../../web/query.ts'
import { safeNext } from '../../../web/return-path.ts'

const zQuery = z.object({ next: qText(2000) })

/** Redirects an old address of the creators' login page, with a safe `next` if given. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const next = safeNext(readQuery(url, zQuery).next, '')
  return redirect(pathWithQuery(`/${lang}/Influencer/login`, { next }))
}

export default function PreLogin() {
  return null
}
