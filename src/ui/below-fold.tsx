import { type ReactNode, Suspense } from 'react'

/** A part of a page below its first screen, not laid out with the first picture. `lazyBelowFold` makes one with its own code. */
export function BelowFold({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <div id={id} data-far="" className={className}>
      <Suspense>{children}</Suspense>
    </div>
  )
}

const nextTime = (act: () => void): void => {
  if (typeof requestIdleCallback === 'undefined') setTimeout(act, 1)
  else requestIdleCallback(act, { timeout: 500 })
}

/** Lays out what the first picture left aside, part by part, whenever the browser has nothing else to do. */
export function unfold(): void {
  const { dataset } = document.documentElement
  if (dataset.folded === undefined) return
  const far = [...document.querySelectorAll('[data-far]')]
  const next = (): void => {
    const part = far.shift()
    if (!part) return void delete dataset.folded
    part.removeAttribute('data-far')
    nextTime(next)
  }
  nextTime(next)
}
