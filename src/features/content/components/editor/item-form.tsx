import type { FormEvent, RefObject } from 'react'
import { Form } from 'react-router'
import { useText } from '../../../../i18n/use-text.tsx'
import type { EditorItem } from '../../contract.ts'
import { FIELDS } from '../../rules/fields.ts'
import { editorText } from '../../text/editor/index.ts'
import { EDITOR_FORM, useEditorPage } from './editor-context.ts'
import { FieldPart, isShort } from './field-part.tsx'

interface FormProps {
  form: RefObject<HTMLFormElement | null>
  item: EditorItem
  /** The revision that the fields show. */
  revision: number
  doc: Record<string, unknown>
  /** Increased when the fields must be rendered again. */
  generation: number
  hidden: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Selects the language of the fields on phones. Native radio buttons, which work without script. */
export function LanguageTabs() {
  const t = useText(editorText)
  const look = 'segment grid min-h-9 min-w-0 flex-1 place-items-center rounded-[11px] px-4 text-sm font-medium'
  return (
    <fieldset className="desk-languages mb-4 flex min-w-0 gap-0.5 rounded-[14px] bg-surface-2 p-1 lg:hidden">
      <legend className="sr-only">{t('languages')}</legend>
      <label className={look}>
        <input type="radio" name="shown" value="th" defaultChecked className="sr-only" />
        {t('thai')}
      </label>
      <label className={look}>
        <input type="radio" name="shown" value="en" className="sr-only" />
        {t('english')}
      </label>
    </fieldset>
  )
}

/** All fields of the document in the order of `FIELDS`; short ones share a row. */
export function ItemForm({ form, item, revision, doc, generation, hidden, onSubmit }: FormProps) {
  const { edited } = useEditorPage()
  return (
    <Form
      ref={form}
      id={EDITOR_FORM}
      method="post"
      encType="multipart/form-data"
      hidden={hidden}
      onInput={edited}
      onSubmit={onSubmit}
      preventScrollReset
    >
      <input type="hidden" name="revision" defaultValue={revision} />
      <div key={generation} className="grid gap-5 min-[640px]:grid-cols-2 lg:grid-cols-4">
        {Object.entries(FIELDS[item.kind]).map(([name, field]) => (
          <div
            key={name}
            className={
              isShort(field)
                ? 'min-w-0 min-[640px]:col-span-1 lg:col-span-2'
                : 'min-w-0 min-[640px]:col-span-2 lg:col-span-4'
            }
          >
            <FieldPart name={name} path={name} field={field} value={doc[name]} />
          </div>
        ))}
      </div>
    </Form>
  )
}
