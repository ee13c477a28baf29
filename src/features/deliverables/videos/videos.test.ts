import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildInfluencer } from '../../../../tests/factories.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import { bearerOf, openHttp } from '../../../../tests/http.ts'
import {
  act,
  buildJobWorld,
  call,
  type FakePlatform,
  type JobWorld,
  jobContract,
  openJobApp,
  refused,
  TAX_FACTS,
  WHY,
  working,
} from '../../../../tests/jobs-world.ts'
import { DAY, HOUR } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { settingRows } from '../../../platform/schema.ts'
import { contract as fileContract } from '../../files/contract.ts'
import { files } from '../../files/schema.ts'
import { sweepFiles } from '../../files/service.ts'
import { jobUploads } from '../../jobs/schema.ts'
import { sweepVideos } from '../service.ts'

let app: TestApp
let platform: FakePlatform
let http: FastifyInstance
let world: JobWorld
let mine: { authorization: string }
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
  http = await openHttp(app)
})
beforeEach(async () => {
  world = await buildJobWorld(app, platform)
  mine = await bearerOf(app, world.influencer.accountId)
})
afterAll(async () => {
  await http.close()
  await app.close()
})

const FTYP = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')
/** A video of any size. Only its first box is checked, so the remaining bytes are filler. */
const video = (size: number): Buffer => Buffer.concat([FTYP, Buffer.alloc(size - FTYP.length, 7)])
const TUS = { 'tus-resumable': '1.0.0' }
const coded = (text: string): string => Buffer.from(text).toString('base64')

interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}
const codeOf = ({ body }: Answer): string => (JSON.parse(body) as { code: string }).code

const open = (jobId: string, size: number, as = mine): Promise<Answer> =>
  http.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: {
      ...TUS,
      ...as,
      'upload-length': String(size),
      'upload-metadata': `jobId ${coded(jobId)},name ${coded('thaitea.mp4')},modified ${coded('1763700000000')}`,
    },
  }) as never

const opened = async (jobId: string, size: number): Promise<string> => {
  const answer = await open(jobId, size)
  expect(answer.statusCode, answer.body).toBe(201)
  return String(answer.headers.location).split('/').at(-1) as string
}

