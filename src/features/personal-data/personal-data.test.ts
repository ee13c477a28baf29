import { randomBytes } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildChannel, buildInfluencer, buildMember } from '../../../tests/factories.ts'
import { openTestApp, type TestAnswer, type TestApp } from '../../../tests/harness.ts'
import { act, buildJobWorld, DRAFT, fakeSocial, working } from '../../../tests/jobs-world.ts'
import { influencerWithBalance } from '../../../tests/money-factories.ts'
import { DAY, MINUTE } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { baht } from '../../core/money.ts'
import type { Caller } from '../../platform/context.ts'
import { savedSearches } from '../campaigns/schema.ts'
import { channelDays } from '../channels/schema.ts'
import { files } from '../files/schema.ts'
import { PIECE } from '../files/service.ts'
import { contract as jobs } from '../jobs/contract.ts'
import { jobMessages } from '../jobs/schema-messages.ts'
import { managerLinks } from '../partners/schema.ts'
import { shortlistPeople, shortlists } from '../shortlists/schema.ts'
import { contract } from './contract.ts'
import { sweepDataExports } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function bytesOf(blob: TestAnswer<unknown>['blob']): Promise<Uint8Array> {
  const { size, read } = blob!.file!
  const pieces: Uint8Array[] = []
  for await (const piece of read(0, size)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

it('is prepared in the background, announced with its deadline, downloaded only by its owner, and deleted after it', async () => {
  const as = await app.callerOf(await influencerWithBalance(app.db, baht(500), app.clock.now()))
  const day = {
    channelId: (await buildChannel(app.db, { accountId: as.accountId })).id,
    day: '2025-11-01',
    followers: 12_000,
  }
  await app.db.insert(channelDays).values([day, { ...day, channelId: (await buildChannel(app.db)).id }])
  const search = {
    id: newId(),
    accountId: as.accountId,
    name: 'Reel',
    filters: { post: ['reel' as const], isMatch: true },
  }
  await app.db.insert(savedSearches).values({ ...search, createdAt: app.clock.now(), checkedAt: app.clock.now() })
  const link = { id: newId(), partnerId: as.accountId, scope: [], shareBps: 1_000, status: 'invited' as const }
  const manager = await buildInfluencer(app.db)
  await app.db.insert(managerLinks).values({ ...link, managerId: manager.id, invitedAt: app.clock.now() })
  const stranger = await app.callerOf((await buildInfluencer(app.db)).id)
  const latest = async () => (await app.call(contract.latest, { as })).body.data
  expect(await latest()).toBeNull()
  const first = (await app.call(contract.request, { as })).body.data
  expect((await app.call(contract.request, { as })).body.data.id).toBe(first.id)
  expect(await latest()).toMatchObject({ id: first.id, readyAt: null })
  const file = (caller: typeof as) => app.call(contract.file, { as: caller, params: { id: first.id } })
  expect((await file(as)).status).toBe(404)
  await sweepDataExports(app.app)
  await sweepDataExports(app.app)
  expect(await latest()).toMatchObject({ expiresAt: new Date(app.clock.now().getTime() + 7 * DAY).toISOString() })
  const notices = (await app.outbox(as.accountId)).filter(({ kind }) => kind === 'account.data_ready')
  expect(notices.map(({ href }) => href)).toEqual(['/Influencer/personalData'])
  expect((await file(stranger)).status).toBe(404)
  const { blob } = await file(as)
  const entries = unzipSync(await bytesOf(blob))
  const text = strFromU8(entries['data.json']!)
  expect(text).not.toMatch(/passwordHash|tokenHash|storageKey/)
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>
  expect(data.account).toMatchObject([{ id: as.accountId }])
  expect(data.bankAccounts).toHaveLength(1)
  expect(data.channelDays).toEqual([expect.objectContaining(day)])
  expect(data.savedSearches).toMatchObject([{ filters: { post: ['reel'] } }])
  expect(data.managerLinks).toMatchObject([{ managerId: manager.id }])
  expect([data.reviewsWritten, data.reviewsReceived, data.managerActs, data.savedJobs]).toEqual([[], [], [], []])
  expect(data.statement).toMatchObject([{ balance: 50_000 }])
  const other = await dataOf(stranger)
  app.clock.advance(7 * DAY)
  expect((await file(as)).status).toBe(404)
  const { storage } = app.ports
  const real = storage.delete
  storage.delete = (key) =>
    key.startsWith(`export-${first.id}`) ? Promise.reject(new Error('locked')) : real.call(storage, key)
  await expect(sweepDataExports(app.app)).rejects.toThrow('expired data exports: 1 of 2 failed')
  storage.delete = real
  expect(await storage.get(`export-${other.id}.zip.p0`)).toBeNull()
  await sweepDataExports(app.app)
  expect(await storage.get(`export-${first.id}.zip.p0`)).toBeNull()
  expect((await app.call(contract.request, { as })).body.data.id).not.toBe(first.id)
})

async function dataOf(as: Caller) {
  const { id } = (await app.call(contract.request, { as })).body.data
  await sweepDataExports(app.app)
  const { blob } = await app.call(contract.file, { as, params: { id } })
  const text = strFromU8(unzipSync(await bytesOf(blob))['data.json']!)
  return { id, text, data: JSON.parse(text) as Record<string, Record<string, unknown>[]> }
}

it('has the jobs of both sides with history, deliverables and conversation, and nobody else’s', async () => {
  const { platform } = fakeSocial()
  const world = await buildJobWorld(app, platform)
  const other = await buildJobWorld(app, platform)
  const id = await working(world)
  const strange = await working(other)
  const sheet = await app.db
    .insert(files)
    .values({
      ...{
        id: newId(),
        ownerId: world.marketer.accountId,
        visibility: 'private',
        purpose: 'message',
        name: 'brief.pdf',
      },
      ...{ contentType: 'application/pdf', size: 9, storageKey: newId(), createdAt: app.clock.now() },
    })
    .returning()
  await app.db.insert(jobMessages).values({
    ...{ id: newId(), jobId: id, authorRole: 'marketer', authorId: world.marketer.accountId, text: '' },
    ...{ fileId: sheet[0]!.id, createdAt: app.clock.now() },
  })
  await act(world, 'draft', world.influencer, id, DRAFT)
  await app.call(jobs.sendMessage, { as: world.marketer, params: { id }, body: { text: 'ขอมุมใกล้' } })
  await app.call(jobs.sendMessage, { as: other.marketer, params: { id: strange }, body: { text: 'ของคนอื่น' } })
  for (const [as, own] of [
    [world.influencer, 'job'],
    [world.marketer, 'brandJob'],
  ] as const) {
    const { text, data } = await dataOf(as)
    expect(data[`${own}s`], own).toEqual([expect.objectContaining({ id })])
    expect(data[`${own}History`]!.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['apply', 'accept', 'draft']),
    )
    expect(data.deliverables).toMatchObject([{ kind: 'draft', url: DRAFT.url }])
    expect(data.conversations).toMatchObject([{ jobId: id }])
    expect(data.messages).toEqual(expect.arrayContaining([expect.objectContaining({ text: 'ขอมุมใกล้' })]))
    const sent = { name: 'brief.pdf', link: `/api/files/${sheet[0]!.id}` }
    expect(own === 'job' ? data.sharedFiles : data.files).toMatchObject([sent])
    expect(own === 'job' ? data.files : data.sharedFiles).toEqual([])
    expect(data.notifications!.length).toBeGreaterThan(0)
    expect(text).not.toContain(strange)
    expect(text).not.toMatch(/"(capability|body|secret|keyHash)":/)
  }
  const { data } = await dataOf(world.influencer)
  for (const hidden of ['checkInCode', 'fee']) expect(data.jobs![0]).not.toHaveProperty(hidden)
  expect((await dataOf(world.marketer)).data.brandJobs![0]).not.toHaveProperty('split')
})

it('of a brand has its team and its shortlists, but no other brand’s notes', async () => {
  const { platform } = fakeSocial()
  const [marketer, other] = [await buildJobWorld(app, platform), await buildJobWorld(app, platform)]
  const member = await buildMember(app.db, marketer.marketer.accountId, 'viewer')
  for (const { marketer: by } of [marketer, other]) {
    const list = { id: newId(), marketerId: by.accountId, name: 'ช่วงปีใหม่', createdAt: app.clock.now() }
    await app.db.insert(shortlists).values(list)
    const person = { shortlistId: list.id, influencerId: marketer.influencer.accountId, addedAt: app.clock.now() }
    await app.db.insert(shortlistPeople).values({ ...person, id: newId(), note: `ของ ${by.accountId}` })
  }
  const { data, text } = await dataOf(marketer.marketer)
  expect(data.team).toMatchObject([{ personId: member.id, role: 'viewer' }])
  expect(data.shortlists).toMatchObject([{ name: 'ช่วงปีใหม่' }])
  expect(data.shortlistPeople).toMatchObject([{ note: `ของ ${marketer.marketer.accountId}` }])
  expect(text).not.toContain(other.marketer.accountId)
  expect((await dataOf(marketer.influencer)).data.shortlistPeople).toEqual([])
})

it('of an account is for logins that may manage it; a member has one of their own login', async () => {
  const { marketer } = await buildJobWorld(app, fakeSocial().platform)
  const { id } = (await app.call(contract.request, { as: marketer })).body.data
  await sweepDataExports(app.app)
  const refused = { status: 403, body: { code: 'permission_missing' } }
  for (const role of ['viewer', 'campaignManager', 'finance'] as const) {
    const member = await app.callerOf((await buildMember(app.db, marketer.accountId, role)).id)
    expect(await app.call(contract.latest, { as: member })).toMatchObject(refused)
    expect(await app.call(contract.file, { as: member, params: { id } })).toMatchObject(refused)
    expect((await app.call(contract.loginLatest, { as: member })).body.data).toBeNull()
    expect((await app.call(contract.loginFile, { as: member, params: { id } })).status).toBe(404)
  }
  const owner = await buildMember(app.db, marketer.accountId, 'owner')
  const as = await app.callerOf(owner.id)
  expect((await app.call(contract.file, { as, params: { id } })).status).toBe(200)
  const own = (await app.call(contract.loginRequest, { as })).body.data
  await sweepDataExports(app.app)
  expect((await app.call(contract.latest, { as: marketer })).body.data).toMatchObject({ id })
  const { blob } = await app.call(contract.loginFile, { as, params: { id: own.id } })
  const text = strFromU8(unzipSync(await bytesOf(blob))['data.json']!)
  expect(JSON.parse(text)).toMatchObject({ account: [{ id: owner.id }], team: [{ role: 'owner' }], campaigns: [] })
  const notices = await app.outbox(owner.id)
  expect(notices.map(({ kind, href }) => [kind, href])).toEqual([['account.data_ready', '/Marketer/personalData']])
})

it('of any size is stored in pieces, by one process at a time, and again if that process fails', async () => {
  // Exports requested by other tests would trigger the failures injected here.
  await sweepDataExports(app.app)
  const as = await app.callerOf((await buildInfluencer(app.db)).id)
  const words = Array.from({ length: 3 }, () => randomBytes(3_000_000).toString('base64'))
  for (const [i, name] of words.entries())
    await app.db.insert(savedSearches).values({
      id: newId(),
      accountId: as.accountId,
      name,
      filters: { q: String(i), isMatch: false },
      createdAt: app.clock.now(),
      checkedAt: app.clock.now(),
    })
  const { id } = (await app.call(contract.request, { as })).body.data
  const stored: number[] = []
  const { storage } = app.ports
  const put = vi.spyOn(storage, 'put').mockImplementationOnce(() => Promise.reject(new Error('the disk is full')))
  await sweepDataExports(app.app)
  put.mockRestore()
  await sweepDataExports(app.app)
  expect((await app.call(contract.latest, { as })).body.data).toMatchObject({ id, readyAt: null, expiresAt: null })
  app.clock.advance(10 * MINUTE)
  const original = storage.put.bind(storage)
  vi.spyOn(storage, 'put').mockImplementation((key, bytes, type) => {
    stored.push(bytes.length)
    return original(key, bytes, type)
  })
  await Promise.all([sweepDataExports(app.app), sweepDataExports(app.app)])
  vi.restoreAllMocks()
  expect(stored).toHaveLength(2)
  expect(stored[0]).toBe(PIECE)
  const { blob } = await app.call(contract.file, { as, params: { id } })
  const data = JSON.parse(strFromU8(unzipSync(await bytesOf(blob))['data.json']!)) as {
    savedSearches: { name: string }[]
  }
  const copied = data.savedSearches.map(({ name }) => name).sort()
  expect(copied.length === 3 && copied.every((name, i) => name === words.toSorted()[i])).toBe(true)
  expect((await app.outbox(as.accountId)).filter(({ kind }) => kind === 'account.data_ready')).toHaveLength(1)
})
