import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../i18n/use-text.tsx'
import { type Upload, type UploadAnswer, uploadFile } from '../../../../web/upload.ts'
import type { StoredFileView } from '../../../files/contract.ts'
import { editorText } from '../../text/editor/index.ts'

export interface Sending {
  name: string
  sent: number
  total: number
}

function readAnswer({ status, body }: UploadAnswer): { stored: StoredFileView | null; error: string | null } {
  if (status === 200 && typeof body === 'object' && body !== null && 'data' in body)
    return { stored: body.data as StoredFileView, error: null }
  const said = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : null
  return { stored: null, error: said }
}

/** One upload at a time, with its progress and what went wrong. */
export function useUpload(purpose: 'content' | 'download') {
  const t = useText(editorText)
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string | null>(null)
  const current = useRef<Upload | null>(null)
  useEffect(() => () => current.current?.cancel(), [])

  /** Resolves with the stored file, or null when it was refused or cancelled. */
  const send = async (file: File): Promise<StoredFileView | null> => {
    setError(null)
    setSending({ name: file.name, sent: 0, total: file.size })
    const run = uploadFile('/api/files', file, {
      fields: { purpose },
      headers: { 'x-language': document.documentElement.lang },
      onProgress: (sent, total) => setSending((now) => now && { ...now, sent, total }),
    })
    current.current = run
    try {
      const answer = readAnswer(await run.answer)
      if (!answer.stored) setError(answer.error ?? t('uploadStopped'))
      return answer.stored
    } catch {
      // A cancel clears the row itself; a broken line leaves its reason.
      if (current.current === run) setError(t('uploadStopped'))
      return null
    } finally {
      setSending(null)
    }
  }
  const cancel = () => {
    const run = current.current
    current.current = null
    run?.cancel()
  }
  return { sending, error, send, cancel }
}
