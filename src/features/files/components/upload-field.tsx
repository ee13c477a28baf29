import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { UploadRow } from '../../../ui/upload-row.tsx'
import { useClearError, useFields, useRestored } from '../../../web/action-form.tsx'
import { webText } from '../../../web/text/index.ts'
import { UploadProgress } from '../../../web/upload-progress.tsx'
import { useUpload } from '../../../web/use-upload.ts'
import { UPLOAD } from '../addresses.ts'
import type { FilePurpose, StoredFileView } from '../contract.ts'

export type UploadFieldState = 'empty' | 'sending' | 'ready'

/** Whether the form's upload is still in progress; the submit button is disabled until it is complete. */
export function useUploadFieldState() {
  const [state, onState] = useState<UploadFieldState>('empty')
  return { sending: state === 'sending', onState }
}

export interface UploadFieldProps {
  purpose: FilePurpose
  label: string
  labelNote?: string
  /** For example "Choose a picture or PDF". */
  title: string
  /** Accepted types and the size limit. */
  note: string
  accept: string
  onState?: (state: UploadFieldState) => void
}

/**
 * A file field. The file is uploaded immediately, with its progress; without JavaScript it is submitted with the form.
 */
export function UploadField({ purpose, label, labelNote, title, note, accept, ...props }: UploadFieldProps) {
  const t = useText(webText)
  const field = useFields()
  const { id, name, error } = field('file')
  const clearError = useClearError()
  const upload = useUpload<StoredFileView>(UPLOAD, { fields: { purpose } })
  const [stored, setStored] = useState<{ file: StoredFileView; name: string } | null>(null)
  const restored = useRestored()('fileId')
  const [removed, setRemoved] = useState(false)
  const fileId = stored?.file.id ?? (removed ? undefined : (restored ?? field('fileId').defaultValue))
  const state = upload.state ? 'sending' : fileId ? 'ready' : 'empty'
  const onState = useRef(props.onState)
  onState.current = props.onState
  useEffect(() => onState.current?.(state), [state])
  // A hidden field fires no events, so the form is notified of the new value with an `input` event.
  const root = useRef<HTMLDivElement>(null)
  const reportedFileId = useRef(fileId)
  useEffect(() => {
    if (reportedFileId.current === fileId) return
    reportedFileId.current = fileId
    root.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [fileId])

  const send = async (file: File | undefined) => {
    if (!file) return
    const answer = await upload.send(file)
    if (!answer) return
    setStored({ file: answer, name: file.name })
    clearError(name)
  }
  const remove = () => {
    setStored(null)
    setRemoved(true)
  }
  const input = fileId && <input type="hidden" name="fileId" value={fileId} data-restore="" />

  if (upload.state || stored)
    return (
      <div id={id} ref={root}>
        <p className="mb-1.5 text-sm font-label">{label}</p>
        {input}
        {upload.state ? (
          <UploadProgress
            upload={upload.state}
            onCancel={upload.cancel}
            onRetry={() => void send(upload.state?.file)}
          />
        ) : (
          <UploadRow
            name={stored?.name}
            thumb={stored?.file.contentType.startsWith('image/') ? <img src={stored.file.url} alt="" /> : undefined}
            fact={t('uploaded')}
            act={<IconButton label={t('removeFile')} icon={<Icon name="x" />} onClick={remove} />}
          />
        )}
      </div>
    )
  return (
    <div id={id} ref={root}>
      {input}
      <FileDrop
        name={name}
        label={label}
        labelNote={labelNote}
        title={fileId ? t('uploaded') : title}
        note={note}
        accept={accept}
        error={error}
        onFiles={([file]) => void send(file)}
      />
    </div>
  )
}
