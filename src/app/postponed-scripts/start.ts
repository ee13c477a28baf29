/** Postponed scripts start after this time at the latest, in milliseconds. */
const AT_LATEST = 4_000

function start(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=postponed-modulepreload]'))
    link.rel = 'modulepreload'
  for (const postponed of document.querySelectorAll<HTMLScriptElement>('script[type="text/postponed-module"]')) {
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = postponed.nonce
    script.textContent = postponed.textContent
    postponed.after(script)
  }
}

/**
 * Starts the scripts that `postponeModules` postponed: after the page has loaded and painted, or at the visitor's first
 * interaction. Links and forms work without them.
 */
export function startPostponedScripts(): void {
  let started = false
  const once = (): void => {
    if (!started) start()
    started = true
  }
  const painted = (): void => void requestAnimationFrame(() => setTimeout(once))
  if (document.readyState === 'complete') painted()
  else addEventListener('load', painted)
  setTimeout(once, AT_LATEST)
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, once, { once: true, capture: true })
}
