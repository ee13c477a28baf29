import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { pageContext } from '../../core/page.ts'
import { useLang } from '../../i18n/use-text.tsx'
import { StyleguideSections } from '../../ui/styleguide/sections.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return { now: context.get(pageContext).now() }
}

/** Each part of the design language, in the page's language and in both themes. */
export default function Styleguide() {
  const { now } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      <StyleguideSections lang={useLang()} now={now} />
    </main>
  )
}
