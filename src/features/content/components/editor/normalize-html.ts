/** Maps headings pasted from other programs to the allowed ones. */
export const normalizePastedHtml = (html: string): string =>
  html.replace(/<(\/?)h1\b/gi, '<$1h2').replace(/<(\/?)h[4-6]\b/gi, '<$1h3')

function tidyTable(table: Element): void {
  for (const cell of table.querySelectorAll('[colspan="1"], [rowspan="1"]'))
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name)
  const first = table.querySelector('tr')
  const heads = first ? [...first.children] : []
  if (!first || heads.length === 0 || heads.some((cell) => cell.localName !== 'th')) return
  for (const cell of heads) cell.setAttribute('scope', 'col')
  const head = table.ownerDocument.createElement('thead')
  head.append(first)
  table.prepend(head)
}

/**
 * Cleans the editor's HTML: no paragraphs inside list items and cells, header cells as `th`, no empty captions, nothing
 * empty at the end. An empty text is ''. Uses a document of DOMParser, which runs no scripts.
 */
export function normalizeRichText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const lone of body.querySelectorAll(':is(li, td, th) > p:only-child')) lone.replaceWith(...lone.childNodes)
  for (const caption of body.querySelectorAll('figcaption')) if (!caption.textContent?.trim()) caption.remove()
  for (const link of body.querySelectorAll('a'))
    for (const { name } of [...link.attributes]) if (name !== 'href') link.removeAttribute(name)
  body.querySelectorAll('table').forEach(tidyTable)
  while (body.lastElementChild?.localName === 'p' && body.lastElementChild.innerHTML === '')
    body.lastElementChild.remove()
  return body.innerHTML
}
