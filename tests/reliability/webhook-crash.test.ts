import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { MINUTE, SECOND } from '../../src/core/clock.ts'
import { openDatabase } from '../../src/db/connect.ts'
import type { FaultPoint } from '../../src/platform/fault.ts'
import { createDatabase, dropDatabase } from '../cluster.ts'
import { Crashed, type Driver, openDriver } from './driver.ts'
import { buildWorld, type World } from './fixture.ts'

/** Where the server crashes: before and after the commit of a change, and before and after its webhook is sent. */
const POINTS = ['commit', 'committed', 'webhooks.claimed', 'webhooks.sent'] as const satisfies readonly FaultPoint[]

/** A receiver outside of the site, which records what a crashed server sent: campaign → ids of the deliveries. */
async function openReceiver() {
  const arrived = new Map<string, string[]>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const { campaignId } = (JSON.parse(body) as { data: { campaignId: string } }).data
      arrived.set(campaignId, [...(arrived.get(campaignId) ?? []), String(request.headers['webhook-id'])])
      response.end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { arrived, close, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Creates a campaign while the server crashes at the point. */
async function createUntilCrash({ marketer }: World, driver: Driver, point: FaultPoint): Promise<void> {
  driver.arm(`${point}:1`)
  const command = { path: '/api/campaigns', as: marketer, body: { title: point } }
  await driver.run(point, command).catch((error: unknown) => {
    if (!(error instanceof Crashed)) throw error
  })
  const dead = driver.site().process
  await vi.waitFor(() => expect(dead.signalCode).toBe('SIGKILL'), { timeout: 40 * SECOND, interval: 50 })
  driver.arm('')
}

/** Waits until every webhook was sent and recorded as sent. */
async function settled({ marketer }: World, driver: Driver, id: string): Promise<void> {
  const pending = async () => {
    const { body } = await driver.read(marketer, `/api/webhook-endpoints/${id}/deliveries?status=pending`)
    return body.data
  }
  await vi.waitFor(async () => expect(await pending()).toEqual([]), { timeout: 40 * SECOND, interval: 100 })
}

async function campaignsOf(where: { url?: string; dataDir?: string }): Promise<{ id: string; title: string }[]> {
  const database = await openDatabase(where)
  const { rows } = await database.execute("select id, title from campaigns where status = 'draft'", [])
  await database.close()
  return rows as { id: string; title: string }[]
}

it('a webhook is sent after a crash between the change and its delivery, and only for what was committed', async () => {
  const url = process.env.TEST_DATABASE_URL && (await createDatabase('webhooks'))
  const dataDir = mkdtempSync(join(tmpdir(), 'talad-webhooks-'))
  const where = url ? { url } : { dataDir: join(dataDir, 'pg') }
  const receiver = await openReceiver()
  const world = await buildWorld(where, 0)
  const env = { WEBHOOK_RECEIVERS: receiver.origin, SANDBOX: '0' }
  const driver = await openDriver({ dataDir, env, ...(url && { databaseUrl: url }) })
  try {
    await driver.start()
    const endpoint = { url: `${receiver.origin}/hook`, events: ['campaign.*'] }
    const { id } = await driver.run('endpoint', { path: '/api/webhook-endpoints', as: world.marketer, body: endpoint })
    for (const [i, point] of POINTS.entries()) {
      await createUntilCrash(world, driver, point)
      // What the dead process had claimed becomes available after its lease.
      driver.site().moveClock((i + 1) * 2 * MINUTE)
      await driver.start()
      await settled(world, driver, id)
    }
    await driver.site().stop()
    const committed = await campaignsOf(where)
    expect(committed.map(({ title }) => title).toSorted()).toEqual(POINTS.slice(1).toSorted())
    expect([...receiver.arrived.keys()].toSorted()).toEqual(committed.map(({ id }) => id).toSorted())
    // Sent, but not recorded as sent: it arrives twice, with the same id.
    const ids = (point: FaultPoint) => receiver.arrived.get(committed.find(({ title }) => title === point)?.id ?? '')
    expect(new Set(ids('webhooks.sent')).size).toBe(1)
    expect(ids('webhooks.sent')).toHaveLength(2)
    expect([ids('committed'), ids('webhooks.claimed')].map((one) => one?.length)).toEqual([1, 1])
  } finally {
    await driver.remove()
    receiver.close()
    if (url) await dropDatabase(url)
    rmSync(dataDir, { recursive: true, force: true })
  }
})
