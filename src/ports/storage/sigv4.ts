import { createHash, createHmac } from 'node:crypto'

export interface SigningKeys {
  accessKey: string
  secretKey: string
  region: string
}

export interface Signable {
  method: string
  url: URL
  /** Lower-case names; every one is signed. */
  headers: Record<string, string>
  body: Uint8Array
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** RFC 3986 escaping, which the signature requires; stricter than encodeURIComponent. */
const percentEncode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * AWS Signature Version 4 for S3. Returns the headers to send, including `authorization`.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signV4(request: Signable, keys: SigningKeys, now: Date): Record<string, string> {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = stamp.slice(0, 8)
  const payload = sha256(request.body)
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': payload,
    'x-amz-date': stamp,
  }
  const names = Object.keys(headers).sort()
  const signed = names.join(';')
  const query = [...request.url.searchParams]
    .map(([k, v]) => `${percentEncode(k)}=${percentEncode(v)}`)
    .sort()
    .join('&')
  const path = request.url.pathname
    .split('/')
    .map((p) => percentEncode(decodeURIComponent(p)))
    .join('/')
  const lines = names.map((n) => `${n}:${headers[n]?.trim().replace(/\s+/g, ' ')}\n`).join('')
  const canonical = [request.method, path, query, lines, signed, payload].join('\n')
  const scope = `${day}/${keys.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretKey}`, day), keys.region), 's3'), 'aws4_request')
  const signature = createHmac('sha256', key).update(toSign).digest('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${keys.accessKey}/${scope}, SignedHeaders=${signed}, Signature=${signature}`
  return { ...headers, authorization }
}
