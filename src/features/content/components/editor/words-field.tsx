import type { ReactNode } from 'react'
import type { Bilingual, Lang } from '../../../../core/shapes.ts'
import { useText } from '../../../../i18n/use-text.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { editorText } from '../../text/editor/index.ts'
import { useEditorPage } from './editor-context.ts'

/**
 * Fields of the two languages, next to each other on a wide screen; on a phone only the selected one (editor.css).
 * `note` begins with a space, so that screen readers read it as a separate word.
 */
export function BilingualFields({ children }: { children: (lang: Lang, note: string) => ReactNode }) {
  const t = useText(editorText)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div data-words="th" className="min-w-0">
        {children('th', ` ${t('thai')}`)}
      </div>
      <div data-words="en" className="min-w-0">
        {children('en', ` ${t('english')}`)}
      </div>
    </div>
  )
}

interface WordsProps {
  path: string
  label: string
  value: Bilingual
  max: number
  /** Several lines. */
  long?: boolean
}

/** A text in both languages. */
export function WordsField({ path, label, value, max, long }: WordsProps) {
  const { errorOf } = useEditorPage()
  return (
    <BilingualFields>
      {(lang, note) => {
        const same = {
          name: `${path}.${lang}`,
          label,
          labelNote: note,
          lang,
          defaultValue: value[lang],
          maxLength: max,
          error: errorOf(`${path}.${lang}`) ?? (lang === 'th' ? errorOf(path) : undefined),
          autoComplete: 'off',
        }
        return long ? <TextArea {...same} rows={3} /> : <TextField {...same} size="sm" />
      }}
    </BilingualFields>
  )
}
