import { Parser } from 'htmlparser2'

/** Whether scripts of documents with forms wait for the first picture; switched off they start as React Router writes them. */
const POSTPONE = true

/** Rels and types that browsers do not know: what carries them waits for `startPostponedScripts`. */
export const POSTPONED_REL = 'postponed-modulepreload'
export const POSTPONED_TYPE = 'text/postponed-module'

interface Edit {
  at: number
  from: string
  to: string
}

/**
 * Makes the module scripts of a document wait: on a slow phone they would compete for bandwidth with fonts, styles and
 * pictures. It relies only on their being modules, which may run at any time after the document.
 */
export function postponeModules(html: string): string {
  if (!POSTPONE) return html
  const edits: Edit[] = []
  const parser = new Parser({
    onopentag(name, { rel, type, src }) {
      const at = parser.startIndex
      if (name === 'link' && rel === 'modulepreload') edits.push({ at, from: `"${rel}"`, to: `"${POSTPONED_REL}"` })
      // One with an address of its own is the page script, which starts the others.
      if (name === 'script' && type === 'module' && !src)
        edits.push({ at, from: `"${type}"`, to: `"${POSTPONED_TYPE}"` })
    },
  })
  parser.end(html)
  let result = ''
  let end = 0
  for (const { at, from, to } of edits) {
    const start = html.indexOf(from, at)
    result += html.slice(end, start) + to
    end = start + from.length
  }
  return result + html.slice(end)
}
