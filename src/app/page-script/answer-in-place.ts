/** What no draft of a form stores, and a reload loses. */
const UNSTORED = 'input[type=password], input[type=file]'

const wouldLose = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(UNSTORED)].some(({ value }) => value !== '')

/**
 * The consent card and the notice are answered by forms that reload the page. Where that would lose a password or a file,
 * the answer is sent without a reload and the card is hidden; what was agreed to runs from the next page on.
 */
export function answerInPlace(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const card = form.closest<HTMLElement>('[data-answer]')
    if (!card || !wouldLose()) return
    event.preventDefault()
    const values = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)])
    fetch(form.action, { method: 'post', body: new URLSearchParams(values), redirect: 'manual' })
      .then(({ type }) => {
        card.hidden = type === 'opaqueredirect'
      })
      .catch(() => {})
  })
}
