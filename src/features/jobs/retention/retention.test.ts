import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PICTURE } from '../../../../tests/access/example.ts'
import { withFailingRow } from '../../../../tests/failing-row.ts'
import {
  act,
  assigned,
  buildJobWorld,
  call,
  expectBooks,
  type JobWorld,
  openJobApp,
  working,
} from '../../../../tests/jobs-world.ts'
import { DAY } from '../../../core/clock.ts'
import { contract as filesContract } from '../../files/contract.ts'
import { files } from '../../files/schema.ts'
import { contract } from '../contract.ts'
import { jobAttachments, jobEvents, jobs } from '../schema.ts'
import { jobMessages } from '../schema-messages.ts'
import { sweepJobContent } from './sweep.ts'

const THREE_YEARS = 3 * 365 * DAY
let world: JobWorld
beforeAll(async () => {
  const { app, platform } = await openJobApp()
  world = await buildJobWorld(app, platform, { postType: 'photoPost' })
})
afterAll(() => world.app.close())

const upload = async (as: JobWorld['influencer'], purpose: string) =>
  (await world.app.call(filesContract.upload, { as, body: { purpose: purpose as 'draft' }, file: PICTURE })).body.data
    .id

/** A job with a draft, a message with a picture and a cancellation in somebody's own words. */
async function endedJob() {
  const { app, marketer, influencer } = world
  const id = await working(world)
  await act(world, 'draft', influencer, id, { fileId: await upload(influencer, 'draft'), note: 'ถ่ายที่บ้านเลขที่ 88' })
  await app.call(contract.sendMessage, { as: marketer, params: { id }, body: { text: 'ดูรูปนะคะ' }, file: PICTURE })
  await act(world, 'cancel', marketer, id, { reason: 'เปลี่ยนใจ เพราะย้ายร้าน' })
  return id
}
const contentOf = async (id: string) => {
  const { db } = world.app
  const [attachments, messages, events] = await Promise.all([
    db.select().from(jobAttachments).where(eq(jobAttachments.jobId, id)),
    db.select().from(jobMessages).where(eq(jobMessages.jobId, id)),
    db.select().from(jobEvents).where(eq(jobEvents.jobId, id)),
  ])
  return { attachments, messages, events }
}
const erasedAt = async (id: string) =>
  (await world.app.db.select().from(jobs).where(eq(jobs.id, id)))[0]!.contentErasedAt

it('what both sides wrote and uploaded is erased three years after the job ended; the job and its money stay', async () => {
  const { app, marketer, influencer } = world
  const id = await endedJob()
  const running = await assigned(await buildJobWorld(app, world.platform, { postType: 'photoPost' }))
  const before = await contentOf(id)
  const fileIds = [...before.attachments, ...before.messages].flatMap(({ fileId }) => fileId ?? [])
  expect(fileIds).toHaveLength(2)
  const paid = async () => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]!.split

  const split = await paid()
  app.clock.advance(THREE_YEARS - DAY)
  await sweepJobContent(app.app)
  expect(await erasedAt(id)).toBeNull()
  expect(await contentOf(id)).toEqual(before)
  app.clock.advance(2 * DAY)
  await sweepJobContent(app.app)
  await sweepJobContent(app.app)
  expect(await erasedAt(id)).toEqual(app.clock.now())
  expect(await erasedAt(running)).toBeNull()

  const after = await contentOf(id)
  expect(after.messages).toEqual([])
  expect(after.attachments).toMatchObject([{ fileId: null, url: null, note: '' }])
  expect(JSON.stringify(after)).not.toMatch(/บ้านเลขที่|เปลี่ยนใจ/)
  expect(after.events.map(({ event }) => event)).toEqual(before.events.map(({ event }) => event))
  expect(await paid()).toEqual(split)
  for (const fileId of fileIds) {
    const [file] = await app.db.select().from(files).where(eq(files.id, fileId))
    expect(file?.unusedSince).toEqual(app.clock.now())
  }
  for (const as of [marketer, influencer]) {
    expect((await call(world, 'get', as, id)).status).toBe(200)
    expect((await app.call(contract.messages, { as, params: { id }, query: {} })).body.data).toEqual([])
  }
  await expectBooks(app)
})

it('one that fails does not hold up the others', async () => {
  const { app, platform } = world
  world = await buildJobWorld(app, platform, { postType: 'photoPost' })
  const first = await endedJob()
  world = await buildJobWorld(app, platform, { postType: 'photoPost' })
  const second = await endedJob()
  app.clock.advance(THREE_YEARS + DAY)
  await withFailingRow(app.db, 'jobs', first, async () => {
    await expect(sweepJobContent(app.app)).rejects.toThrow('job content: 1 of')
    expect(await erasedAt(second)).toEqual(app.clock.now())
  })
  await sweepJobContent(app.app)
  expect(await erasedAt(first)).not.toBeNull()
})
