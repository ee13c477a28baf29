import { cpus, loadavg } from 'node:os'
import { sweepInfluencerFacets } from '../src/features/influencer-facets/service.ts'
import type { CallRequest } from '../src/server/dispatch.ts'
import { sweeps } from '../src/server/sweeps.ts'
import { openInProcess } from './in-process.ts'
import { type Measured, measuredCalls } from './scale-calls.ts'
import { clockOf, databaseUrl, exists, fillSmall, multiply } from './scale-data.ts'

/**
 * Measures the same calls on a small market and on one a hundred times its size, alternately, with 4 and with 20 callers.
 * `SCALE_CLUSTER=postgres://… node scripts/run.mjs bench/scale.ts [part of a name…]`: your own PostgreSQL with 30 GB of
 * free space. The first run creates the databases; later runs use them again.
 */
const SIZE = 10_000
const SMALL = 'scale_small'
const LARGE = 'scale_large'
/** Seconds per call, database and number of callers, split into two turns. */
const SECONDS = Number(process.env.SCALE_SECONDS ?? 2)
const CALLERS = [4, 20] as const
/** Minimum number of requests per measurement; with fewer, p99 means nothing. */
const MIN_REQUESTS = 60

type App = Awaited<ReturnType<typeof openInProcess>>

interface Times {
  p50: number
  p99: number
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number

/** Sends the requests in turn for a while. Returns the milliseconds of each. */
async function run(app: App, { endpoint, requests }: Measured, callers: number, seconds: number): Promise<number[]> {
  const registered = app.app.registry.get(endpoint)
  if (!registered) throw new Error(endpoint)
  const times: number[] = []
  const until = performance.now() + seconds * 1_000
  // Each request is sent at least once, unless that takes more than four times as long.
  const latest = performance.now() + seconds * 4_000
  const minimum = Math.max(MIN_REQUESTS / 2, requests.length)
  let n = 0
  const caller = async (): Promise<void> => {
    while (performance.now() < until || (n < minimum && performance.now() < latest)) {
      const request = requests[n++ % requests.length] as Partial<CallRequest>
      const started = performance.now()
      await app.call(registered.endpoint, request)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return times
}

async function measure(apps: Record<'small' | 'large', App>, call: Measured) {
  const result: Record<string, Times> = {}
  for (const name of ['small', 'large'] as const) {
    await run(apps[name], call, 2, SECONDS / 4)
    // The first searches requested facets; the server's sweep would build them within a minute.
    await sweepInfluencerFacets(apps[name].app)
  }
  for (const callers of CALLERS) {
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] }
    for (const name of ['small', 'large', 'large', 'small'] as const)
      times[name].push(...(await run(apps[name], call, callers, SECONDS / 2)))
    for (const name of ['small', 'large'] as const) {
      const sorted = times[name].sort((a, b) => a - b)
      result[`${name}${callers}`] = { p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
    }
  }
  return result as Record<'small4' | 'large4' | 'small20' | 'large20', Times>
}

const ms = (time: number): string => (time < 10 ? time.toFixed(1) : String(Math.round(time)))

async function measureCalls(
  cluster: string,
  apps: Record<'small' | 'large', App>,
  wanted: readonly string[],
): Promise<void> {
  console.log('| call | small, p50 / p99 | large, p50 / p99 | large, 20 callers | ratio of p50 | of p99 | |')
  console.log('|---|---|---|---|---|---|---|')
  for (const call of await measuredCalls(databaseUrl(cluster, SMALL))) {
    if (wanted.length > 0 && !wanted.some((part) => call.name.includes(part))) continue
    try {
      const { small4, large4, small20, large20 } = await measure(apps, call)
      const ratio = large20.p99 / small20.p99
      const both = ({ p50, p99 }: Times) => `${ms(p50)} / ${ms(p99)}`
      const verdict = [large4.p99 > 150 && 'slow', ratio > 1.5 && 'grows'].filter(Boolean).join(', ')
      const ratios = `${(large20.p50 / small20.p50).toFixed(2)} | ${ratio.toFixed(2)}`
      console.log(`| ${call.name} | ${both(small4)} | ${both(large4)} | ${both(large20)} | ${ratios} | ${verdict} |`)
    } catch (error) {
      console.log(`| ${call.name} | ${String(error).slice(0, 300)} |`)
    }
  }
}

async function measureSweeps(apps: Record<'small' | 'large', App>): Promise<void> {
  console.log('| sweep | small, ms | large, ms |')
  console.log('|---|---|---|')
  const sums = { small: 0, large: 0 }
  for (const sweep of sweeps) {
    const times = { small: Infinity, large: Infinity }
    for (const name of ['small', 'large', 'large', 'small'] as const) {
      const started = performance.now()
      await sweep(apps[name].app)
      times[name] = Math.min(times[name], performance.now() - started)
    }
    sums.small += times.small
    sums.large += times.large
    if (times.large > 20) console.log(`| ${sweep.name} | ${ms(times.small)} | ${ms(times.large)} |`)
  }
  console.log(`| all ${sweeps.length} | ${ms(sums.small)} | ${ms(sums.large)} |`)
}

const cluster = process.env.SCALE_CLUSTER
if (!cluster) throw new Error('SCALE_CLUSTER names a PostgreSQL with 30 GB of room')
const wanted = process.argv.slice(2)
if (!(await exists(cluster, SMALL))) await fillSmall(cluster, SMALL, SIZE)
if (!(await exists(cluster, LARGE))) await multiply(cluster, SMALL, LARGE)
const open = async (name: string) => {
  const url = databaseUrl(cluster, name)
  return openInProcess(url, { clock: await clockOf(url), connections: 10 })
}
const apps = { small: await open(SMALL), large: await open(LARGE) }
console.log(
  `${new Date().toISOString().slice(0, 16)}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
)
if (wanted.length === 0 || wanted.includes('sweeps')) await measureSweeps(apps)
if (!wanted.includes('sweeps')) await measureCalls(cluster, apps, wanted)
await apps.small.close()
await apps.large.close()
process.exit(0)
