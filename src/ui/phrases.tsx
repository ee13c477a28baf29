import { Children, Fragment, type ReactNode } from 'react'
import type { Lang } from '../core/shapes.ts'
import { scriptLang } from '../core/thai/script.ts'
import { useLang } from '../i18n/use-text.tsx'

/** A space before Thai text, but not between a number and what it counts. */
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

/**
 * User-written text (a name, a title): on an English page, its Thai parts get `lang="th"`. Children that are not text
 * are unchanged.
 */
export function UserText({ children }: { children: ReactNode }) {
  return useLang() === 'th' ? children : <Phrases>{children}</Phrases>
}

/**
 * Thai text that breaks between its phrases, which Thai separates with spaces, instead of inside one; a phrase longer
 * than the line still wraps. Browsers do not do this by themselves (`word-break: auto-phrase` supports Japanese only),
 * and their dictionaries break inside compounds. Other scripts, and children that are not text, are unchanged. On an
 * English page, Thai text (a name, a title) gets `lang="th"`, so that it is read aloud and rendered as Thai.
 */
export function Phrases({ children }: { children: ReactNode }) {
  const lang = useLang()
  return Children.map(children, (child) => (typeof child === 'string' ? phrasesOf(child, lang) : child))
}
