import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { webhooks } from './v1.d.ts'

/** The body of a webhook; `type` is the kind of event. */
export type Event = webhooks[keyof webhooks]['post']['requestBody']['content']['application/json']

const FIVE_MINUTES = 300

/** Whether a webhook is from Talad: one of its signatures is valid for one of the secrets, and it is recent. */
export function isGenuine(headers: IncomingHttpHeaders, body: string, secrets: readonly string[], now: Date): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time } = headers
  if (!(Math.abs(now.getTime() / 1000 - Number(time)) < FIVE_MINUTES)) return false
  const signatures = String(headers['webhook-signature']).split(' ')
  return secrets.some((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const digest = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
    const expected = Buffer.from(`v1,${digest}`)
    return signatures.some((one) => one.length === expected.length && timingSafeEqual(Buffer.from(one), expected))
  })
}

/** A server that receives webhooks. An event that arrives twice is stored once. */
export async function startReceiver({ port = 0, now = () => new Date() } = {}) {
  const secrets: string[] = []
  const events = new Map<string, Event>()
  const waiting = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    if (!isGenuine(request.headers, body, secrets, now())) return response.writeHead(400).end()
    events.set(String(request.headers['webhook-id']), JSON.parse(body) as Event)
    // Respond first and process later: Talad waits 10 seconds for the response.
    response.writeHead(204).end()
    for (const look of waiting) look()
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const address = server.address() as { port: number }
  const find = (type: Event['type'], id: string): Event | undefined =>
    [...events.values()].find((event) => event.type === type && (Object.values(event.data) as unknown[]).includes(id))
  return {
    origin: `http://127.0.0.1:${address.port}`,
    events,
    trust: (secret: string): void => void secrets.push(secret),
    /** Waits for the event of this type with this id in its data. */
    wait: (type: Event['type'], id: string): Promise<Event> =>
      new Promise((done) => {
        const look = () => {
          const event = find(type, id)
          if (!event) return
          waiting.delete(look)
          done(event)
        }
        waiting.add(look)
        look()
      }),
    close: (): void => {
      server.closeAllConnections()
      server.close()
    },
  }
}
