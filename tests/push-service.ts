import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { PushSubscription } from '../src/ports/push/port.ts'

/** A message as the browser decrypts it, with the headers of its push. */
export interface Pushed {
  endpoint: string
  headers: IncomingMessage['headers']
  text: string
}

export interface PushAnswer {
  status?: number
  headers?: Record<string, string>
  /** The response waits for this. */
  until?: Promise<unknown>
}

export interface PushService {
  url: string
  /** Subscribes a browser; `answer` decides how the service responds to messages for it. */
  subscribe(answer?: () => PushAnswer): PushSubscription
  /** The accepted messages, oldest first: readable and correctly signed. Others get the response 400 or 403. */
  pushed: Pushed[]
  close(): Promise<void>
}

interface Browser {
  keys: ReturnType<typeof createECDH>
  auth: Buffer
  answer: () => PushAnswer
}

const hkdf = (secret: Uint8Array, salt: Uint8Array, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decrypts a record of RFC 8188 with the keys of RFC 8291. */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = hkdf(keys.computeSecret(sender), auth, info, 32)
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** Whether a push is signed with the key that it names, and for this service (RFC 8292). */
function isSigned(authorization: string, origin: string): boolean {
  const { token, key } = /^vapid t=(?<token>[\w.-]+), ?k=(?<key>[\w-]+)$/.exec(authorization)?.groups ?? {}
  const [head, claims, signature] = token?.split('.') ?? []
  if (!head || !claims || !signature || !key) return false
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } })
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return signed && aud === origin && /^(mailto:|https:)/.test(sub) && exp > Date.now() / 1_000
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** A push service on the loopback address, with browsers that subscribe to it. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const pushed: Pushed[] = []
  let url = ''
  const take = async (request: IncomingMessage): Promise<PushAnswer> => {
    const browser = browsers.get(request.url ?? '')
    const body = await bodyOf(request)
    if (!browser) return { status: 404 }
    if (!isSigned(request.headers.authorization ?? '', url)) return { status: 403 }
    const answer = browser.answer()
    const { status = 201 } = answer
    if (status === 201)
      pushed.push({ endpoint: url + request.url, headers: request.headers, text: decrypt(body, browser) })
    return answer
  }
  const server = createServer((request, response) => {
    void take(request)
      .catch((): PushAnswer => ({ status: 400 }))
      .then(async ({ status = 201, headers = {}, until }) => {
        await until
        response.writeHead(status, headers).end()
      })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  url = `http://127.0.0.1:${port}`
  return {
    url,
    pushed,
    subscribe(answer = () => ({})) {
      const keys = createECDH('prime256v1')
      const path = `/push/${randomBytes(12).toString('hex')}`
      const auth = randomBytes(16)
      browsers.set(path, { keys, auth, answer })
      const p256dh = keys.generateKeys('base64url')
      return { endpoint: url + path, p256dh, auth: auth.toString('base64url') }
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
