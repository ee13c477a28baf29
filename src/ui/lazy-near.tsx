import { type ComponentType, lazy } from 'react'

/** After these the next page is on its way, and a move waits for parts whose code has not come. */
const ACTS = ['pointerdown', 'keydown', 'popstate'] as const

let onTheirWay = 0
/** Whether a part is on its way that may fail to come: it then stays as the server drew it. */
export const isFarPartLoading = (): boolean => onTheirWay > 0

/** Resolves when this element is near the screen or the visitor acts. */
const whenNear = (part: Element): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      watch.disconnect()
      for (const act of ACTS) removeEventListener(act, done, true)
      resolve()
    }
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && done())
    watch.observe(part)
    for (const act of ACTS) addEventListener(act, done, true)
  })

/** The code of a part that the server has drawn; the same drawing where the code does not come. */
async function loadDrawn<Props extends object>(
  part: Element,
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> {
  onTheirWay++
  try {
    return await load()
  } catch {
    const drawn = { __html: part.innerHTML }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server itself sent
    return { default: () => <div dangerouslySetInnerHTML={drawn} /> }
  } finally {
    onTheirWay--
  }
}

/**
 * A part far down the page, in the `Far` of this id: the server draws it with the rest, the browser fetches its code when
 * the reader comes near it. Drawn by the browser alone, as after a move, it is fetched at once.
 */
export const lazyNear = <Props extends object>(id: string, load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const part = typeof document === 'undefined' ? null : document.getElementById(id)
    if (!part) return load()
    await whenNear(part)
    return loadDrawn(part, load)
  })
