import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const LOOKS = {
  saved: ['text-ink-3', 'cloud-check'],
  saving: ['text-info', 'circle-notch-bold'],
  failed: ['text-critical', 'warning-bold'],
} as const

/** Whether the draft is saved. The caller provides the text and, for `failed`, the retry button. */
export function SaveState({ state, children }: { state: keyof typeof LOOKS; children: ReactNode }) {
  const [ink, icon] = LOOKS[state]
  return (
    <p role="status" className={`inline-flex items-center gap-1.5 text-xs ${ink}`}>
      <Icon name={icon} className={state === 'saving' ? 'spin' : undefined} />
      {children}
    </p>
  )
}
