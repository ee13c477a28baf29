import { type ComponentType, lazy, useState } from 'react'
import { BelowFold } from './below-fold.tsx'

/** After one of these the next page may be on its way, and a move waits for parts whose code has not come. */
const ACTS = ['pointerdown', 'keydown', 'click', 'popstate'] as const

/** Resolves when the visitor acts for the first time. */
const acted: Promise<unknown> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const act of ACTS) addEventListener(act, resolve, { capture: true, once: true })
      })

let onTheirWay = 0
/** Whether a part is on its way that may fail to come: it then stays as the server drew it. */
export const isBelowFoldLoading = (): boolean => onTheirWay > 0

/** Resolves when this element is near the screen. */
const neared = (part: Element): Promise<void> =>
  new Promise((resolve) => {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      resolve()
    })
    watch.observe(part)
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

/** The part's code when the reader nears it or acts. */
async function loadNear<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!part) return load()
  await Promise.race([acted, neared(part)])
  return loadDrawn(part, load)
}

/**
 * Whether the drawing of this place is the server's, asked at its first rendering: not so on a page that was moved to.
 * React's own way to tell (a snapshot of the server's) would have the part drawn again before its code is there.
 */
const isDrawn = (): boolean => typeof document === 'undefined' || document.documentElement.dataset.ready === undefined

interface PlaceProps<Props extends object> {
  id: string
  className: string | undefined
  /** The content where the server drew it, and where the browser does. */
  kinds: readonly [drawn: ComponentType<Props>, moved: ComponentType<Props>]
  given: Props
}

function Place<Props extends object>({ id, className, kinds, given }: PlaceProps<Props>) {
  const [Content] = useState(() => kinds[isDrawn() ? 0 : 1])
  return (
    <BelowFold id={id} className={className}>
      <Content {...given} />
    </BelowFold>
  )
}

/**
 * A `BelowFold` whose content is a module of its own: the server draws it with the rest, the browser fetches its code when the
 * reader comes near. Where the browser draws it, the code is fetched at once. `id` names it once on its page, `className`
 * is its place's.
 */
export function lazyBelowFold<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  className?: string,
): ComponentType<Props> {
  const kinds: PlaceProps<Props>['kinds'] = [lazy(() => loadNear(id, load)), lazy(load)]
  return (props) => <Place id={id} className={className} kinds={kinds} given={props} />
}
