import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { type Clock, systemClock } from '../src/core/clock.ts'
import type { AnyEndpoint } from '../src/core/endpoint.ts'
import { newId } from '../src/core/ids.ts'
import { openPostgres } from '../src/db/connect.ts'
import { OPEN_CALLER } from '../src/platform/context.ts'
import { buildPorts } from '../src/ports/index.ts'
import { type App, type CallRequest, dispatch } from '../src/server/dispatch.ts'
import { composition, features } from '../src/server/features.ts'
import { buildRegistry } from '../src/server/registry.ts'
import { testConfig } from '../tests/harness.ts'

/** The product on a database, without HTTP: to see which statements an endpoint sends, or to measure its calls. */
export async function openInProcess(databaseUrl: string, { clock = systemClock as Clock, connections = 2 } = {}) {
  const database = await openPostgres(databaseUrl, connections)
  const dataDir = mkdtempSync(join(tmpdir(), 'talad-bench-'))
  const app: App = {
    db: database.db,
    clock,
    ports: buildPorts({ dataDir }),
    config: testConfig,
    log: pino({ level: 'silent' }),
    registry: buildRegistry(features),
    composition,
    figures: () => ({}),
    wake: () => {},
  }
  return {
    app,
    close: async () => {
      await database.close()
      rmSync(dataDir, { recursive: true })
    },
    call: async (endpoint: AnyEndpoint, request: Partial<CallRequest>): Promise<unknown> => {
      const registered = app.registry.get(endpoint.id)
      if (!registered) throw new Error(endpoint.id)
      const plain = {
        lang: 'th' as const,
        caller: OPEN_CALLER,
        ip: '127.0.0.1',
        userAgent: 'bench',
        device: {},
        requestId: newId(),
        cookies: {},
        headers: {},
      }
      const answer = await dispatch(app, registered, { ...plain, ...request })
      if (answer.status !== 200) throw new Error(`${endpoint.id}: ${JSON.stringify(answer.body)}`)
      return answer.body
    },
  }
}
