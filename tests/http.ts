import type { FastifyInstance } from 'fastify'
import { openSession } from '../src/features/accounts/sessions/session.ts'
import { registerEndpoints } from '../src/server/endpoints.ts'
import { readEnv } from '../src/server/env.ts'
import { buildHttp } from '../src/server/http.ts'
import { registerTrackedLinks } from '../src/server/tracked-links.ts'
import { registerUploads } from '../src/server/uploads.ts'
import { registerV1 } from '../src/server/v1/routes.ts'
import type { TestApp } from './harness.ts'

/** The HTTP API of a test application. The caller closes it before the application. */
export async function openHttp({ app }: TestApp): Promise<FastifyInstance> {
  const http = await buildHttp(app, readEnv({ NODE_ENV: 'test' }))
  registerEndpoints(http, app)
  registerUploads(http, app)
  registerTrackedLinks(http, app)
  registerV1(http, app)
  await http.ready()
  return http
}

/** The authorization header for a new session of an account. */
export async function bearerOf({ app }: TestApp, accountId: string): Promise<{ authorization: string }> {
  const client = { clock: app.clock, ip: '127.0.0.1', userAgent: 'test', device: {} }
  const token = await app.db.transaction((tx) => openSession(tx as never, client, accountId))
  return { authorization: `Bearer ${token}` }
}
