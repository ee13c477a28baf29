const FIELDS = 'form[data-search] input[name=q]'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** `/` brings the focus into the page's search field, from wherever nothing is being typed. */
function focusField(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  const field = [...document.querySelectorAll<HTMLInputElement>(FIELDS)].find((one) => one.offsetParent)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.select()
}

/** Suggestions are fetched with the first letter that is typed. */
async function suggest({ target }: Event): Promise<void> {
  if (!(target instanceof HTMLInputElement) || !target.matches(FIELDS)) return
  const { suggestFor } = await import('./suggestions.ts')
  suggestFor(target)
}

/** Keys and suggestions of the search fields, in the header and on the search page. */
export function enhanceSearchFields(): void {
  document.addEventListener('keydown', focusField)
  document.addEventListener('input', suggest)
}