const patch = (id: string, offset: number, bytes: Buffer, as = mine): Promise<Answer> =>
  http.inject({
    method: 'PATCH',
    url: `/api/uploads/${id}`,
    headers: { ...TUS, ...as, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    payload: bytes,
  }) as never

const ask = (method: 'HEAD' | 'DELETE', id: string, as = mine): Promise<Answer> =>
  http.inject({ method, url: `/api/uploads/${id}`, headers: { ...TUS, ...as } }) as never

const uploaded = async (jobId: string, size = 100): Promise<string> => {
  const id = await opened(jobId, size)
  expect((await patch(id, 0, video(size))).statusCode).toBe(204)
  return id
}

const jobOf = async (id: string) => {
  const { body } = await app.call(jobContract.get, { as: world.influencer, params: { id } })
  return body.data
}
/** Storage keys of all video parts. */
const pieces = async (): Promise<string[]> =>
  (await app.ports.storage.list(null, 1_000)).keys.filter((key) => key.includes('.p'))
const setSetting = (key: string, value: unknown) =>
  app.db.insert(settingRows).values({
    id: newId(),
    key,
    value,
    effectiveFrom: app.clock.now(),
    createdAt: app.clock.now(),
  } as never)

describe('a video of a draft', () => {
  test('is uploaded in parts, resumes after an interruption, and is sent with the draft', async () => {
    const job = await working(world)
    const bytes = video(9_000_000)
    const id = await opened(job, bytes.length)
    expect((await patch(id, 0, bytes.subarray(0, 4_000_000))).statusCode).toBe(204)
    // Another device, or the same one after a reload, can see the upload.
    expect((await jobOf(job)).draft.upload).toMatchObject({ id, name: 'thaitea.mp4', size: 9_000_000, finished: false })
    expect((await ask('HEAD', id)).headers).toMatchObject({ 'upload-offset': '4000000', 'upload-length': '9000000' })
    expect((await patch(id, 0, bytes)).statusCode).toBe(409)
    expect((await patch(id, 4_000_000, bytes.subarray(4_000_000))).statusCode).toBe(204)
    expect((await jobOf(job)).draft.upload).toMatchObject({ id, finished: true })
    expect((await ask('HEAD', id)).headers['upload-offset']).toBe('9000000')
    expect((await patch(id, 4_000_000, bytes.subarray(4_000_000))).statusCode).toBe(409)
    expect(await app.ports.uploads.list()).toEqual([])
    await act(world, 'draft', world.influencer, job, { fileId: id })
    const { attachments, draft } = await jobOf(job)
    expect(draft.upload).toBeNull()
    expect(attachments[0]?.file).toMatchObject({ id, contentType: 'video/mp4', size: 9_000_000 })

    const get = (headers: Record<string, string>) =>
      http.inject({ url: `/api/files/${id}`, headers }) as never as Promise<Answer & { rawPayload: Buffer }>
    for (const account of [world.influencer, world.marketer, world.operator]) {
      const as = await bearerOf(app, account.accountId)
      expect((await get(as)).rawPayload.equals(bytes)).toBe(true)
      const part = await get({ ...as, range: 'bytes=7999990-8000009' })
      expect(part).toMatchObject({ statusCode: 206 })
      expect(part.headers).toMatchObject({ 'content-range': 'bytes 7999990-8000009/9000000' })
      expect(part.rawPayload.equals(bytes.subarray(7_999_990, 8_000_010))).toBe(true)
    }
    const stranger = await bearerOf(app, (await buildInfluencer(app.db)).id)
    expect((await get(stranger)).statusCode).toBe(404)
    expect((await get({ ...mine, range: 'bytes=9000000-' })).statusCode).toBe(416)
  })

  test('a file that was not stored because of a crash is stored at the next request', async () => {
    const job = await working(world)
    const id = await opened(job, 100)
    const { storage } = app.ports
    const { put } = storage
    storage.put = () => Promise.reject(new Error('the process ends'))
    expect((await patch(id, 0, video(100))).statusCode).toBe(500)
    storage.put = put
    expect((await ask('HEAD', id)).headers['upload-offset']).toBe('100')
    await act(world, 'draft', world.influencer, job, { fileId: id })
  })

  test.each([
    ['before the received bytes are measured', null],
    ['after the received bytes are measured', 100],
  ])('an upload that another request completes %s is complete', async (_when, measured) => {
    const id = await opened(await working(world), 100)
    const { uploads } = app.ports
    const { received } = uploads
    uploads.received = async () => {
      uploads.received = received
      expect((await patch(id, 0, video(100))).statusCode).toBe(204)
      return measured
    }
    const answer = await ask('HEAD', id)
    expect([answer.statusCode, answer.headers['upload-offset']]).toEqual([200, '100'])
  })

  test('another account, a visitor, a brand and another job are rejected before the body is read', async () => {
    const job = await working(world)
    const id = await opened(job, 100)
    const stranger = await bearerOf(app, (await buildInfluencer(app.db, { ...TAX_FACTS, nationalId: null })).id)
    for (const refusedAnswer of [
      await open(job, 100, stranger),
      await patch(id, 0, video(100), stranger),
      await ask('HEAD', id, stranger),
      await ask('DELETE', id, stranger),
      await ask('DELETE', newId()),
      await open(newId(), 100),
    ])
      expect(refusedAnswer.statusCode).toBe(404)
    expect((await open(job, 100, {} as never)).statusCode).toBe(401)
    expect((await open(job, 100, await bearerOf(app, world.marketer.accountId))).statusCode).toBe(403)
    expect(await app.ports.uploads.received(id)).toBe(0)
  })

  test('size, file type and post type are checked before the upload', async () => {
    const job = await working(world)
    const large = await open(job, 500_000_001)
    expect([large.statusCode, codeOf(large)]).toEqual([413, 'video_too_large'])
    expect((await open(job, 500_300_000)).body).toContain('500.3 MB')
    expect((await open(job, 500_000_000)).statusCode).toBe(201)
    // A part that is longer than the file.
    const short = await opened(job, 50)
    expect((await patch(short, 0, video(100))).statusCode).toBeGreaterThanOrEqual(400)

    const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(92)])
    const id = await opened(job, 200)
    expect((await patch(id, 0, picture)).statusCode).toBe(204)
    const second = await patch(id, 100, picture)
    expect([second.statusCode, codeOf(second)]).toEqual([415, 'video_kind'])
    expect((await ask('HEAD', id)).statusCode).toBe(404)
    const whole = await opened(job, 100)
    const last = await patch(whole, 0, picture)
    expect([last.statusCode, codeOf(last)]).toEqual([415, 'video_kind'])

    const still = await buildJobWorld(app, platform, { postType: 'photoPost' })
    const stillJob = await working(still)
    const answer = await open(stillJob, 100, await bearerOf(app, still.influencer.accountId))
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'draft_needs_picture'])
    await act(world, 'draft', world.influencer, job, { url: 'https://drive.example/draft.mp4' })
    expect(codeOf(await open(job, 100))).toBe('draft_in_review')
  })

  test('a picture is not accepted as the draft of a video', async () => {
    const job = await working(world)
    const { body } = await app.call(fileContract.upload, {
      as: world.influencer,
      body: { purpose: 'draft' },
      file: { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') },
    })
    expect(await refused(world, 'draft', world.influencer, job, { fileId: body.data.id })).toBe('draft_needs_video')
    await act(world, 'draft', world.influencer, job, { fileId: await uploaded(job) })
  })

  test('twenty concurrent uploads never exceed the account’s quota', async () => {
    await setSetting('files.video_quota_mb', 100)
    const jobIds = [await working(world)]
    for (let n = 1; n < 4; n++) {
      const next = await buildJobWorld(app, platform)
      const campaign = next.campaignId
      const applied = await call({ ...next, influencer: world.influencer }, 'apply', world.influencer, campaign, {
        channelId: world.channel.id,
      })
      await act({ ...next, influencer: world.influencer }, 'accept', next.marketer, applied.body.data.id)
      await act({ ...next, influencer: world.influencer }, 'accept', world.influencer, applied.body.data.id)
      jobIds.push(applied.body.data.id)
    }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => open(jobIds[n % 4] as string, 40_000_000)))
    // A second video of a job replaces the first: two of the four jobs fit into the quota.
    const own = eq(jobUploads.ownerId, world.influencer.accountId)
    const rows = await app.db
      .select()
      .from(jobUploads)
      .where(and(own, isNull(jobUploads.ended)))
    expect(rows.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(100_000_000)
    expect(rows).toHaveLength(2)
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 422)).toBe(true)
    expect(answers.filter(({ statusCode }) => statusCode === 422).map(codeOf)).toContain('video_quota')
    await app.db.delete(settingRows)
  })

  test('of twenty concurrent parts with the same offset one is accepted', async () => {
    const job = await working(world)
    const id = await opened(job, 100)
    const answers = await Promise.all(Array.from({ length: 20 }, () => patch(id, 0, video(50))))
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBeLessThanOrEqual(1)
    const { headers } = await ask('HEAD', id)
    expect(['0', '50']).toContain(headers['upload-offset'])
    await patch(id, Number(headers['upload-offset']), video(100).subarray(Number(headers['upload-offset'])))
    expect((await jobOf(job)).draft.upload).toMatchObject({ finished: true })
  })
})

