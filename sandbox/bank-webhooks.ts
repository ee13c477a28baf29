import { type Clock, MINUTE, SECOND } from '../src/core/clock.ts'
import { SIGNATURE_HEADER, signWebhook, TIMESTAMP_HEADER } from '../src/ports/payment/signature.ts'
import { type BankState, type Behaviour, bankId, type Delivery } from './bank-state.ts'

export interface WebhookOptions {
  url: string | null
  /** Base64. With several keys, several signatures are sent, as during a key rotation. */
  signingKeys: readonly string[]
  clock: Clock
  /** Delays between attempts; there are as many retries as entries. */
  retryDelaysMs?: readonly number[]
  lateMs?: number
}

export interface WebhookSender {
  /** Sends the event of a settled charge in the way chosen for it. `older` is the charge as it was created. */
  announce(charge: object, older: object, behaviour: Behaviour): void
  /** Sends everything that is held or waiting for a retry; resolves when each was attempted. */
  flush(): Promise<void>
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>
  close(): void
}

const RETRIES = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE]
const LATE = 90 * SECOND
const SEND_TIMEOUT = 5 * SECOND
/** Only the newest sent events are kept, to be looked at. */
const KEEP_SENT = 50

/** Signed webhooks with a limited number of retries. Unsent webhooks are sent after the next start. */
export function webhookSender(state: BankState, save: () => Promise<void>, options: WebhookOptions): WebhookSender {
  const queue = deliveryQueue(state, save, options)
  const late = options.lateMs ?? LATE
  const add = (body: string, held: boolean) => {
    const delivery: Delivery = { id: bankId('whdl'), body, attempts: 0, state: held ? 'held' : 'due' }
    state.deliveries.push(delivery)
    if (held) queue.wait(delivery, late)
    else queue.enqueue(delivery)
  }

  if (options.url !== null)
    for (const d of state.deliveries) {
      if (d.state === 'held') queue.wait(d, late)
      else if (d.state === 'due') queue.enqueue(d)
    }

  return {
    announce(charge, older, behaviour) {
      if (options.url === null || behaviour === 'none') return
      const body = eventBody('charge.complete', charge, options.clock.now())
      add(body, behaviour === 'late')
      if (behaviour === 'double') add(body, false)
      if (behaviour === 'out_of_order') add(eventBody('charge.create', older, options.clock.now()), false)
    },
    async flush() {
      for (const delivery of state.deliveries) if (queue.waiting(delivery)) queue.enqueue(delivery)
      await queue.idle()
    },
    idle: queue.idle,
    close: queue.close,
  }
}

/** Delivers one after the other, so that the order is the one that the behaviour requires. */
function deliveryQueue(state: BankState, save: () => Promise<void>, options: WebhookOptions) {
  const delays = options.retryDelaysMs ?? RETRIES
  const timers = new Map<string, NodeJS.Timeout>()
  let closed = false
  let chain: Promise<void> = Promise.resolve()

  const enqueue = (delivery: Delivery) => {
    clearTimeout(timers.get(delivery.id))
    timers.delete(delivery.id)
    chain = chain.then(() => attempt(delivery)).catch(() => undefined)
  }
  const wait = (delivery: Delivery, ms: number) => {
    if (closed) return
    const timer = setTimeout(() => enqueue(delivery), ms)
    timer.unref()
    timers.set(delivery.id, timer)
  }
  const attempt = async (delivery: Delivery) => {
    if (closed || delivery.state === 'sent' || delivery.state === 'dead') return
    delivery.attempts += 1
    const delivered = await post(options, delivery.body)
    const delay = delays[delivery.attempts - 1]
    delivery.state = delivered ? 'sent' : delay === undefined ? 'dead' : 'due'
    if (!delivered && delay !== undefined) wait(delivery, delay)
    dropOldSent(state)
    await save()
  }
  const close = () => {
    closed = true
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  }
  return { enqueue, wait, waiting: (d: Delivery) => timers.has(d.id), idle: () => chain, close }
}

function eventBody(key: string, data: object, now: Date): string {
  const event = { object: 'event', id: bankId('evnt'), livemode: false, key, created_at: now.toISOString(), data }
  return JSON.stringify(event)
}

async function post(options: WebhookOptions, body: string): Promise<boolean> {
  if (options.url === null) return false
  const timestamp = String(Math.floor(options.clock.now().getTime() / 1000))
  const signatures = options.signingKeys.map((key) => signWebhook(body, timestamp, key)).join(',')
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatures, [TIMESTAMP_HEADER]: timestamp }
  try {
    const signal = AbortSignal.timeout(SEND_TIMEOUT)
    const answer = await fetch(options.url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

function dropOldSent(state: BankState): void {
  const done = state.deliveries.filter((d) => d.state === 'sent' || d.state === 'dead')
  const drop = new Set(done.slice(0, Math.max(0, done.length - KEEP_SENT)))
  if (drop.size > 0)
    state.deliveries.splice(0, state.deliveries.length, ...state.deliveries.filter((d) => !drop.has(d)))
}
