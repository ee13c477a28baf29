import { useEffect, useRef, useState } from 'react'
import type { Upload } from 'tus-js-client'
import type { Lang } from '../../../core/shapes.ts'
import { useLang } from '../../../i18n/use-text.tsx'
import { failureOf, requestHeaders } from '../../../web/browser-call.ts'
import { receivedBytes, uploadHeaders } from '../../../web/received-bytes.ts'
import { isTemporary } from '../../../web/temporary.ts'
import type { Job } from '../../jobs/contract.ts'
import { UPLOAD_ERROR_HEADER, VIDEO_UPLOADS } from '../addresses.ts'
import { errors } from '../errors.ts'

type StoredUpload = NonNullable<Job['draft']['upload']>

/** `waiting`: partly uploaded; choose the same file to resume. `stopped`: connection lost. */
export type VideoState =
  | { phase: 'empty'; error: string | null }
  | { phase: 'waiting'; name: string; received: number; total: number; expiresAt: string }
  | { phase: 'sending' | 'paused' | 'stopped'; file: File; sent: number; total: number; since: number; from: number }
  | { phase: 'ready'; id: string; name: string; total: number; file: File | null }

const EMPTY: VideoState = { phase: 'empty', error: null }
/** Bytes per request. Small enough to complete before the timeout on a slow connection. */
const PART_BYTES = 4_000_000
const RETRIES = [0, 1_000, 3_000, 5_000, 10_000]
const HEADER_BYTES = 12

/** Whether a file has the header of an MP4 or MOV. The server checks it again. */
async function isVideo(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
  return String.fromCharCode(...start.slice(4, 8)) === 'ftyp'
}

const isSameFile = (stored: StoredUpload, file: File): boolean =>
  stored.name === file.name && stored.size === file.size && stored.modified === file.lastModified

const initialState = (stored: StoredUpload | null): VideoState => {
  if (!stored) return EMPTY
  const { id, name, size, expiresAt } = stored
  return stored.finished
    ? { phase: 'ready', id, name, total: size, file: null }
    : { phase: 'waiting', name, received: 0, total: size, expiresAt }
}

const addressOf = (id: string): string => `${VIDEO_UPLOADS}/${id}`

interface Refusal {
  originalResponse?: { getStatus(): number; getBody(): string } | null
}

/** The error message of a final rejection; null without a response or if a retry may succeed. */
function rejectionMessage({ originalResponse }: Refusal): string | null {
  const status = originalResponse?.getStatus() ?? 0
  if (!originalResponse || status === 0 || isTemporary(status)) return null
  try {
    return failureOf(status, JSON.parse(originalResponse.getBody())).message
  } catch {
    return ''
  }
}

const ENDS = ['video_replaced', 'upload_expired'] as const

/** Why an upload ended; null for another code. */
function endMessage(code: string | null | undefined, lang: Lang): string | null {
  const end = ENDS.find((one) => one === code)
  return end ? errors[end][lang] : null
}

/** Uploads a draft's video in parts, with pause and resume. */
export function useVideoUpload(jobId: string, stored: StoredUpload | null) {
  const lang = useLang()
  const [state, setState] = useState<VideoState>(() => initialState(stored))
  const current = useRef<Upload | null>(null)

  // Continues to load the progress of an unfinished upload.
  const pendingId = stored && !stored.finished ? stored.id : null
  useEffect(() => {
    if (!pendingId) return
    const request = new AbortController()
    void receivedBytes(addressOf(pendingId), request.signal).then((received) => {
      if (received === undefined) return
      setState((now) => {
        if (now.phase !== 'waiting') return now
        if (typeof received === 'number') return { ...now, received }
        return { phase: 'empty', error: endMessage(received.headers.get(UPLOAD_ERROR_HEADER), lang) }
      })
    })
    return () => request.abort()
  }, [pendingId, lang])

  const start = () => {
    setState((now) => ('sent' in now ? { ...now, phase: 'sending', since: performance.now(), from: now.sent } : now))
    current.current?.start()
  }
  // The browser detects a lost connection before the request times out.
  const { phase } = state
  useEffect(() => {
    if (phase !== 'stopped' && phase !== 'sending') return
    const stop = () => {
      void current.current?.abort()
      setState((now) => ('sent' in now ? { ...now, phase: 'stopped' } : now))
    }
    const [event, react] = phase === 'stopped' ? ['online', () => start()] : ['offline', stop]
    addEventListener(event as string, react as () => void)
    return () => removeEventListener(event as string, react as () => void)
  })
  useEffect(() => () => void current.current?.abort(), [])

  const choose = async (file: File): Promise<void> => {
    if (!(await isVideo(file))) return setState({ phase: 'empty', error: errors.video_kind[lang] })
    const { Upload } = await import('tus-js-client')
    await current.current?.abort()
    const goesOn = stored && !stored.finished && isSameFile(stored, file)
    const upload = new Upload(file, {
      endpoint: VIDEO_UPLOADS,
      ...(goesOn && { uploadUrl: addressOf(stored.id) }),
      metadata: { jobId, name: file.name, modified: String(file.lastModified) },
      headers: requestHeaders(),
      chunkSize: PART_BYTES,
      retryDelays: RETRIES,
      // The server stores the upload's progress; nothing is stored in the browser.
      storeFingerprintForResuming: false,
      // An upload that a newer one has replaced must not start again and replace that one. An expired one starts anew.
      onAfterResponse: (_request, response) => {
        if (response.getHeader(UPLOAD_ERROR_HEADER) !== 'video_replaced') return
        void upload.abort()
        setState({ phase: 'empty', error: errors.video_replaced[lang] })
        throw new Error('video_replaced')
      },
      onProgress: (sent, total) => setState((now) => ('sent' in now ? { ...now, sent, total } : now)),
      onSuccess: () => {
        const id = upload.url?.split('/').at(-1) ?? ''
        setState({ phase: 'ready', id, name: file.name, total: file.size, file })
      },
      onError: (error) => {
        const refusal = rejectionMessage(error as Refusal)
        setState((now) =>
          refusal !== null
            ? { phase: 'empty', error: refusal || errors.video_kind[lang] }
            : 'sent' in now
              ? { ...now, phase: 'stopped' }
              : now,
        )
      },
    })
    current.current = upload
    setState({ phase: 'sending', file, sent: 0, total: file.size, since: performance.now(), from: 0 })
    upload.start()
  }

  return {
    state,
    choose: (file: File) => void choose(file),
    pause: () => {
      void current.current?.abort()
      setState((now) => ('sent' in now ? { ...now, phase: 'paused' } : now))
    },
    goOn: start,
    remove: () => {
      const upload = current.current
      current.current = null
      const id = state.phase === 'ready' ? state.id : (upload?.url?.split('/').at(-1) ?? pendingId)
      void upload?.abort()
      if (id) fetch(addressOf(id), { method: 'DELETE', headers: uploadHeaders() }).catch(() => {})
      setState(EMPTY)
    },
  }
}
