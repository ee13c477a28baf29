import { withHeadingIds } from './rich-text-headings.ts'
import { markRichText } from './rich-text-marks.ts'

export interface RichTextProps {
  /** HTML that was sanitized when it was saved. */
  html: string
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined
  className?: string
}

/**
 * Rich text of an editor; its headings get the anchors of `headingsOf`. The only component that inserts stored HTML
 * into a page.
 */
export function RichText({ html, lang, className }: RichTextProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: only tags of the editor's allowlist survive a save
    <div lang={lang} className={className} dangerouslySetInnerHTML={{ __html: markRichText(withHeadingIds(html)) }} />
  )
}
