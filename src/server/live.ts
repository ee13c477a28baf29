import sse from '@fastify/sse'
import type { FastifyInstance } from 'fastify'
import { MINUTE } from '../core/clock.ts'
import { AppError } from '../core/errors.ts'
import type { Database } from '../db/connect.ts'
import type { Caller } from '../platform/context.ts'
import type { App } from './dispatch.ts'
import { callerOf } from './session.ts'

/** Must be shorter than the idle timeout of connections. */
const HEARTBEAT = 10_000
/**
 * A stream is closed after this time, so that an ended session stops receiving events; the browser reconnects if it is
 * still logged in.
 */
const LIFE = 5 * MINUTE
/** Open streams per login (several tabs and devices); beyond this the oldest is closed. */
const MOST_STREAMS = 8

interface Stream {
  send(): void
  close(): void
}

type StreamsOf = Map<string, Set<Stream>>

function addTo(map: StreamsOf, id: string, stream: Stream): Set<Stream> {
  const streams = map.get(id) ?? new Set()
  map.set(id, streams.add(stream))
  return streams
}

function removeFrom(map: StreamsOf, id: string, stream: Stream): void {
  const streams = map.get(id)
  streams?.delete(stream)
  if (streams?.size === 0) map.delete(id)
}

/** The open streams of this process by account. A team member also has those of the marketer's account. */
function buildStreams() {
  const byAccount: StreamsOf = new Map()
  const byLogin: StreamsOf = new Map()
  return {
    add({ accountId, personId }: Caller, stream: Stream): () => void {
      const login = personId ?? accountId
      const accounts = new Set([accountId, login])
      for (const id of accounts) addTo(byAccount, id, stream)
      const own = addTo(byLogin, login, stream)
      if (own.size > MOST_STREAMS) [...own][0]?.close()
      return () => {
        for (const id of accounts) removeFrom(byAccount, id, stream)
        removeFrom(byLogin, login, stream)
      }
    },
    /** Sends to the streams of one account, or to all streams. */
    send(accountId: string | null): void {
      const streams = accountId === null ? [...byLogin.values()].flatMap((set) => [...set]) : byAccount.get(accountId)
      for (const stream of streams ?? []) stream.send()
    },
    closeAll(): void {
      for (const stream of [...byLogin.values()].flatMap((set) => [...set])) stream.close()
    },
  }
}

/**
 * GET /api/live: server-sent events for open pages of a logged-in user. An event only reports that on-site messages have
 * changed; the page then reloads its data. Messages written by other processes arrive through the database.
 */
export async function registerLive(http: FastifyInstance, app: App, database: Database): Promise<void> {
  const streams = buildStreams()
  const stop = await database.listen('site_messages', streams.send)
  http.addHook('preClose', async () => streams.closeAll())
  http.addHook('onClose', () => stop())
  await http.register(sse, { heartbeatInterval: HEARTBEAT })
  http.get('/api/live', { sse: 'only' }, async (request, reply) => {
    const caller = await callerOf(app, request)
    if (caller.scope === 'open') throw new AppError('unauthenticated')
    const { sse } = reply
    sse.keepAlive()
    reply.header('x-accel-buffering', 'no')
    const send = () => void sse.send({ event: 'messages', data: '' }).catch(() => {})
    const remove = streams.add(caller, { send, close: () => sse.close() })
    const life = setTimeout(() => sse.close(), LIFE)
    sse.onClose(() => {
      clearTimeout(life)
      remove()
    })
    // Messages may have arrived before the stream was open.
    send()
  })
}
