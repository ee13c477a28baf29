import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { DAY, HOUR } from '../../core/clock.ts'
import type { AnyEndpoint, CallInput } from '../../core/endpoint.ts'
import { OPEN_CALLER } from '../../service/context.ts'
import { cacheVersions } from '../../service/schema.ts'
import { searchEntries } from '../search/schema.ts'
import { contract } from './contract.ts'
import { KINDS } from './kinds.ts'
import { emptyDoc } from './rules/empty.ts'
import { listLiveOf, publicVersions, readLive, sweepContent } from './service.ts'

let app: TestApp
let as: Awaited<ReturnType<TestApp['callerOf']>>
beforeAll(async () => {
  app = await openTestApp()
  as = await app.callerOf((await buildOperator(app.db)).id)
})
afterAll(() => app.close())

/** The answer's body, or a throw of it when the call was refused. */
async function call<E extends AnyEndpoint>(endpoint: E, input: Partial<CallInput<E>>) {
  const { status, body } = await app.call(endpoint, { as, ...input })
  if (status >= 400) throw body
  return body
}
const words = (th: string, en = '') => ({ th, en })
const visitor = () => ({ db: app.db, caller: OPEN_CALLER })
const article = (over: object = {}) => ({
  ...emptyDoc('article'),
  title: words('ตั้งราคาอย่างไร', 'How to price'),
  summary: words('สรุป', 'Short'),
  body: words('<h2>หัวข้อ</h2><p>เนื้อหา</p>', '<p>Body</p>'),
  ...over,
})

async function draft(slug: string, over: object = {}) {
  const { data } = await call(contract.create, { params: { kind: 'article' }, body: { slug } })
  const saved = await call(contract.save, {
    params: { id: data.id },
    body: { revision: data.revision, doc: article(over) },
  })
  return saved.data
}
const publish = (item: { id: string; revision: number }, times: object = {}) =>
  call(contract.publish, { params: { id: item.id }, body: { revision: item.revision, ...times } })

