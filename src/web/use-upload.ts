import { useEffect, useRef, useState } from 'react'
import type { AnyEndpoint } from '../core/endpoint.ts'
import { useText } from '../i18n/use-text.tsx'
import { shrinkPhoto } from '../ui/shrink-photo.ts'
import { type EndpointAddress, failureOf, requestHeaders, urlOf } from './browser-call.ts'
import { isTemporary } from './temporary.ts'
import { webText } from './text/index.ts'
import { type Upload, uploadFile } from './upload.ts'

export interface UploadState {
  file: File
  /** Bytes sent so far. */
  sent: number
  total: number
  error: string | null
  /**
   * Whether sending the same file again may succeed: the connection broke, or the server was temporarily unavailable.
   */
  passable: boolean
}

/** One upload at a time to an endpoint, with progress, failure reason and retry. */
export function useUpload<T>(
  address: EndpointAddress<AnyEndpoint>,
  { params, fields }: { params?: Readonly<Record<string, string>>; fields?: Record<string, string> } = {},
) {
  const t = useText(webText)
  const [state, setState] = useState<UploadState | null>(null)
  const current = useRef<Upload | null>(null)
  useEffect(() => () => current.current?.cancel(), [])

  /** Resolves with the response's data, or null if it was rejected, failed or was cancelled. */
  const send = async (chosen: File): Promise<T | null> => {
    const file = await shrinkPhoto(chosen)
    const begun = { file, sent: 0, total: file.size, error: null, passable: true }
    setState(begun)
    const upload = uploadFile(urlOf(address, { params }), file, {
      ...(fields && { fields }),
      headers: requestHeaders(),
      onProgress: (sent, total) => setState((now) => now && { ...now, sent, total }),
    })
    current.current = upload
    try {
      const { status, body } = await upload.answer
      if (status === 200) {
        setState(null)
        return (body as { data: T }).data
      }
      // After an expired session a retry may succeed too, once the visitor has logged in again.
      const passable = status === 401 || isTemporary(status)
      setState({ ...begun, passable, error: failureOf(status, body).message || t('uploadStopped') })
    } catch {
      // A cancel has already cleared the state.
      if (current.current === upload) setState({ ...begun, error: t('uploadStopped') })
    }
    return null
  }
  const cancel = () => {
    const upload = current.current
    current.current = null
    upload?.cancel()
    setState(null)
  }
  return { state, send, cancel }
}
