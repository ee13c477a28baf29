let waiting = false

function mark(): void {
  waiting = false
  const line = window.innerHeight * 0.35
  for (const nav of document.querySelectorAll('nav[data-contents]')) {
    const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
    const current = links.findLast(({ hash }) => {
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)))
      return heading !== null && heading.getBoundingClientRect().top < line
    })
    for (const link of links)
      if (link === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
  }
}

/** Highlights the current section in the table of contents, at most once per frame. */
export function markCurrentHeading(): void {
  if (waiting) return
  waiting = true
  requestAnimationFrame(mark)
}
