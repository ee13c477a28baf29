import { Children, Fragment, type ReactNode } from 'react'
import type { Lang } from '../core/shapes.ts'
import { scriptLang } from '../core/thai/script.ts'
import { useLang } from '../i18n/use-text.tsx'

/** A space in front of Thai, but not between a figure and what it counts. */
const BETWEEN_PHRASES = /(?<!(?:^| )[\d.,]+) /

function phrasesOf(text: string, page: Lang): ReactNode {
  if (scriptLang(text) !== 'th') return text
  const phrases = text.split(BETWEEN_PHRASES)
  const lang = page === 'th' ? undefined : 'th'
  if (phrases.length === 1) return lang ? <span lang={lang}>{text}</span> : text
  return phrases.map((phrase, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      {scriptLang(phrase) === 'th' ? (
        <span lang={lang} className="inline-block">
          {phrase}
        </span>
      ) : (
        phrase
      )}
    </Fragment>
  ))
}

/** A text that people wrote (a name, a title): on a page in English its Thai carries the language. Other children stay. */
export function Written({ children }: { children: ReactNode }) {
  return useLang() === 'th' ? children : <Phrases>{children}</Phrases>
}

/**
 * Thai that breaks between its phrases, which Thai writes with spaces, rather than inside one; a phrase longer than the
 * line still wraps. No browser does so by itself (`word-break: auto-phrase` serves Japanese only), and their dictionaries
 * break inside compounds. Other scripts, and children that are no text, are left as they are. On a page in English, Thai
 * (a name, a title) carries its language, so that it is read out and drawn as Thai.
 */
export function Phrases({ children }: { children: ReactNode }) {
  const lang = useLang()
  return Children.map(children, (child) => (typeof child === 'string' ? phrasesOf(child, lang) : child))
}
