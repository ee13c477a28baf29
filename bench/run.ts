import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import pg from 'pg'
import { startCluster } from '../scripts/postgres-cluster.mjs'
import { newId } from '../src/core/ids.ts'
import { contract as campaigns } from '../src/features/campaigns/contract.ts'
import { startSite } from '../tests/e2e/site.ts'
import { commandFloor, listFloor, reactFloor, redirectFloor, storedFloor } from './floors.ts'
import { openInProcess } from './in-process.ts'
import { compare } from './measure.ts'
import { openPages } from './open-pages.ts'
import { weighFramework, weighPage } from './page-weight.ts'
import { byPgbench, prepareCommand, recordSql } from './withdrawal.ts'

/**
 * `npm run bench [-- pages list links withdrawal acceptance scripts]` compares the product with its floors as ratios,
 * alternately, on a temporary PostgreSQL.
 */
const parts = process.argv.slice(2)
const isWanted = (part: string): boolean => parts.length === 0 || parts.includes(part)

/** Enough for the warm-ups, six runs of three seconds, and pgbench. */
const SUBJECTS = 20_000

const show = (name: string, aim: number, result: { ratio: number; product: number; floor: number }): void =>
  console.log(
    `${name.padEnd(54)} ${result.ratio.toFixed(2)}  (aim ${aim}; ${Math.round(result.product)} / ${Math.round(result.floor)} per second)`,
  )

async function storedPage(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br', 'accept-language': 'th' } })
  const html = Buffer.from(await answer.arrayBuffer()).toString()
  // fetch decodes the response, so curl reads the stored bytes for the floor.
  const raw = execFileSync('curl', ['-s', '-H', 'accept-encoding: br', url], { maxBuffer: 1 << 26 })
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'].includes(name),
    ),
  )
  return { html, page: { body: raw, headers: { ...headers, 'content-encoding': 'br' } } }
}

async function benchPages(site: string): Promise<void> {
  const { html, page } = await storedPage(`${site}/th`)
  const [stored, react] = [await storedFloor(page), await reactFloor(html)]
  const headers = { 'accept-encoding': 'br', cookie: 'language=th' }
  show(
    'cached page / bare Fastify, same stored bytes',
    0.8,
    await compare({ url: `${site}/th`, headers }, { url: stored.url, headers }),
  )
  show(
    'uncached page / React floor',
    0.3,
    await compare({ url: `${site}/th`, headers: { cookie: 'language=th; theme=light' } }, { url: react.url }),
  )
  await stored.close()
  await react.close()
}

async function benchList(site: string, databaseUrl: string): Promise<void> {
  const app = await openInProcess(databaseUrl)
  const list = () => app.call(campaigns.publicJobs, {})
  await list()
  const floor = await listFloor(databaseUrl, await recordSql(list))
  show(
    'list endpoint / the same SQL prepared in bare Fastify',
    0.8,
    await compare({ url: `${site}/api/campaigns/public/job` }, { url: floor.url }),
  )
  await floor.close()
  await app.close()
}

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36'

/** One browser follows a tracked link of the demo market repeatedly. */
async function benchLinks(site: string, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ code: string; url: string }>(
    `select j.tracking_code as code, c.tracking_url as url from jobs j join campaigns c on c.id = j.campaign_id
      where c.tracking_url <> '' and j.terms is not null limit 1`,
  )
  await client.end()
  const [link] = rows
  if (!link) throw new Error('no tracked link on the demo market')
  const floor = await redirectFloor(link.url)
  const load = (url: string) => ({ url: `${url}/go/${link.code}`, redirects: true, headers: { 'user-agent': PHONE } })
  show('tracked link / bare Fastify redirect', 0.8, await compare(load(site), load(floor.url)))
  await floor.close()
}

/** The pending messages: the site must send its own, but not those that the floor has written. */
async function outboxOf(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const isWaiting = async (): Promise<boolean> =>
    ((await client.query(`select from outbox where status = 'pending' and next_at <= now() limit 1`)).rowCount ?? 0) > 0
  return {
    async sent() {
      const start = performance.now()
      while (await isWaiting()) await new Promise((done) => setTimeout(done, 20))
      console.log(`  the last message was sent ${Math.round(performance.now() - start)} ms after the run`)
    },
    async discard() {
      await client.query(`update outbox set status = 'sent' where status = 'pending'`)
    },
    close: () => client.end(),
  }
}

/**
 * Each subject executes the command once. The recording, the product, the floor and pgbench each get a share of the
 * subjects.
 */
async function benchCommand(
  site: string,
  cluster: { url: string; bin: string; port: number; user: string },
  name: Parameters<typeof prepareCommand>[1],
): Promise<void> {
  const command = await prepareCommand(cluster.url, name, SUBJECTS)
  let next = SUBJECTS
  const take = () => {
    if (next === 0) throw new Error('out of subjects: raise SUBJECTS')
    return next--
  }
  const floor = await commandFloor(cluster.url, () => command.statements(take()))
  const messages = await outboxOf(cluster.url)
  const product = {
    url: site,
    method: 'POST' as const,
    settle: messages.sent,
    vary: () => {
      const k = take()
      return {
        path: command.path(k),
        headers: {
          authorization: `Bearer ${command.token(k)}`,
          'content-type': 'application/json',
          'idempotency-key': newId(),
        },
        body: command.body,
      }
    },
  }
  // Each request uses up a subject.
  const result = await compare(
    product,
    { url: floor.url, method: 'POST', settle: messages.discard },
    { rounds: 3, warmUps: 2 },
  )
  show(`${name} POST / same SQL behind bare Fastify`, 0.8, result)
  await floor.close()
  await messages.close()
  const rest = Array.from({ length: 1_000 }, () => command.statements(take()))
  const perSecond = Math.round(byPgbench(cluster, 'postgres', rest))
  console.log(`${'the same SQL by pgbench, ten clients'.padEnd(54)} ${perSecond} transactions per second`)
}

async function benchWeight(site: string): Promise<void> {
  console.log(`framework: ${(weighFramework() / 1000).toFixed(1)} kB of brotli JavaScript`)
  for (const { path } of await openPages(site)) {
    const page = await weighPage(`${site}/th${path && `/${path}`}`)
    const [bytes, aim] = [page.bytes, page.aim].map((n) => (n / 1000).toFixed(1)) as [string, string]
    console.log(`  /${path.padEnd(50)} ${bytes.padStart(6)} kB (aim ${aim})`)
  }
}

console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
)
const cluster = await startCluster()
const site = await startSite({ databaseUrl: cluster.url })
try {
  if (isWanted('pages')) await benchPages(site.url)
  if (isWanted('list')) await benchList(site.url, cluster.url)
  if (isWanted('links')) await benchLinks(site.url, cluster.url)
  if (isWanted('withdrawal')) await benchCommand(site.url, cluster, 'withdrawal')
  if (isWanted('acceptance')) await benchCommand(site.url, cluster, 'acceptance')
  if (isWanted('scripts')) await benchWeight(site.url)
} finally {
  await site.remove()
  cluster.stop()
}
process.exit(0)
