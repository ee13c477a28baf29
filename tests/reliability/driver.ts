import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { expect } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { type RunningSite, type SiteOptions, startSite } from '../e2e/site.ts'
import type { Person } from './fixture.ts'
import { type Random, randomOf } from './random.ts'

/** The server ended before it responded. */
export class Crashed extends Error {}

export interface Command {
  method?: 'GET' | 'POST'
  path: string
  as: Person
  body?: unknown
  /** Sent as a multipart form with the fields of `body`. */
  file?: Uint8Array
  /** Sent with an idempotency key, so that it may be repeated whatever happened to it. */
  idempotent?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: answers of many endpoints, read by the scripts field by field
export type Answer = any

/** One server whose process may die at any moment, and everything that it acknowledged. */
export interface Driver {
  site(): RunningSite
  start(): Promise<void>
  /** Makes the running server, and each later one, crash at this point (`point:passage`); '' disables it. */
  arm(fault: string): void
  /** Stops the server, if it runs, and deletes its data. */
  remove(): Promise<void>
  /** Sends a command under a unique name. A repeated name means the same command with the same key. */
  run(name: string, command: Command): Promise<Answer>
  /** A request that changes nothing. */
  read(as: Person, path: string): Promise<{ status: number; body: Answer; type: string; size: number }>
  /** The data of 2xx responses, by the command's name. */
  acknowledged: ReadonlyMap<string, Answer>
  /** The names of all commands that were sent. */
  sent: ReadonlySet<string>
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })

/** A free port followed by two free ports for the sandboxes, below the range of outgoing connections. */
async function freeTriple(random: Random): Promise<number> {
  for (;;) {
    const port = 10_000 + random.below(20_000)
    if ((await isFree(port)) && (await isFree(port + 1)) && (await isFree(port + 2))) return port
  }
}

function requestOf({ method = 'POST', as, body, file }: Command, key: string | undefined): RequestInit {
  const headers: Record<string, string> = { authorization: `Bearer ${as.token}`, 'x-language': 'en' }
  if (key) headers['idempotency-key'] = key
  if (file) {
    const form = new FormData()
    for (const [name, value] of Object.entries((body ?? {}) as Record<string, string>)) form.set(name, value)
    form.set('file', new Blob([file as Uint8Array<ArrayBuffer>], { type: 'image/png' }), 'picture.png')
    return { method, headers, body: form }
  }
  if (method === 'GET') return { method, headers }
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
}

export async function openDriver(options: SiteOptions & { dataDir: string }): Promise<Driver> {
  const faults = join(options.dataDir, 'fault')
  // Not seeded, because the free ports differ from run to run.
  const port = await freeTriple(randomOf(Date.now() ^ process.pid))
  const acknowledged = new Map<string, Answer>()
  const keys = new Map<string, string>()
  const sent = new Set<string>()
  let site: RunningSite | null = null
  const running = (): RunningSite => {
    if (!site) throw new Error('the server was not started')
    return site
  }

  const fetchOnce = async (path: string, init: RequestInit) => {
    try {
      const response = await fetch(`${running().url}${path}`, { ...init, signal: AbortSignal.timeout(60_000) })
      return { response, bytes: Buffer.from(await response.arrayBuffer()) }
    } catch (error) {
      throw new Crashed(path, { cause: error })
    }
  }
  /** Repeats a request that a server under pressure refused with 503 before processing it. */
  const ask = async (path: string, init: RequestInit) => {
    for (let tries = 0; ; tries++) {
      const answer = await fetchOnce(path, init)
      if (answer.response.status !== 503 || tries === 100) return answer
      expect(answer.response.headers.get('retry-after')).toMatch(/^\d+$/)
      await after(300)
    }
  }

  return {
    acknowledged,
    sent,
    site: running,
    remove: async () => site?.remove(),
    start: async () => {
      site = await startSite({ ...options, port, env: { SEED: '0', FAULT_FILE: faults, ...options.env } })
    },
    arm: (fault) => writeFileSync(faults, fault),
    run: async (name, command) => {
      const earlierAnswer = acknowledged.get(name)
      if (earlierAnswer !== undefined && !command.idempotent) return earlierAnswer
      if (command.idempotent && !keys.has(name)) keys.set(name, newId())
      sent.add(name)
      const { response, bytes } = await ask(command.path, requestOf(command, keys.get(name)))
      const body = JSON.parse(bytes.toString() || '{}') as Answer
      if (response.status !== 200) throw new Error(`${name}: ${response.status} ${bytes.toString()}`)
      if (earlierAnswer !== undefined) expect({ name, data: body.data }).toEqual({ name, data: earlierAnswer })
      acknowledged.set(name, body.data)
      return body.data
    },
    read: async (as, path) => {
      const { response, bytes } = await ask(path, requestOf({ method: 'GET', path, as }, undefined))
      const type = response.headers.get('content-type') ?? ''
      const body = type.includes('json') ? (JSON.parse(bytes.toString()) as Answer) : null
      return { status: response.status, body, type, size: bytes.length }
    },
  }
}