describe('a thing on the desk', () => {
  test('is seen by nobody before it is published, and by everybody afterwards, with the search and the cache following', async () => {
    const item = await draft('first')
    expect(await readLive(visitor(), 'article', 'first')).toBeNull()
    const { data } = await publish(item)
    expect(data.state).toBe('live')
    expect((await readLive(visitor(), 'article', 'first'))?.doc.title.th).toBe('ตั้งราคาอย่างไร')
    const found = await app.db.select().from(searchEntries).where(eq(searchEntries.refId, item.id))
    expect(found.map(({ lang }) => lang).sort()).toEqual(['en', 'th'])
    const [version] = await app.db.select().from(cacheVersions).where(eq(cacheVersions.tag, 'articles'))
    expect(version!.version).toBeGreaterThan(1)
  })

  test('keeps what visitors see while its draft changes, and shows the draft to an operator only', async () => {
    const item = (await publish(await draft('second'))).data
    const saved = await call(contract.save, {
      params: { id: item.id },
      body: { revision: item.revision, doc: article({ title: words('ใหม่') }) },
    })
    expect(saved.data.state).toBe('changed')
    expect((await readLive(visitor(), 'article', 'second', item.id))?.doc.title.th).toBe('ตั้งราคาอย่างไร')
    expect((await readLive({ db: app.db, caller: as }, 'article', 'second', item.id))?.doc.title.th).toBe('ใหม่')
  })

  test('refuses a save from behind, a taken address, an unknown field and an empty publication', async () => {
    const item = await draft('third')
    const save = (body: object) =>
      call(contract.save, {
        params: { id: item.id },
        body: { revision: item.revision, doc: article(), ...body },
      })
    await expect(save({ revision: item.revision - 1 })).rejects.toMatchObject({ code: 'content_behind' })
    await draft('fourth')
    await expect(save({ slug: 'fourth' })).rejects.toMatchObject({ code: 'slug_taken' })
    await expect(save({ doc: { ...article(), evil: 1 } })).rejects.toMatchObject({ code: 'invalid_input' })
    const { data: empty } = await call(contract.create, {
      params: { kind: 'article' },
      body: { slug: 'empty' },
    })
    await expect(publish(empty)).rejects.toMatchObject({
      code: 'content_incomplete',
      fields: { title: expect.anything(), body: expect.anything() },
    })
  })

  test('leads its old address to the new one', async () => {
    const item = (await publish(await draft('old-name'))).data
    await call(contract.save, {
      params: { id: item.id },
      body: { revision: item.revision, slug: 'new-name', doc: article() },
    })
    expect((await readLive(visitor(), 'article', 'old-name'))?.slug).toBe('new-name')
    await expect(
      call(contract.create, { params: { kind: 'article' }, body: { slug: 'old-name' } }),
    ).rejects.toMatchObject({ code: 'slug_taken' })
  })

  test('goes public and comes down by the clock', async () => {
    const now = app.clock.now().getTime()
    const item = await draft('timed')
    await publish(item, {
      at: new Date(now + HOUR).toISOString(),
      until: new Date(now + DAY).toISOString(),
    })
    await sweepContent(app.app)
    expect(await readLive(visitor(), 'article', 'timed')).toBeNull()
    app.clock.advance(2 * HOUR)
    await sweepContent(app.app)
    expect((await readLive(visitor(), 'article', 'timed'))?.publishedAt.getTime()).toBe(now + HOUR)
    app.clock.advance(DAY)
    await sweepContent(app.app)
    expect(await readLive(visitor(), 'article', 'timed')).toBeNull()
    expect(await app.db.select().from(searchEntries).where(eq(searchEntries.refId, item.id))).toEqual([])
    await expect(publish(await draft('past'), { at: new Date(now).toISOString() })).rejects.toMatchObject({
      code: 'content_time',
    })
  })

  test('published again in the hidden category, it is no longer found', async () => {
    const item = await draft('hidden-later')
    const { data } = await publish(item)
    const body = { revision: data.revision, doc: article({ category: 6 }) }
    const saved = await call(contract.save, { params: { id: item.id }, body })
    await publish(saved.data)
    expect(await app.db.select().from(searchEntries).where(eq(searchEntries.refId, item.id))).toEqual([])
  })

  test('gives back an earlier version, and keeps the draft that it replaces', async () => {
    const item = (await publish(await draft('versioned'))).data
    const saved = (
      await call(contract.save, {
        params: { id: item.id },
        body: { revision: item.revision, doc: article({ title: words('สอง') }) },
      })
    ).data
    const second = (await publish(saved)).data
    expect((await publicVersions<'article'>(app.db, item.id, 5)).map(({ doc }) => doc.title.th)).toEqual([
      'สอง',
      'ตั้งราคาอย่างไร',
    ])
    const back = await call(contract.restore, {
      params: { id: item.id },
      body: { revision: second.revision, number: 1 },
    })
    expect(back.data.draft).toMatchObject({ title: words('ตั้งราคาอย่างไร', 'How to price') })
    const { data: versions } = await call(contract.versions, { params: { id: item.id } })
    expect(versions.map(({ published }) => published)).toEqual(['kept', 'published', 'published'])
  })

  test('shows a script in a rich text as text', async () => {
    const item = await draft('xss', {
      body: words(
        '<p onclick="x()">ก</p><script>alert(1)</script><a href="javascript:x()">ข</a><img src="https://x.test/a.png">',
      ),
    })
    const { body } = item.draft as { body: { th: string } }
    expect(body.th).toBe('<p>ก</p>&lt;script&gt;alert(1)&lt;/script&gt;<a>ข</a>')
  })
})

test('every kind has an empty draft of its own shape, which can be saved and listed', async () => {
  for (const kind of KINDS) {
    const { data } = await call(contract.create, { params: { kind }, body: { slug: `empty-${kind}` } })
    const { data: saved } = await call(contract.save, {
      params: { id: data.id },
      body: { revision: data.revision, doc: data.draft },
    })
    expect(saved.missing.length).toBeGreaterThan(0)
    const { data: rows } = await call(contract.list, { params: { kind } })
    expect(rows.map(({ id }) => id)).toContain(data.id)
    expect(await listLiveOf(app.db, { kind, order: 'position', limit: 100 })).not.toContainEqual(
      expect.objectContaining({ id: data.id }),
    )
  }
})
