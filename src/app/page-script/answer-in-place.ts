/** Fields that no draft stores and a reload would clear. */
const UNSTORED = 'input[type=password], input[type=file]'

const wouldLose = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(UNSTORED)].some(({ value }) => value !== '')

/**
 * The consent card and the notice are forms that reload the page. If that would clear an entered password or file, the
 * form is sent without a reload and the card is hidden; the services that the visitor agreed to start on the next page.
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
