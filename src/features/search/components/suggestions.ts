import type { Lang } from '../../../core/shapes.ts'
import { foreignLang } from '../../../core/thai/script.ts'
import { type Translate, translator } from '../../../i18n/messages.ts'
import { browserCall } from '../../../web/browser-call.ts'
import { SEARCH } from '../addresses.ts'
import type { contract, SearchResults } from '../contract.ts'
import type en from '../text/en.ts'
import { searchText } from '../text/index.ts'
import { searchHref } from './search-address.ts'

/** Debounce: how long after the last input the suggestions are requested. */
const TYPING_DELAY_MS = 150
const SHOWN = 6

const LIST =
  'absolute top-[calc(100%+6px)] right-0 z-40 max-h-[70vh] overflow-y-auto rounded-card bg-overlay p-1.5 shadow-float inset-ring inset-ring-line'
const OPTION =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5 text-[15px] hover:bg-surface-2 aria-selected:bg-action-soft'

type Attributes = Readonly<Record<string, string | undefined>>

function element(name: string, attributes: Attributes, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value)
  made.append(...children)
  return made
}

/** A text with the matches highlighted. */
function markedText({ text, hits }: SearchResults['title']): (Node | string)[] {
  const marked = hits.flatMap(([from, to], i) => [
    text.slice(hits[i - 1]?.[1] ?? 0, from),
    element('mark', { class: 'rounded-[3px] bg-(--marigold-200) text-(--stone-900)' }, text.slice(from, to)),
  ])
  return [...marked, text.slice(hits.at(-1)?.[1] ?? 0)]
}

interface Words {
  t: Translate<typeof en>
  lang: Lang
}

const link = (href: string, className: string, ...children: (Node | string)[]): HTMLElement =>
  element(
    'a',
    { href, class: className, role: 'option', 'aria-selected': 'false', tabindex: '-1', 'data-nav': '' },
    ...children,
  )

const suggestionLink = ({ kind, path, title }: SearchResults, { t, lang }: Words): HTMLElement =>
  link(
    `/${lang}/${path}`,
    OPTION,
    element(
      'span',
      { lang: foreignLang(title.text, lang), class: 'line-clamp-2 min-w-0 flex-1' },
      ...markedText(title),
    ),
    element('span', { class: 'text-xs text-ink-3' }, t(`one_${kind}`)),
  )

/** A list box below the search field. The field keeps the focus: arrow keys select, Enter opens, Escape closes. */
class Suggestions {
  readonly #field: HTMLInputElement
  readonly #words: Words
  readonly #list: HTMLElement
  readonly #status = element('p', { role: 'status', class: 'sr-only' })
  #active = -1
  #timer: ReturnType<typeof setTimeout> | undefined
  #request = new AbortController()

  constructor(field: HTMLInputElement, words: Words) {
    this.#field = field
    this.#words = words
    const form = field.form as HTMLFormElement
    const id = `suggestions-${form.dataset.search}`
    const width = form.dataset.search === 'header' ? 'w-96 max-xl:w-full' : 'left-0'
    this.#list = element('div', {
      id,
      role: 'listbox',
      class: `${LIST} ${width}`,
      'aria-label': words.t('suggestions'),
    })
    form.append(this.#status, this.#list)
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', id)
    this.#show(false)
    field.addEventListener('keydown', (event) => this.#onKey(event))
    field.addEventListener('input', () => this.search())
    field.addEventListener('focus', () => this.#show(true))
    field.addEventListener('blur', () => this.#show(false))
    form.addEventListener('submit', () => field.blur())
    // Keeps the focus in the field, so that a press on the list does not close it.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault())
    this.#list.addEventListener('click', () => field.blur())
  }

  /** Requests suggestions for the field's value once the user pauses typing. */
  search(): void {
    clearTimeout(this.#timer)
    this.#request.abort()
    this.#choose(-1)
    const q = this.#field.value.trim()
    if (q) this.#timer = setTimeout(() => void this.#find(q), TYPING_DELAY_MS)
    else this.#fill([])
  }

  async #find(q: string): Promise<void> {
    this.#request = new AbortController()
    const { signal } = this.#request
    try {
      const { data, total, more } = await browserCall<typeof contract.find>(SEARCH, {
        query: { q, perPage: SHOWN },
        signal,
      })
      const links = data.map((found) => suggestionLink(found, this.#words))
      const all = searchHref(this.#field.form?.action ?? '', { q })
      if (total > data.length)
        links.push(
          link(
            all,
            `${OPTION} font-label text-action-text`,
            more ? this.#words.t('noneKindAct') : this.#words.t('seeAll', { n: total }),
          ),
        )
      this.#fill(links)
    } catch {
      // A failed request shows no suggestions.
      if (!signal.aborted) this.#fill([])
    }
  }

  #fill(links: readonly HTMLElement[]): void {
    for (const [i, one] of links.entries()) one.id = `${this.#list.id}-${i}`
    this.#list.replaceChildren(...links)
    this.#choose(-1)
    this.#show(document.activeElement === this.#field)
  }

  get #isOpen(): boolean {
    return !this.#list.hidden
  }

  #show(open: boolean): void {
    const count = this.#list.childElementCount
    this.#list.hidden = !open || count === 0
    this.#field.setAttribute('aria-expanded', String(this.#isOpen))
    this.#status.textContent = this.#isOpen ? this.#words.t('suggestionCount', { n: count }) : ''
    if (!this.#isOpen) this.#choose(-1)
  }

  #choose(active: number): void {
    this.#active = active
    for (const [i, option] of [...this.#list.children].entries())
      option.setAttribute('aria-selected', String(i === active))
    const chosen = this.#list.children[active]
    if (chosen) this.#field.setAttribute('aria-activedescendant', chosen.id)
    else this.#field.removeAttribute('aria-activedescendant')
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return
    if (event.key === 'Escape' && this.#isOpen) {
      event.preventDefault()
      this.#show(false)
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      this.#show(true)
      const places = this.#list.childElementCount + 1
      if (this.#isOpen) this.#choose(((this.#active + step + 1 + places) % places) - 1)
    }
    const chosen = this.#isOpen ? this.#list.children[this.#active] : undefined
    if (event.key === 'Enter' && chosen instanceof HTMLElement) {
      event.preventDefault()
      chosen.click()
    }
  }
}

const attached = new WeakSet<HTMLInputElement>()

/** Shows suggestions for what is typed into a search field. */
export async function suggestFor(field: HTMLInputElement): Promise<void> {
  if (attached.has(field)) return
  attached.add(field)
  const lang: Lang = document.documentElement.lang === 'en' ? 'en' : 'th'
  const words = { t: translator<typeof en>(await searchText.load(lang)), lang }
  new Suggestions(field, words).search()
}
