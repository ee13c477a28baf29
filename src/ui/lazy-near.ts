import { type ComponentType, lazy } from 'react'

/** After these the next page is on its way, and a move waits for parts whose code has not come. */
const ACTS = ['pointerdown', 'keydown', 'popstate'] as const

/** Resolves when the element of this id is near the screen or the visitor acts; at once when it is not in the page. */
const whenNear = (id: string, margin: string): Promise<void> =>
  new Promise((resolve) => {
    const part = document.getElementById(id)
    if (!part) return resolve()
    const done = (): void => {
      watch.disconnect()
      for (const act of ACTS) removeEventListener(act, done, true)
      resolve()
    }
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && done(), {
      rootMargin: margin,
    })
    watch.observe(part)
    for (const act of ACTS) addEventListener(act, done, true)
  })

/**
 * A part far down the page, to be put into a `Suspense`: the server draws it with the rest, the browser fetches its code
 * when the reader comes near the element of this id. Drawn by the browser alone, as after a move, it is fetched at once.
 */
export const lazyNear = <Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  margin = '0px',
) =>
  lazy(async () => {
    if (typeof document !== 'undefined') await whenNear(id, margin)
    return load()
  })
