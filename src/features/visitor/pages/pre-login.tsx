import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageContext } from '../../../web/page.ts'
import { safeNext } from '../../../web/return-path.ts'

/** An old address of the creators' login; a way back that is ours goes along. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const next = safeNext(new URL(request.url).searchParams.get('next'), '')
  return redirect(`/${lang}/Influencer/login${next && `?next=${encodeURIComponent(next)}`}`)
}

export default function PreLogin() {
  return null
}
