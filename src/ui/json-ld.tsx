import type { JsonLdThing } from '../core/json-ld.ts'
import { withoutJoiners } from '../i18n/joined.ts'

/** JSON for use inside a script element: it cannot close the element or open a comment. */
const scriptText = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Facts for search engines. A data block is never run, so the page's policy asks for neither nonce nor hash; what it
 * holds is escaped so that no text can end the element.
 */
export function JsonLd({ thing }: { thing: JsonLdThing }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptText escapes what could end the element
      dangerouslySetInnerHTML={{ __html: withoutJoiners(scriptText(thing)) }}
    />
  )
}
