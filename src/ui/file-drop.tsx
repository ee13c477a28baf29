import { type ReactNode, useId, useState } from 'react'
import { cx } from './class-names.ts'
import { FieldError } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { shrinkChosen } from './shrink-photo.ts'

export interface FileDropProps {
  name: string
  label: ReactNode
  labelNote?: ReactNode
  /** "Choose a picture or PDF". */
  title: ReactNode
  /** File types and size limit, shown before the choice. */
  note: ReactNode
  /** As in HTML: `image/jpeg,image/png,application/pdf`. */
  accept: string
  multiple?: boolean
  required?: boolean
  error?: ReactNode
  /** If set, the caller uploads the files immediately; otherwise the form sends them. */
  onFiles?: (files: File[]) => void
  /** Called with the files that the form will send. */
  onChoose?: (files: File[]) => void
}

/** Native file input below a dashed area that also accepts dropped files. */
export function FileDrop({
  name,
  label,
  labelNote,
  title,
  note,
  accept,
  multiple,
  required,
  error,
  onFiles,
  onChoose,
}: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const [chosen, setChosen] = useState<string[]>([])
  const take = async (input: HTMLInputElement) => {
    const list = [...(input.files ?? [])]
    setChosen(onFiles ? [] : list.map((file) => file.name))
    if (list.length > 0) onFiles?.(list)
    if (onFiles) return
    await shrinkChosen(input)
    onChoose?.([...(input.files ?? [])])
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-label">
        {label}
        {labelNote && <span className="ml-1.5 font-normal text-ink-3">{labelNote}</span>}
      </label>
      <div
        className={cx(
          'relative flex items-center gap-3.5 rounded-card border border-dashed p-3.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-sunken',
          error ? 'border-critical' : over ? 'border-action bg-action-soft' : 'border-line-field',
        )}
      >
        <span className="grid h-10 w-13 shrink-0 place-items-center rounded-sm bg-surface-2 text-xl text-ink-2">
          <Icon name={chosen.length > 0 ? 'check-bold' : accept.includes('image') ? 'image' : 'file-text'} />
        </span>
        <span className="min-w-0">
          <span className={cx('block text-sm leading-normal font-medium', chosen.length > 0 && 'truncate')}>
            {chosen.length > 0 ? chosen.join(', ') : title}
          </span>
          <span id={`${id}-note`} className="block text-xs text-ink-2">
            {note}
          </span>
        </span>
        <input
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          required={required}
          aria-describedby={error ? `${id}-error` : `${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => void take(event.currentTarget)}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
