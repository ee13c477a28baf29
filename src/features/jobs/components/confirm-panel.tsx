import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { ButtonLink, type ButtonLook } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useScript } from '../../../ui/use-script.ts'
import { pathWithQuery, queryValues } from '../../../web/path-with-query.ts'

/** The page's URL with an open confirmation, or without one. */
function useOpenPanel() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // Without JavaScript the confirmation is part of the page, and the URL has its anchor.
  const hrefOf = (act: string | null): string =>
    pathWithQuery(pathname, { ...queryValues(search), done: null, ask: act }) + (act === null ? '' : '#ask')
  const go = (act: string | null) =>
    void navigate(hrefOf(act).replace('#ask', ''), { preventScrollReset: true, replace: true })
  return { open: search.get('ask'), hrefOf, go }
}

/** A link that opens the confirmation of an action, so that it also works without JavaScript. */
export function ConfirmLink({
  act,
  children,
  ...look
}: ButtonLook & { act: string; className?: string | undefined; children: ReactNode }) {
  const { hrefOf, go } = useOpenPanel()
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(act)
  }
  return (
    <ButtonLink {...look} href={hrefOf(act)} onClick={follow}>
      {children}
    </ButtonLink>
  )
}

/** Link to close a confirmation. */
export function ConfirmBack({ children }: { children: ReactNode }) {
  const { hrefOf, go } = useOpenPanel()
  return (
    <ButtonLink
      href={hrefOf(null)}
      variant="secondary"
      onClick={(event) => {
        event.preventDefault()
        go(null)
      }}
    >
      {children}
    </ButtonLink>
  )
}

/** Asks for confirmation of an action that cannot be undone: a dialog, or a panel on the page without JavaScript. */
export function ConfirmPanel({ act, title, children }: { act: string; title: ReactNode; children: ReactNode }) {
  const { open, go } = useOpenPanel()
  const script = useScript()
  if (open !== act) return null
  if (script)
    return (
      <Dialog open onClose={() => go(null)} title={title}>
        {children}
      </Dialog>
    )
  return (
    <div id="ask" className="scroll-mt-6">
      <Card as="section" aria-labelledby={`ask-${act}`} className="scroll-mt-6">
        <h2 id={`ask-${act}`} className="mb-2 text-xl tracking-normal">
          {title}
        </h2>
        {children}
      </Card>
    </div>
  )
}
