import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEditor, type TestEditor } from '../../../../tests/content-editor.ts'
import { buildInfluencer } from '../../../../tests/factories.ts'
import { newId } from '../../../core/ids.ts'
import { contactMessages } from '../../contact/schema.ts'
import { contract as filesContract } from '../../files/contract.ts'
import { contract, type EditorItem } from '../contract.ts'
import { emptyDoc } from '../rules/empty.ts'
import { contentItems } from '../schema.ts'

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
const doc = (title: string) => ({
  ...emptyDoc('faq'),
  question: words(title),
  answer: words('<p>คำตอบ</p>'),
  topic: words('เงิน'),
})
const create = (slug: string) => editor.create('faq', slug)
const save = (item: Pick<EditorItem, 'id' | 'revision'>, title: string, more: object = {}) =>
  editor.save(item, doc(title), more)

test('counts the items of each kind and the unanswered messages', async () => {
  const before = await call(contract.counts, {})
  await create('counted')
  const now = app.clock.now()
  const message = (status: 'new' | 'spam') => ({
    id: newId(now.getTime()),
    form: 'contact' as const,
    topic: 'job',
    name: 'n',
    email: 'n@x.test',
    message: 'm',
    lang: 'th' as const,
    status,
    ip: '127.0.0.1',
    createdAt: now,
  })
  await app.db.insert(contactMessages).values([message('new'), message('spam')])
  const after = await call(contract.counts, {})
  const faq = (counts: typeof after) => counts.data.find(({ kind }) => kind === 'faq')?.total ?? 0
  expect(faq(after)).toBe(faq(before) + 1)
  expect(after.messages).toBe(before.messages + 1)
})

test('a save without changes creates no revision, so a public item is not marked as changed', async () => {
  const saved = await save(await create('same'), 'เดิม')
  const { data: live } = await call(contract.publish, {
    params: { id: saved.id },
    body: { revision: saved.revision },
  })
  const again = await save(live, 'เดิม')
  expect(again).toMatchObject({ revision: live.revision, state: 'live' })
  expect((await save(live, 'ใหม่')).revision).toBe(live.revision + 1)
})

test('overwriting another operator’s save keeps the overwritten text as a version', async () => {
  const item = await create('over')
  await save(item, 'ของอีกคน')
  await expect(save(item, 'ของฉัน')).rejects.toMatchObject({ code: 'content_behind' })
  const mine = await save(item, 'ของฉัน', { over: true })
  expect(mine.draft).toMatchObject({ question: words('ของฉัน') })
  const { data: versions } = await call(contract.versions, { params: { id: item.id } })
  expect(versions).toMatchObject([{ published: 'kept', byName: expect.any(String) }])
  const { data: version } = await call(contract.version, { params: { id: item.id, number: versions[0]!.number } })
  expect(version.changes).toMatchObject([{ path: 'question', lang: 'th' }])
  await expect(call(contract.version, { params: { id: item.id, number: 9 } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a document stored before its kind had a certain field is returned with that field empty', async () => {
  const item = await create('older')
  const { topic: _, ...older } = doc('เก่า')
  await app.db.update(contentItems).set({ draft: older }).where(eq(contentItems.id, item.id))
  const { data } = await call(contract.get, { params: { id: item.id } })
  expect(data.draft).toMatchObject({ question: words('เก่า'), topic: words('') })
})

test('a text of empty paragraphs counts as missing for publication', async () => {
  const item = await create('bare')
  const bare = await save(item, 'คำถาม', { doc: { ...doc('คำถาม'), answer: words('<p></p><p> </p>') } })
  expect(bare.missing).toEqual(['answer'])
})

test('a case study needs a chart with at least two values to be published', async () => {
  const { data } = await call(contract.create, { params: { kind: 'caseStudy' }, body: { slug: 'charted' } })
  const saved = async ({ id, revision }: Pick<EditorItem, 'id' | 'revision'>, values: number[]) => {
    const points = values.map((value) => ({ label: words(String(value)), value }))
    const text = words('ข้อความ')
    const doc = {
      ...{ ...emptyDoc('caseStudy'), title: text, summary: text, body: words('<p>เล่า</p>'), brand: text },
      series: [{ label: text, unit: 'count', points }],
    }
    return (await call(contract.save, { params: { id }, body: { revision, doc } })).data
  }
  const bare = await saved(data, [7])
  expect(bare.missing).toEqual(['series'])
  expect((await saved(bare, [7, 9])).missing).toEqual([])
})

test('only operators can upload pictures and files of the site; a download must be a PDF', async () => {
  const png = new Uint8Array(
    await sharp({ create: { width: 2_000, height: 10, channels: 3, background: '#0b4634' } })
      .png()
      .toBuffer(),
  )
  const upload = (purpose: 'content' | 'download', by: typeof as) =>
    app.call(filesContract.upload, { as: by, body: { purpose }, file: { name: 'a.png', bytes: png } })
  const influencer = await app.callerOf((await buildInfluencer(app.db)).id)
  expect((await upload('content', influencer)).body.code).toBe('wrong_role')
  const { body } = await upload('content', as)
  expect(body.data.url).toBe(`/media/${body.data.id}`)
  const { blob } = await app.call(filesContract.media, { params: { id: body.data.id } })
  expect((await sharp(blob!.bytes).metadata()).width).toBe(1_600)
  expect((await upload('download', as)).body).toMatchObject({ code: 'file_kind', details: { kinds: 'PDF' } })
})