describe('cleanup of videos', () => {
  test('an upload without progress for a day is deleted, an active one is not', async () => {
    const job = await working(world)
    const id = await opened(job, 100)
    app.clock.advance(23 * HOUR)
    expect((await patch(id, 0, video(50))).statusCode).toBe(204)
    app.clock.advance(23 * HOUR)
    await sweepVideos(app.app)
    mine = await bearerOf(app, world.influencer.accountId)
    expect((await ask('HEAD', id)).headers['upload-offset']).toBe('50')
    app.clock.advance(2 * HOUR)
    mine = await bearerOf(app, world.influencer.accountId)
    const expired = { statusCode: 410, headers: { 'x-upload-error': 'upload_expired' } }
    expect(await ask('HEAD', id)).toMatchObject(expired)
    await sweepVideos(app.app)
    expect(await app.ports.uploads.received(id)).toBeNull()
    expect(await ask('HEAD', id)).toMatchObject(expired)
    expect(codeOf(await patch(id, 50, video(100).subarray(50)))).toBe('upload_expired')
    expect(await refused(world, 'draft', world.influencer, job, { fileId: id })).toBe('upload_expired')
    expect((await jobOf(job)).draft.upload).toBeNull()
    // The reason is deleted a day later; a new upload starts from zero.
    app.clock.advance(25 * HOUR)
    await sweepVideos(app.app)
    mine = await bearerOf(app, world.influencer.accountId)
    expect((await ask('HEAD', id)).statusCode).toBe(404)
    const again = await opened(job, 100)
    expect((await ask('HEAD', again)).headers['upload-offset']).toBe('0')
    expect((await ask('DELETE', again)).statusCode).toBe(204)
  })

  test('a cancelled job keeps no parts, videos or drafts', async () => {
    const before = await pieces()
    const job = await working(world)
    const draft = await uploaded(job)
    await act(world, 'draft', world.influencer, job, { fileId: draft })
    const comments = [{ at: 14, place: null, point: null, text: 'ผมบังแก้ว' }]
    await act(world, 'rejectDraft', world.marketer, job, { ...WHY, comments })
    expect((await jobOf(job)).attachments[0]?.comments).toEqual(comments)
    const unsent = await uploaded(job)
    await act(world, 'cancel', world.marketer, job)
    await sweepVideos(app.app)
    expect(await app.ports.uploads.list()).toEqual([])
    expect(await pieces()).toEqual(before)
    expect((await jobOf(job)).attachments[0]).toMatchObject({ file: null, url: null, removed: true })
    for (const id of [draft, unsent]) expect(await app.db.select().from(files).where(eq(files.id, id))).toEqual([])
  })

  test('a second video for the same draft replaces the first', async () => {
    const before = await pieces()
    const job = await working(world)
    const first = await uploaded(job)
    const second = await uploaded(job)
    const replaced = { statusCode: 410, headers: { 'x-upload-error': 'video_replaced' } }
    expect(await ask('HEAD', first)).toMatchObject(replaced)
    expect(codeOf(await patch(first, 50, video(100).subarray(50)))).toBe('video_replaced')
    expect(await refused(world, 'draft', world.influencer, job, { fileId: first })).toBe('video_replaced')
    expect((await jobOf(job)).draft.upload).toMatchObject({ id: second })
    expect(await pieces()).toHaveLength(before.length + 1)
    app.clock.advance(3 * DAY)
    await sweepVideos(app.app)
    await sweepFiles(app.app)
    expect(await pieces()).toEqual(before)
  })
})
