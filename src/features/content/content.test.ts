import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEditor, type TestEditor } from '../../../tests/content-editor.ts'
import { DAY, HOUR } from '../../core/clock.ts'
import { OPEN_CALLER } from '../../platform/context.ts'
import { cacheVersions } from '../../platform/schema.ts'
import { searchEntries } from '../search/schema.ts'
import { readPublicThings } from '../site/service.ts'
import { contract, type EditorItem } from './contract.ts'
import { KINDS } from './kinds.ts'
import { emptyDoc } from './rules/empty.ts'
import { contentRedirects } from './schema.ts'
import { listLiveOf, publicVersions, readLive, sweepContent } from './service.ts'

let editor: TestEditor
let app: TestEditor['app']
let as: TestEditor['as']
let call: TestEditor['call']
beforeAll(async () => {
  editor = await openEditor()
  ;({ app, as, call } = editor)
})
afterAll(() => app.close())

const words = (th: string, en = '') => ({ th, en })
const visitor = () => ({ db: app.db, caller: OPEN_CALLER })
const article = (over: object = {}) => ({
  ...emptyDoc('article'),
  title: words('ตั้งราคาอย่างไร', 'How to price'),
  summary: words('สรุป', 'Short'),
  body: words('<h2>หัวข้อ</h2><p>เนื้อหา</p>', '<p>Body</p>'),
  ...over,
})

const NEWER = article({ title: words('ใหม่') })
const create = (slug: string) => editor.create('article', slug)
const save = (
  item: Pick<EditorItem, 'id' | 'revision'>,
  { doc = article(), ...place }: { doc?: object; slug?: string; position?: number },
) => editor.save(item, doc, place)
const draft = async (slug: string, over: object = {}) => save(await create(slug), { doc: article(over) })
const publish = (item: { id: string; revision: number }, times: object = {}) => editor.publish(item, times)

