import { HOUR } from '../../core/clock.ts'
import { clockText, shortClockText, TICK } from '../../ui/clock-text.ts'

let running = false

/** In each group of clocks, shows the first one that has not ended and updates it every second. */
function tick(now: number): void {
  const shown = new Set<Element | null>()
  for (const clock of document.querySelectorAll<HTMLElement>('[data-due]')) {
    const left = Number(clock.dataset.due) - now
    clock.hidden = left <= 0 || shown.has(clock.parentElement)
    if (clock.hidden) continue
    shown.add(clock.parentElement)
    const figure = clock.querySelector('span')
    if (figure) figure.textContent = left < HOUR ? shortClockText(left) : clockText(left)
  }
}

/** Runs the countdowns that the server rendered (`NoticeClock`). */
export function runClocks(): void {
  if (running) return
  running = true
  // The visitor's clock may be wrong, so only the time elapsed since page load is used.
  const arrived = Date.now()
  const rendered = Number(document.querySelector<HTMLElement>('[data-due]')?.dataset.now)
  setInterval(() => tick(rendered + Date.now() - arrived), TICK)
}
