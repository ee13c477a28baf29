import type { JsonLdThing } from '../core/json-ld.ts'
import { withoutJoiners } from '../i18n/joined.ts'

/** JSON for use inside a script element: it cannot close the element or open a comment. */
const scriptText = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Structured data for search engines. Browsers never run a data block, so the content security policy requires no nonce
 * or hash. Its content is escaped, so that no text can close the element.
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
