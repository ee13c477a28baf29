import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { PortError } from '../http.ts'
import type { WebhookAnswer, WebhookPort, WebhookRequest } from './port.ts'
import { isPublicAddress } from './public-address.ts'

const PROVIDER = 'webhook'
const TIMEOUT_MS = 10_000
/** Number of bytes of a response that are read and returned. */
export const RESPONSE_MAX_BYTES = 2_000

export interface WebhookConfig {
  /** Resolves names. Every address that it returns is checked. */
  lookup?: (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
  /** Origins of receivers on the machine of a local site. Only these may use http or be outside the public internet. */
  receivers?: readonly string[]
  timeoutMs?: number
}

const resolve: NonNullable<WebhookConfig['lookup']> = (host, done) => systemLookup(host, { all: true }, done)

/** The host without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const refused = () => new PortError(PROVIDER, 'refused', { detail: 'address not public' })

/**
 * A socket lookup that returns only public addresses. The socket connects to the checked address, so a name that
 * resolves differently a moment later has no effect.
 */
export const publicLookup =
  (lookup: NonNullable<WebhookConfig['lookup']>): LookupFunction =>
  (host, options, done) =>
    lookup(host, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('no address'), [])
      if (!addresses.every(({ address }) => isPublicAddress(address))) return done(refused(), [])
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })

/** Sends webhooks to receivers on the public internet over https. */
export function httpsWebhooks(config: WebhookConfig = {}): WebhookPort {
  const lookup = publicLookup(config.lookup ?? resolve)
  const isReceiver = (url: URL) => config.receivers?.includes(url.origin) ?? false

  const accepts = (text: string): boolean => {
    const url = URL.parse(text)
    if (url?.username !== '' || url.password !== '') return false
    if (isReceiver(url)) return true
    const host = hostOf(url)
    if (isIP(host) !== 0) return url.protocol === 'https:' && isPublicAddress(host)
    return url.protocol === 'https:' && host.includes('.') && !host.endsWith('.')
  }

  async function send({ url: text, headers, body }: WebhookRequest): Promise<WebhookAnswer> {
    if (!accepts(text)) throw refused()
    const url = new URL(text)
    const signal = AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS)
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal,
      agent: false as const,
      ...(!isReceiver(url) && { lookup }),
    }
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    try {
      const answer = await new Promise<IncomingMessage>((done, failed) => {
        request(url, options, done).on('error', failed).end(body)
      })
      return { status: answer.statusCode ?? 0, body: await readStart(answer) }
    } catch (error) {
      throw portErrorOf(error, signal)
    }
  }

  return { accepts, send }
}

function portErrorOf(error: unknown, signal: AbortSignal): PortError {
  if (error instanceof PortError) return error
  if (signal.aborted) return new PortError(PROVIDER, 'timeout', { cause: error, outcomeUnknown: true })
  const code = (error as NodeJS.ErrnoException).code
  return new PortError(PROVIDER, 'unreachable', { cause: error, ...(code && { detail: code }) })
}

/** The start of a response as text. The connection is closed afterwards. */
async function readStart(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    parts.push(part as Buffer)
    size += (part as Buffer).length
    if (size >= RESPONSE_MAX_BYTES) break
  }
  const text = new TextDecoder().decode(Buffer.concat(parts).subarray(0, RESPONSE_MAX_BYTES))
  return text.replaceAll('\0', '')
}
