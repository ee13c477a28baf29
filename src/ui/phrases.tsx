import { Children, Fragment, type ReactNode } from 'react'
import { scriptLang } from '../core/thai/script.ts'

/** A space in front of Thai, but not between a figure and what it counts. */
const BETWEEN_PHRASES = /(?<!(?:^| )[\d.,]+) /

function phrasesOf(text: string): ReactNode {
  const phrases = text.split(BETWEEN_PHRASES)
  if (phrases.length === 1 || scriptLang(text) !== 'th') return text
  return phrases.map((phrase, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      {scriptLang(phrase) === 'th' ? <span className="inline-block">{phrase}</span> : phrase}
    </Fragment>
  ))
}

/**
 * Thai that breaks between its phrases, which Thai writes with spaces, rather than inside one; a phrase longer than the
 * line still wraps. No browser does so by itself (`word-break: auto-phrase` serves Japanese only), and their dictionaries
 * break inside compounds. Other scripts, and children that are no text, are left as they are.
 */
export function Phrases({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => (typeof child === 'string' ? phrasesOf(child) : child))
}
