import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useText } from '../../../../i18n/use-text.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { editorText } from '../../text/editor/index.ts'
import { isSafeLink } from './rich-schema.ts'

const BAR = 'border-b border-line bg-sunken px-3 py-2.5'

/** Input for the address of a link. Enter applies it and does not submit the page's form. */
export function LinkBar({ editor, close }: { editor: Editor; close: () => void }) {
  const t = useText(editorText)
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [wrong, setWrong] = useState(false)
  const linked = editor.isActive('link')
  const apply = () => {
    const href = address.trim()
    if (!isSafeLink(href)) return setWrong(true)
    const chain = editor.chain().focus()
    if (editor.state.selection.empty && !linked)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    close()
  }
  return (
    <div className={BAR}>
      <TextField
        name=""
        label={t('linkAddress')}
        size="sm"
        value={address}
        autoFocus
        error={wrong ? t('linkWrong') : undefined}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="button" size="sm" variant="secondary" onClick={apply}>
          {t('apply')}
        </Button>
        {linked && (
          <Button
            type="button"
            size="sm"
            variant="text"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              close()
            }}
          >
            {t('unlink')}
          </Button>
        )}
        <Button type="button" size="sm" variant="text" onClick={close}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}

/** Inputs for caption and alternative text of the picture at the cursor. */
export function PictureBar({ editor, pos, alt }: { editor: Editor; pos: number; alt: string }) {
  const t = useText(editorText)
  return (
    <div className={BAR}>
      <TextField
        name=""
        label={t('pictureWords')}
        size="sm"
        defaultValue={alt}
        maxLength={200}
        onChange={(event) => {
          const words = event.currentTarget.value
          editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, 'alt', words))
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </div>
  )
}

const TABLE_ACTS = [
  ['addRowBelow', addRowAfter],
  ['addColumn', addColumnAfter],
  ['dropRow', deleteRow],
  ['dropColumn', deleteColumn],
  ['dropTable', deleteTable],
] as const

/** Buttons for rows and columns of the table at the cursor. */
export function TableBar({ editor }: { editor: Editor }) {
  const t = useText(editorText)
  return (
    <div className={`${BAR} flex flex-wrap gap-1.5`}>
      {TABLE_ACTS.map(([name, act]) => (
        <Button
          key={name}
          type="button"
          size="sm"
          variant="secondary"
          onClick={() => {
            act(editor.state, editor.view.dispatch)
            editor.commands.focus()
          }}
        >
          {t(name)}
        </Button>
      ))}
    </div>
  )
}
