import { type LoaderFunctionArgs, redirect } from 'react-router'
import { safeNext } from '../../../core/forms.ts'
import { pageContext } from '../../../core/page.ts'

/** An old address of the creators' login; a way back that is ours goes along. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const next = safeNext(new URL(request.url).searchParams.get('next'), '')
  return redirect(`/${lang}/Influencer/login${next && `?next=${encodeURIComponent(next)}`}`)
}

export default function PreLogin() {
  return null
}
