import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { groupOf, StyleguideSections } from '../../../styleguide/sections.tsx'
import { useLang } from '../../i18n/use-text.tsx'
import { pageContext } from '../../web/page.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const group = groupOf(new URL(request.url).searchParams.get('group'))
  return { group, now: context.get(pageContext).now() }
}

/** Each part of the design language, in the page's language and in both themes. */
export default function Styleguide() {
  const { group, now } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      <StyleguideSections group={group} lang={useLang()} now={now} />
    </main>
  )
}
