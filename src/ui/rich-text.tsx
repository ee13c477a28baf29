import { withHeadingIds } from './rich-text-headings.ts'
import { markRichText } from './rich-text-marks.ts'

export interface RichTextProps {
  /** HTML that was cleaned when it was saved. */
  html: string
  /** Its language, where it is not the page's. */
  lang?: string | undefined
  className?: string
}

/** Rich text of an editor; its headings get the anchors of `headingsOf`. The only place that puts HTML into a page. */
export function RichText({ html, lang, className }: RichTextProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: only tags of the editor's list survive a save
    <div lang={lang} className={className} dangerouslySetInnerHTML={{ __html: markRichText(withHeadingIds(html)) }} />
  )
}
