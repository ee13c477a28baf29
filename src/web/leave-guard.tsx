import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

export interface LeaveGuardProps {
  /** Something on the page is not saved. */
  unsaved: boolean
  title: ReactNode
  children: ReactNode
  words: { stay: string; leave: string }
}

/** Asks before a page with unsaved values is left: by a link of the site, another language, closing or reloading the tab. */
export function LeaveGuard({ unsaved, title, children, words }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', leaving)
    return () => window.removeEventListener('beforeunload', leaving)
  }, [unsaved])
  const asked = blocker.state === 'blocked'
  return (
    <Dialog
      open={asked}
      onClose={() => blocker.reset?.()}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {words.stay}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {words.leave}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