describe('an item of the editor', () => {
  test('is hidden before it is published, and public afterwards, with search and cache updated', async () => {
    const item = await draft('first')
    expect(await readLive(visitor(), 'article', 'first')).toBeNull()
    const data = await publish(item)
    expect(data.state).toBe('live')
    expect((await readLive(visitor(), 'article', 'first'))?.doc.title.th).toBe('ตั้งราคาอย่างไร')
    const found = await app.db.select().from(searchEntries).where(eq(searchEntries.refId, item.id))
    expect(found.map(({ lang }) => lang).sort()).toEqual(['en', 'th'])
    const [version] = await app.db.select().from(cacheVersions).where(eq(cacheVersions.tag, 'articles'))
    expect(version!.version).toBeGreaterThan(1)
  })

  test('keeps the public version while its draft changes, and shows the draft to operators only', async () => {
    const item = await publish(await draft('second'))
    expect((await save(item, { doc: NEWER })).state).toBe('changed')
    expect((await readLive(visitor(), 'article', 'second', item.id))?.doc.title.th).toBe('ตั้งราคาอย่างไร')
    expect((await readLive({ db: app.db, caller: as }, 'article', 'second', item.id))?.doc.title.th).toBe('ใหม่')
  })

  test('rejects a save of an old revision, a taken address, an unknown field and an incomplete publication', async () => {
    const item = await draft('third')
    await expect(save({ ...item, revision: item.revision - 1 }, {})).rejects.toMatchObject({ code: 'content_behind' })
    await draft('fourth')
    await expect(save(item, { slug: 'fourth' })).rejects.toMatchObject({ code: 'slug_taken' })
    await expect(save(item, { doc: { ...article(), evil: 1 } })).rejects.toMatchObject({ code: 'invalid_input' })
    const nested = { ...article(), quote: undefined, title: { ...article().title, evil: 'x' } }
    await expect(save(item, { doc: nested })).rejects.toMatchObject({ code: 'invalid_input' })
    const figure = { ...article(), summary: { th: '{$noSuchFigure}', en: '' } }
    await expect(save(item, { doc: figure })).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'summary.th', code: 'unknown_figure' }],
    })
    await expect(publish(await create('empty'))).rejects.toMatchObject({
      code: 'content_incomplete',
      issues: ['title', 'summary', 'body'].map((field) => ({ field, code: 'required' })),
    })
  })

  test('keeps its public address, order and date until the changed draft is published', async () => {
    const first = app.clock.now()
    const item = await publish(await save(await draft('stays'), { position: 1 }))
    const second = await publish(await save(await draft('beside'), { position: 2 }))
    const order = async () =>
      (await listLiveOf(app.db, { kind: 'article', order: 'position', limit: 100 }))
        .map(({ id }) => id)
        .filter((id) => id === item.id || id === second.id)
    const lastmod = async () =>
      (await readPublicThings({ db: app.db, clock: app.clock })).find(({ slug }) => slug === 'stays')?.changedAt
    const redirects = () => app.db.select().from(contentRedirects).where(eq(contentRedirects.itemId, item.id))

    app.clock.advance(DAY)
    let typed = item
    for (const slug of ['mov', 'move', 'moved']) typed = await save(typed, { slug, position: 7, doc: NEWER })
    expect(await readLive(visitor(), 'article', 'stays')).toMatchObject({
      slug: 'stays',
      doc: { title: words('ตั้งราคาอย่างไร', 'How to price') },
      updatedAt: first,
    })
    expect(await readLive(visitor(), 'article', 'moved')).toBeNull()
    expect(await readLive({ db: app.db, caller: as }, 'article', 'moved', item.id)).toMatchObject({
      slug: 'moved',
      doc: { title: NEWER.title },
    })
    expect([await order(), await lastmod(), await redirects()]).toEqual([[item.id, second.id], first, []])
    expect(typed).toMatchObject({
      state: 'changed',
      path: 'articles/detail/moved',
      livePath: 'articles/detail/stays',
    })

    await publish(typed)
    expect(await readLive(visitor(), 'article', 'stays')).toMatchObject({
      slug: 'moved',
      doc: { title: NEWER.title },
      publishedAt: first,
      updatedAt: app.clock.now(),
    })
    expect(await order()).toEqual([second.id, item.id])
    expect(await redirects()).toMatchObject([{ slug: 'stays' }])
    const found = await app.db.select().from(searchEntries).where(eq(searchEntries.refId, item.id))
    expect(found.map(({ path }) => path)).toEqual(['articles/detail/moved', 'articles/detail/moved'])
    await create('mov')
    await expect(create('stays')).rejects.toMatchObject({ code: 'slug_taken' })
  })

  test('can return to a former address, which then no longer redirects', async () => {
    const item = await publish(await draft('home-again'))
    const away = await publish(await save(item, { slug: 'away' }))
    await publish(await save(away, { slug: 'home-again' }))
    expect((await readLive(visitor(), 'article', 'home-again'))?.slug).toBe('home-again')
    expect((await readLive(visitor(), 'article', 'away'))?.slug).toBe('home-again')
  })

  test('reserves both its public address and the address of its draft', async () => {
    const item = await publish(await draft('held'))
    const asking = await save(item, { slug: 'asked-for' })
    const other = await draft('other-thing')
    for (const slug of ['held', 'asked-for']) {
      await expect(save(other, { slug })).rejects.toMatchObject({
        code: 'slug_taken',
        fields: { slug: expect.anything() },
      })
      await expect(create(slug)).rejects.toMatchObject({ code: 'slug_taken' })
    }
    await save(asking, { slug: 'held' })
    expect(await save(other, { slug: 'asked-for' })).toMatchObject({ slug: 'asked-for' })
    // An item that was never public reserves only its current address.
    await create('other-thing')
  })

  test('is published and unpublished at the scheduled times', async () => {
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

  test('is removed from the search when it is published again in the hidden category', async () => {
    const item = await draft('hidden-later')
    const data = await publish(item)
    await publish(await save(data, { doc: article({ category: 6 }) }))
    expect(await app.db.select().from(searchEntries).where(eq(searchEntries.refId, item.id))).toEqual([])
  })

  test('restores an earlier version and keeps the replaced draft as a version', async () => {
    const item = await publish(await draft('versioned'))
    const second = await publish(await save(item, { doc: article({ title: words('สอง') }) }))
    expect((await publicVersions<'article'>(app.db, item.id, 5)).map(({ doc }) => doc.title.th)).toEqual([
      'สอง',
      'ตั้งราคาอย่างไร',
    ])
    const back = await call(contract.restore, {
      params: { id: item.id },
      body: { revision: second.revision, number: 1 },
    })
    expect(back.data.draft).toMatchObject({ title: words('ตั้งราคาอย่างไร', 'How to price') })
    expect((await readLive(visitor(), 'article', 'versioned'))?.doc.title.th).toBe('สอง')
    const { data: versions } = await call(contract.versions, { params: { id: item.id } })
    expect(versions.map(({ published }) => published)).toEqual(['kept', 'published', 'published'])
  })

  test('shows a script in rich text as text', async () => {
    const item = await draft('xss', {
      body: words(
        '<p onclick="x()">ก</p><script>alert(1)</script><a href="javascript:x()">ข</a><img src="https://x.test/a.png">',
      ),
    })
    const { body } = item.draft as { body: { th: string } }
    expect(body.th).toBe('<p>ก</p>&lt;script&gt;alert(1)&lt;/script&gt;<a>ข</a>')
  })
})

test('every kind has an empty draft that can be saved and listed', async () => {
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
