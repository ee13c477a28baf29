import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../../../../i18n/use-text.tsx'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { blankOf, type Field } from '../../rules/field.ts'
import { editorText } from '../../text/editor/index.ts'
import { useEditorPage } from './editor-context.ts'

interface ListProps {
  path: string
  label: string
  field: Extract<Field, { type: 'list' }>
  value: readonly unknown[]
  /** One row, with its path. */
  children: (path: string, value: unknown) => ReactNode
}

/** Rows that can be added and removed. Without script the buttons submit the form. */
export function ListField({ path, label, field, value, children }: ListProps) {
  const t = useText(editorText)
  const { edited, errorOf } = useEditorPage()
  const next = useRef(value.length)
  const [rows, setRows] = useState(() => value.map((row, key) => ({ key, value: row })))
  const change = (made: typeof rows) => {
    setRows(made)
    edited()
  }
  const error = errorOf(path)
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-4">
      <legend className="px-1.5 text-sm font-label">
        {label} <span className="font-normal text-ink-3">{t('rowLimit', { n: rows.length, max: field.max })}</span>
      </legend>
      {rows.map((row, i) => (
        <div key={row.key} className="flex items-start gap-2 border-b border-line pb-3">
          <div className="min-w-0 flex-1">{children(`${path}.${i}`, row.value)}</div>
          <IconButton
            type="submit"
            name="intent"
            value={`remove:${path}:${i}`}
            label={`${label}: ${t('removeRow', { n: i + 1 })}`}
            icon={<Icon name="trash" />}
            className="mt-6"
            onClick={(event) => {
              event.preventDefault()
              change(rows.filter((other) => other !== row))
            }}
          />
        </div>
      ))}
      {error && <p className="text-xs text-critical">{error}</p>}
      {rows.length < field.max && (
        <Button
          type="submit"
          name="intent"
          value={`add:${path}`}
          variant="secondary"
          size="sm"
          className="justify-self-start"
          icon={<Icon name="plus-bold" />}
          onClick={(event) => {
            event.preventDefault()
            change([...rows, { key: next.current++, value: blankOf(field.of) }])
          }}
        >
          {t('addRow')}
        </Button>
      )}
    </fieldset>
  )
}
