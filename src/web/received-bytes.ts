import { requestHeaders } from './browser-call.ts'
import { isTemporary } from './temporary.ts'

/** Delays before each retry, milliseconds. */
const RETRIES = [1_000, 3_000, 5_000, 10_000]

/** Headers of a request for a resumable upload. */
export const uploadHeaders = (): Record<string, string> => ({ ...requestHeaders(), 'tus-resumable': '1.0.0' })

/**
 * The number of bytes of a resumable upload that the server has received: the response if the upload does not exist (any
 * more), undefined if the number is unknown, also after the retries.
 */
export async function receivedBytes(address: string, signal: AbortSignal): Promise<number | Response | undefined> {
  for (const wait of [...RETRIES, null]) {
    const answer = await fetch(address, { method: 'HEAD', headers: uploadHeaders(), signal }).catch(() => null)
    if (answer?.ok) return Number(answer.headers.get('upload-offset') ?? 0)
    if (answer?.status === 404 || answer?.status === 410) return answer
    if (wait === null || signal.aborted || (answer && !isTemporary(answer.status))) return undefined
    await new Promise((done) => setTimeout(done, wait))
  }
}
