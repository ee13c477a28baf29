import type { FastifyInstance, FastifyRequest } from 'fastify'
import client from 'prom-client'
import type { Database } from '../db/connect.ts'
import type { App } from './dispatch.ts'
import type { SweepWatch } from './sweep-watch.ts'

/** Headers of a proxy, which may run on this machine while its visitors do not. */
const FORWARDED = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/

/** Asked on this machine, and not on behalf of somebody else. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => FORWARDED.test(name))

/**
 * /healthz: the process answers. /readyz: the database answers too, and how old the last finished sweep is; a late sweep
 * is no reason to take the process out of service. /metrics: for Prometheus, from this machine only.
 */
export function registerHealth(http: FastifyInstance, app: App, database: Database, watch: SweepWatch): void {
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
      // Without the database there is no age, but every other metric.
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
