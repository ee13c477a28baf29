import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEditor, type TestEditor } from '../../../../tests/content-editor.ts'
import { wholeDoc } from '../../../../tests/whole-doc.ts'
import { HOUR } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import { auditLog } from '../../../platform/schema.ts'
import { contract } from '../contract.ts'
import { readLive, sweepContent } from '../service.ts'
import { findItem } from '../store.ts'
import { goLive } from './publication.ts'

let testEditor: TestEditor
beforeAll(async () => {
  testEditor = await openEditor()
})
afterAll(() => testEditor.app.close())

const inAnHour = () => new Date(testEditor.app.clock.now().getTime() + HOUR).toISOString()
const unpublish = ({ id }: { id: string }) => testEditor.call(contract.unpublish, { params: { id } })

describe('a scheduled publication that fails', () => {
  test('keeps the public version, and the editor shows the time and what was missing until the next publication', async () => {
    const { app, call, create, save, publish, get } = testEditor
    const live = await publish(await save(await create('faq', 'timed'), wholeDoc('faq', 'Words')))
    const at = inAnHour()
    await publish(await save(live, wholeDoc('faq', 'Newer')), { at })
    const item = await save(await get(live), wholeDoc('faq', 'Newer', { topic: { th: '', en: '' } }))
    app.clock.advance(2 * HOUR)
    await sweepContent(app.app)

    const missed = { at, code: 'content_incomplete', fields: ['topic'] }
    expect(await get(item)).toMatchObject({ state: 'changed', publishAt: null, missed })
    expect((await call(contract.list, { params: { kind: 'faq' } })).data).toMatchObject([{ missed }])
    const seen = await readLive({ db: app.db, caller: testEditor.as }, 'faq', 'timed')
    expect(seen?.doc.question.en).toBe('Words')
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.act, 'content.missed'))
    expect(lines).toMatchObject([
      { targetId: item.id, actorRole: 'system', after: { why: 'content_incomplete', fields: 'topic' } },
    ])

    const whole = await save(await get(item), wholeDoc('faq', 'Newest'))
    expect(whole.missed).toEqual(missed)
    expect((await publish(whole)).missed).toBeNull()
  })
})

describe('a static page', () => {
  const about = async (slug: string) =>
    testEditor.save(await testEditor.create('page', slug), wholeDoc('page', slug, { key: 'about' }))

  test('is public once: another one with its key is rejected, also if scheduled, until the first is unpublished', async () => {
    const { publish } = testEditor
    const first = await publish(await about('about-one'))
    const second = await about('about-two')
    const refused = { code: 'page_key_taken', fields: { key: expect.any(String) } }
    await expect(publish(second)).rejects.toMatchObject(refused)
    await expect(publish(second, { at: inAnHour() })).rejects.toMatchObject(refused)
    expect((await publish(first)).state).toBe('live')
    await unpublish(first)
    expect((await publish(second)).state).toBe('live')
    await unpublish(second)
  })

  test('stays a draft with a note if its key became public elsewhere before its time', async () => {
    const { app, publish, get } = testEditor
    const timed = await about('about-timed')
    await publish(timed, { at: inAnHour() })
    await publish(await about('about-now'))
    app.clock.advance(2 * HOUR)
    await sweepContent(app.app)
    expect(await get(timed)).toMatchObject({ state: 'draft', missed: { code: 'page_key_taken', fields: ['key'] } })
    // Two parallel publications: the unique constraint rejects one.
    const record = (await findItem(app.db, timed.id))!
    await expect(withTx(app.db, (tx) => goLive(tx, record, null, app.clock.now()))).rejects.toMatchObject({
      code: 'page_key_taken',
    })
  })
})
