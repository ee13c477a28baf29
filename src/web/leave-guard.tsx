import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '../i18n/use-text.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { webText } from './text/index.ts'

export interface LeaveGuardProps {
  unsaved: boolean
  /** Text of the dialog: where the unsaved values are stored. */
  children: ReactNode
}

/**
 * Asks for confirmation before a page with unsaved values is left: by a link, a change of language, closing or
 * reloading the tab.
 */
export function LeaveGuard({ unsaved, children }: LeaveGuardProps) {
  const t = useText(webText)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', leaving)
    return () => window.removeEventListener('beforeunload', leaving)
  }, [unsaved])
  const blocked = blocker.state === 'blocked'
  return (
    <Dialog
      open={blocked}
      onClose={() => blocker.reset?.()}
      title={t('leaveTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {t('keepEditing')}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
