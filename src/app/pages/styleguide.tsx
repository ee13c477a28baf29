import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { z } from 'zod'
import { groupOf, StyleguideSections } from '../../../styleguide/sections.tsx'
import { useLang } from '../../i18n/use-text.tsx'
import { pageContext } from '../../web/page.ts'
import { qText, readQuery } from '../../web/query.ts'

const zQuery = z.object({ group: qText() })

export function loader({ context, url }: LoaderFunctionArgs) {
  const group = groupOf(readQuery(url, zQuery).group)
  return { group, now: context.get(pageContext).now() }
}

/** All components of the design system, in the page's language and in both themes. */
export default function Styleguide() {
  const { group, now } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      <StyleguideSections group={group} lang={useLang()} now={now} />
    </main>
  )
}
