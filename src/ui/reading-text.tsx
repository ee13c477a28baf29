import { cx } from './class-names.ts'
import { RichText, type RichTextProps } from './rich-text.tsx'

/** Rich text in the typeface and spacing for long texts. Only pages that use it load that typeface. */
export function ReadingText({ className, ...rest }: RichTextProps) {
  return <RichText {...rest} className={cx('reading', className)} />
}
