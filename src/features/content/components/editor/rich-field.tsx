import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import type { Lang } from '../../../../core/shapes.ts'
import { useText } from '../../../../i18n/use-text.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { editorText } from '../../text/editor/index.ts'
import { useEditorPage } from './editor-context.ts'
import type { RichEditorProps } from './rich-editor.tsx'

interface RichProps {
  name: string
  lang: Lang
  label: string
  labelNote: string
  defaultValue: string
  error: string | undefined
}

/**
 * A rich text field. It is a text area with HTML at first and without script. The editor is loaded separately, takes
 * over the text typed so far, and writes into the same text area, which the form submits.
 */
export function RichField({ name, lang, label, labelNote, defaultValue, error }: RichProps) {
  const t = useText(editorText)
  const { edited } = useEditorPage()
  const [Editor, setEditor] = useState<ComponentType<RichEditorProps> | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    let gone = false
    void import('./rich-editor.tsx').then((module) => {
      if (!gone) setEditor(() => module.RichEditor)
    })
    return () => {
      gone = true
    }
  }, [])
  const area = () => box.current?.querySelector('textarea') ?? null
  const write = (html: string) => {
    const field = area()
    if (!field || field.value === html) return
    field.value = html
    edited()
  }
  return (
    <div ref={box}>
      {Editor && (
        <>
          <p id={`${id}-label`} className="mb-1.5 text-sm font-label">
            {label}
            <span className="ml-1.5 font-normal text-ink-3">{labelNote}</span>
          </p>
          <Editor
            labelId={`${id}-label`}
            lang={lang}
            html={area()?.value ?? defaultValue}
            invalid={error !== undefined}
            focused={area() === document.activeElement}
            onChange={write}
          />
          {error && <p className="mt-1.5 text-xs text-critical">{error}</p>}
        </>
      )}
      <div hidden={Editor !== null}>
        <TextArea
          name={name}
          label={label}
          labelNote={labelNote}
          lang={lang}
          help={t('richPlain')}
          error={error}
          defaultValue={defaultValue}
          maxLength={60_000}
          rows={10}
          spellCheck={false}
        />
      </div>
    </div>
  )
}
