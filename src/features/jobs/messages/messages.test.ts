import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PICTURE } from '../../../../tests/access/example.ts'
import {
  act,
  assigned,
  buildJobWorld,
  call,
  DRAFT,
  type JobWorld,
  openJobApp,
  WHY,
  working,
} from '../../../../tests/jobs-world.ts'
import { contract as applications } from '../../applications/contract.ts'
import { contract as files } from '../../files/contract.ts'
import { contract as notifications } from '../../notifications/contract.ts'
import { contract } from '../contract.ts'

let world: JobWorld
let app: JobWorld['app']
let platform: JobWorld['platform']

beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
  world = await buildJobWorld(app, platform)
})
afterAll(() => app.close())

const send = (as: JobWorld['marketer'], id: string, body: { text?: string; fileId?: string }, file?: typeof PICTURE) =>
  app.call(contract.sendMessage, { as, params: { id }, body, ...(file && { file }) })
const talk = async (as: JobWorld['marketer'], id: string) =>
  (await app.call(contract.messages, { as, params: { id } })).body
const inbox = async (
  as: JobWorld['marketer'],
  query: { filter?: 'all' | 'unread'; after?: string; limit?: number } = {},
) => (await app.call(contract.inbox, { as, query: query as never })).body
const counts = async (as: JobWorld['marketer']) => (await app.call(contract.inboxCounts, { as })).body.data
const read = (as: JobWorld['marketer'], id: string, through: string) =>
  app.call(contract.readMessages, { as, params: { id }, body: { through } })

