import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { ButtonLink, type ButtonLook } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useScript } from '../../../ui/use-script.ts'
import { pathWithQuery, queryValues } from '../../../web/path-with-query.ts'

/** The page's address with or without an open question. */
function useOpenPanel() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // Without script the question stands in the page: the address leads to it.
  const hrefOf = (act: string | null): string =>
    pathWithQuery(pathname, { ...queryValues(search), done: null, ask: act }) + (act === null ? '' : '#ask')
  const go = (act: string | null) =>
    void navigate(hrefOf(act).replace('#ask', ''), { preventScrollReset: true, replace: true })
  return { open: search.get('ask'), hrefOf, go }
}

/** Opens the question of an act; a link, so that it also works without script. */
export function ConfirmLink({ act, children, ...look }: ButtonLook & { act: string; children: ReactNode }) {
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

/** The way back out of a question. */
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

/** Asks before an act that cannot be undone: a dialog, or a panel of the page where scripts do not run. */
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
