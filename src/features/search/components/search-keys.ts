const FIELDS = 'form[data-search] input[name=q]'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The `/` key focuses the page's search field, unless the user is typing. */
function focusField(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  const field = [...document.querySelectorAll<HTMLInputElement>(FIELDS)].find((one) => one.offsetParent)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
}

/** Loads the suggestions' code at the first input in a search field. */
async function suggest({ target }: Event): Promise<void> {
  if (!(target instanceof HTMLInputElement) || !target.matches(FIELDS)) return
  const { suggestFor } = await import('./suggestions.ts')
  suggestFor(target)
}

/** Adds the `/` key and suggestions to the search fields in the header and on the search page. */
export function enhanceSearchFields(): void {
  document.addEventListener('keydown', focusField)
  document.addEventListener('input', suggest)
}
