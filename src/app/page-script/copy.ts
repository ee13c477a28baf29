const DONE_FOR = 2_000

/** Copies the text of a `CopyButton` and briefly confirms it. */
async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = '', copied = '' } = button.dataset
  await navigator.clipboard.writeText(text)
  const status = button.querySelector('[role=status]')
  button.dataset.done = ''
  if (status) status.textContent = copied
  setTimeout(() => {
    delete button.dataset.done
    if (status) status.textContent = ''
  }, DONE_FOR)
}

export function copyOnClick(): void {
  // The clipboard API requires HTTPS; without it the copy buttons stay hidden.
  if (!navigator.clipboard) return
  document.documentElement.dataset.clipboard = ''
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button) copy(button).catch(() => {})
  })
}
