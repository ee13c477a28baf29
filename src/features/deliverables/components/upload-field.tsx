import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { UploadRow } from '../../../ui/upload-row.tsx'
import { type Upload, type UploadAnswer, uploadFile } from '../../../web/upload.ts'
import type { FilePurpose, StoredFileView } from '../../files/contract.ts'
import { jobActsText } from '../../jobs/text/acts/index.ts'

interface Sent {
  name: string
  sent: number
  total: number
  stored: StoredFileView | null
  error: string | null
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

function readAnswer({ status, body }: UploadAnswer): { stored: StoredFileView | null; error: string | null } {
  if (status === 200 && typeof body === 'object' && body !== null && 'data' in body)
    return { stored: body.data as StoredFileView, error: null }
  const said = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : null
  return { stored: null, error: said }
}

const ACCEPT: Partial<Record<FilePurpose, string>> = {
  draft: 'image/jpeg,image/png,image/webp,application/pdf,video/mp4',
}
const PICTURE_OR_PDF = 'image/jpeg,image/png,image/webp,application/pdf'

export interface UploadFieldProps {
  id: string
  purpose: FilePurpose
  label: string
  labelNote?: string
  /** The server's word about the file of the last submit. */
  error?: string | undefined
  /** A file that was uploaded before a submit was refused. */
  keptId?: string | undefined
  /** While a file is on its way, or none arrived yet where one must. */
  onState?: (state: 'empty' | 'sending' | 'ready') => void
}

/** A file of an act: sent at once with its progress, or with the form where scripts do not run. */
export function UploadField({ id, purpose, label, labelNote, error, keptId, onState }: UploadFieldProps) {
  const t = useText(jobActsText)
  const [sent, setSent] = useState<Sent | null>(null)
  const upload = useRef<Upload | null>(null)
  const tell = useRef(onState)
  tell.current = onState
  const state = sent && !sent.error ? (sent.stored ? 'ready' : 'sending') : keptId ? 'ready' : 'empty'
  useEffect(() => tell.current?.(state), [state])
  useEffect(() => () => upload.current?.cancel(), [])

  const send = async ([file]: File[]) => {
    if (!file) return
    const begun: Sent = { name: file.name, sent: 0, total: file.size, stored: null, error: null }
    setSent(begun)
    const run = uploadFile('/api/files', file, {
      fields: { purpose },
      headers: { 'x-language': document.documentElement.lang },
      onProgress: (bytes, total) => setSent((now) => now && { ...now, sent: bytes, total }),
    })
    upload.current = run
    try {
      const answer = readAnswer(await run.answer)
      setSent({ ...begun, ...answer, ...(!answer.stored && !answer.error && { error: t('uploadStopped') }) })
    } catch {
      // A cancel has cleared the row already; a broken line leaves its reason.
      if (upload.current === run) setSent({ ...begun, error: t('uploadStopped') })
    }
  }
  const remove = () => {
    const run = upload.current
    upload.current = null
    run?.cancel()
    setSent(null)
  }

  if (!sent || sent.error)
    return (
      <div id={id}>
        {keptId && <input type="hidden" name="fileId" value={keptId} />}
        <FileDrop
          name="file"
          label={label}
          labelNote={labelNote}
          title={keptId ? t('uploaded') : t('fileTitle')}
          note={purpose === 'draft' ? t('draftFileNote') : t('fileNote')}
          accept={ACCEPT[purpose] ?? PICTURE_OR_PDF}
          error={sent?.error ?? error}
          onFiles={send}
        />
      </div>
    )
  const { stored } = sent
  const picture = stored?.contentType.startsWith('image/') ? stored.url : null
  return (
    <div id={id}>
      <p className="mb-1.5 text-sm font-label">{label}</p>
      {stored && <input type="hidden" name="fileId" value={stored.id} />}
      <UploadRow
        name={sent.name}
        thumb={picture ? <img src={picture} alt="" /> : undefined}
        note={stored ? undefined : t('sentOf', { sent: megabytes(sent.sent), total: megabytes(sent.total) })}
        progress={stored ? undefined : sent.sent / Math.max(1, sent.total)}
        progressLabel={sent.name}
        fact={stored ? t('uploaded') : undefined}
        act={<IconButton label={t('removeFile')} icon={<Icon name="x" />} onClick={remove} />}
      />
    </div>
  )
}

/** Whether a file of the form is still on its way: the act waits for it. */
export function useUploads() {
  const [state, setState] = useState<'empty' | 'sending' | 'ready'>('empty')
  return { sending: state === 'sending', onState: setState }
}
