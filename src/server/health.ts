import type { FastifyInstance, FastifyRequest } from 'fastify'
import client from 'prom-client'
import type { Database } from '../db/connect.ts'
import type { App } from './dispatch.ts'
import type { SweepWatch } from './sweep-watch.ts'

/** Headers that a reverse proxy sets. The proxy may run on this machine while its visitors do not. */
const FORWARDED = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/

/** True for a request from this machine that no proxy has forwarded. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => FORWARDED.test(name))

/**
 * /healthz: the process responds. /readyz: its start is complete and the database responds too; also reports the age of
 * the last completed sweep, but a late sweep does not make the process unready. /metrics: for Prometheus, from this
 * machine only.
 */
export function registerHealth(
  http: FastifyInstance,
  app: App,
  database: Database,
  watch: SweepWatch,
  isStarted: () => boolean,
): void {
  const metrics = new client.Registry()
  client.collectDefaultMetrics({ register: metrics })
  const requests = new client.Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [metrics],
  })
  new client.Gauge({
    name: 'sweep_age_seconds',
    help: 'Time since a sweep last finished in any process',
    registers: [metrics],
    async collect() {
      // Without the database the sweep age is unknown; all other metrics are still reported.
      this.set(
        await watch.status().then(
          ({ ageSeconds }) => ageSeconds,
          () => Number.NaN,
        ),
      )
    },
  })
  http.addHook('onResponse', async (request, reply) => {
    requests.observe({ method: request.method, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })
  http.get('/healthz', async () => ({ data: { ok: true } }))
  http.get('/readyz', async (_request, reply) => {
    if (!isStarted()) return reply.code(503).send({ code: 'unavailable', message: 'starting' })
    try {
      const { lastAt, ...sweep } = await watch.status()
      return { data: { ok: true, engine: database.engine, sweep: { lastAt: lastAt.toISOString(), ...sweep } } }
    } catch (error) {
      app.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ code: 'unavailable', message: 'database' })
    }
  })
  http.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) return reply.code(404).send({ code: 'not_found', message: 'not found' })
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}