describe('conversations of jobs', () => {
  it('a message and its notification are unread for the other side until the message is read', async () => {
    world = await buildJobWorld(app, platform)
    const { marketer, influencer } = world
    const id = await working(world)
    await send(marketer, id, { text: 'ขอเห็นโลโก้ข้างซอง' })
    await app.clock.advance(1_000)
    await send(marketer, id, { text: 'ก่อนหกโมงนะคะ' })

    expect(await counts(influencer)).toMatchObject({ unread: 1 })
    expect((await inbox(influencer)).data).toMatchObject([
      { job: { id }, unread: 2, last: { text: 'ก่อนหกโมงนะคะ', author: 'marketer' } },
    ])
    expect((await inbox(marketer)).data).toMatchObject([{ unread: 0, last: { read: false } }])
    // Several unread messages have one notification.
    const notices = async () =>
      (await app.call(notifications.list, { as: influencer })).body.data.filter(({ kind }) => kind === 'job.message')
    expect(await notices()).toMatchObject([{ openedAt: null, href: `/Influencer/brandJob/${id}#messages` }])

    const { data, read: before } = await talk(influencer, id)
    expect(before).toEqual({ own: null, other: null })
    const [newest, first] = data
    await read(influencer, id, first!.id)
    expect((await inbox(influencer)).data).toMatchObject([{ unread: 1 }])
    await read(influencer, id, newest!.id)
    // A late request with an older message changes nothing.
    await read(influencer, id, first!.id)
    expect(await counts(influencer)).toMatchObject({ unread: 0 })
    expect(await notices()).toMatchObject([{ openedAt: expect.any(String) }])
    expect((await talk(marketer, id)).read).toEqual({ own: null, other: newest!.id })
    expect((await inbox(marketer)).data).toMatchObject([{ last: { read: true } }])
    expect((await inbox(influencer, { filter: 'unread' })).data).toEqual([])
  })

  it('a read mark with an unknown message id does not mark later messages as read', async () => {
    world = await buildJobWorld(app, platform)
    const id = await working(world)
    await send(world.marketer, id, { text: 'หนึ่ง' })
    await read(world.influencer, id, 'ffffffff-ffff-7fff-bfff-ffffffffffff')
    await app.clock.advance(1_000)
    await send(world.marketer, id, { text: 'สอง' })
    expect((await inbox(world.influencer)).data).toMatchObject([{ unread: 1 }])
  })

  it('steps are shown between messages and move the conversation up; an application alone opens no conversation', async () => {
    world = await buildJobWorld(app, platform)
    const { marketer, influencer } = world
    const applied = await app.call(applications.apply, { as: influencer, params: { id: world.campaignId }, body: {} })
    const { id } = applied.body.data
    expect((await inbox(marketer)).data).toEqual([])
    await act(world, 'accept', marketer, id)
    await act(world, 'accept', influencer, id)
    await act(world, 'draft', influencer, id, DRAFT)
    await act(world, 'rejectDraft', marketer, id, WHY)
    const { steps } = await talk(marketer, id)
    expect(steps.map(({ event, actor, reason }) => [event, actor, reason])).toEqual([
      ['apply', 'influencer', null],
      ['accept', 'marketer', null],
      ['accept', 'influencer', null],
      ['draft', 'influencer', null],
      ['rejectDraft', 'marketer', WHY.reason],
    ])
    expect((await inbox(marketer)).data).toMatchObject([{ last: null, job: { stage: 'draft_fix' } }])
  })

  it('the badges count the jobs that wait for an action of each side', async () => {
    world = await buildJobWorld(app, platform)
    const { marketer, influencer } = world
    const id = await assigned(world)
    expect([await counts(influencer), await counts(marketer)]).toMatchObject([{ awaited: 1 }, { awaited: 0 }])
    await act(world, 'accept', influencer, id)
    await act(world, 'draft', influencer, id, DRAFT)
    expect([await counts(influencer), await counts(marketer)]).toMatchObject([{ awaited: 0 }, { awaited: 1 }])
    await act(world, 'cancel', marketer, id)
    expect([await counts(influencer), await counts(marketer)]).toMatchObject([{ awaited: 0 }, { awaited: 0 }])
  })

  it('is paged by latest activity', async () => {
    world = await buildJobWorld(app, platform)
    const { influencer } = world
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      const other = { ...(await buildJobWorld(app, platform)), influencer, channel: world.channel }
      const { data } = (
        await app.call(applications.invite, {
          as: other.marketer,
          params: { id: other.campaignId },
          body: { channelId: world.channel.id },
        })
      ).body
      ids.unshift(data.id)
      await app.clock.advance(1_000)
    }
    const first = await inbox(influencer, { limit: 2 })
    const second = await inbox(influencer, { limit: 2, after: first.next! })
    expect([...first.data, ...second.data].map(({ job }) => job.id)).toEqual(ids)
    expect(second.next).toBeNull()
  })

  it('a picture or PDF can be attached and is readable by the two sides only', async () => {
    world = await buildJobWorld(app, platform)
    const { marketer, influencer } = world
    const stranger = (await buildJobWorld(app, platform)).influencer
    const id = await working(world)
    const sent = (await send(marketer, id, {}, PICTURE)).body.data
    expect(sent).toMatchObject({ text: '', file: { purpose: 'message', contentType: expect.stringMatching('image/') } })
    expect((await app.call(files.get, { as: influencer, params: { id: sent.file!.id } })).status).toBe(200)
    expect((await app.call(files.get, { as: stranger, params: { id: sent.file!.id } })).status).toBe(404)

    const upload = (await app.call(files.upload, { as: influencer, body: { purpose: 'message' }, file: PICTURE })).body
      .data
    expect((await send(marketer, id, { fileId: upload.id })).status, 'a file of the other side').toBe(404)
    expect((await send(influencer, id, { text: 'แบบนี้ไหมคะ', fileId: upload.id })).body.data.file?.id).toBe(upload.id)
    expect((await inbox(marketer)).data).toMatchObject([{ last: { text: 'แบบนี้ไหมคะ', hasFile: true } }])
    expect((await send(marketer, id, { text: '  ' })).body).toMatchObject({
      code: 'message_empty',
      fields: { text: expect.any(String) },
    })
  })

  it('contact data is rejected with a field error until the creator has accepted', async () => {
    world = await buildJobWorld(app, platform)
    const { marketer, influencer } = world
    const note = 'โทรหาได้ที่ 081-234-5678'
    const apply = (text: string) =>
      app.call(applications.apply, { as: influencer, params: { id: world.campaignId }, body: { note: text } })
    expect((await apply(note)).body).toMatchObject({
      code: 'contact_data',
      fields: { note: expect.stringContaining('081-234-5678') },
    })
    const { id } = (await apply('อยากร่วมงานค่ะ')).body.data
    await act(world, 'accept', marketer, id)
    const refused = await send(marketer, id, { text: 'แอดไลน์ ploy_99' })
    expect(refused.body).toMatchObject({ code: 'contact_data', fields: { text: expect.stringContaining('ploy_99') } })
    const withFile = { text: 'แอดไลน์ ploy_99' }
    expect((await send(marketer, id, withFile, PICTURE)).body.code).toBe('contact_data')
    for (const [event, as] of [
      ['decline', influencer],
      ['cancel', marketer],
    ] as const) {
      const refused = await call(world, event, as, id, { reason: note })
      expect(refused.body).toMatchObject({ code: 'contact_data', fields: { reason: expect.any(String) } })
    }
    await act(world, 'accept', influencer, id)
    expect((await send(marketer, id, { text: 'แอดไลน์ ploy_99' })).status).toBe(200)
  })

  it('an inbox is read from its index, without sorting', async () => {
    const plan = await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      const rows = await tx.execute(sql`explain select job_id from job_conversations
        where influencer_id = ${world.influencer.accountId}::uuid
        order by active_at desc, job_id desc limit 20`)
      return JSON.stringify(rows)
    })
    expect(plan).toContain('job_conversations_influencer')
    expect(plan).not.toContain('Sort')
  })
})
