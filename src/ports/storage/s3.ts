import { Readable } from 'node:stream'
import { call, type HttpResponse, PortError } from '../http.ts'
import { checkKey, type StoragePort } from './port.ts'
import { signV4 } from './sigv4.ts'

export interface S3Config {
  /** URL of the service, for example https://s3.ap-southeast-1.amazonaws.com */
  url: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
  timeoutMs?: number
}

type Method = 'GET' | 'PUT' | 'DELETE'
const NOTHING = new Uint8Array(0)
/** Maximum size of a file that is read. Uploads are at most 4 MB; documents that we generate may be larger. */
const MAX_BYTES = 32_000_000

/** Any S3-compatible service, with path-style URLs. */
export function s3Storage(config: S3Config): StoragePort {
  const base = `${config.url.replace(/\/$/, '')}/${config.bucket}`
  const send = (method: Method, key: string, body: Uint8Array = NOTHING, headers: Record<string, string> = {}) => {
    checkKey(key)
    return request(method, new URL(`${base}/${key}`), body, headers)
  }
  const request = (method: Method, url: URL, body: Uint8Array = NOTHING, headers: Record<string, string> = {}) => {
    const signed = signV4({ method, url, headers, body }, config, new Date())
    const bytes = method === 'PUT' ? new Uint8Array(body) : undefined
    const timeoutMs = config.timeoutMs ?? 30_000
    return call({ provider: 's3', url, method, headers: signed, bytes, timeoutMs, maxBytes: MAX_BYTES, accept: [404] })
  }
  const read = async (key: string) => {
    const response = await send('GET', key)
    return response.status === 404 ? null : { bytes: Buffer.from(response.bytes), contentType: typeOf(response) }
  }
  return {
    async put(key, bytes, contentType) {
      await send('PUT', key, bytes, { 'content-type': contentType })
    },
    get: read,
    async stream(key) {
      const file = await read(key)
      if (!file) return null
      return { stream: Readable.from([file.bytes]), contentType: file.contentType, size: file.bytes.length }
    },
    async list(after, limit) {
      const url = new URL(base)
      const query = { 'list-type': '2', 'max-keys': String(limit), ...(after !== null && { 'start-after': after }) }
      url.search = new URLSearchParams(query).toString()
      const { status, bytes } = await request('GET', url)
      if (status === 404) throw new PortError('s3', 'not_found', { status })
      // Keys contain only letters, digits and . _ - so that the XML never escapes anything in them.
      const answer = Buffer.from(bytes).toString('utf8')
      const keys = [...answer.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
      return { keys, next: answer.includes('<IsTruncated>true</IsTruncated>') ? (keys.at(-1) ?? null) : null }
    },
    async delete(key) {
      await send('DELETE', key)
    },
  }
}

const typeOf = (response: HttpResponse) => response.headers.get('content-type') ?? 'application/octet-stream'
