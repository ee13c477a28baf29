import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEditor, type TestEditor } from '../../../../tests/content-editor.ts'
import { wholeDoc } from '../../../../tests/whole-doc.ts'
import { HOUR, MINUTE } from '../../../core/clock.ts'
import { auditLog } from '../../../platform/schema.ts'
import { contract } from '../contract.ts'
import { sweepContent } from '../service.ts'

let testEditor: TestEditor
beforeAll(async () => {
  testEditor = await openEditor()
})
afterAll(() => testEditor.app.close())

interface Marks {
  slug: string
  publicSlug: string | null
  state: string
  revision: number
  publishAt: string | null
}
const textOfMarks = (marks: Marks | null) =>
  marks && `${marks.state} ${marks.revision} ${marks.slug}/${marks.publicSlug ?? '-'}${marks.publishAt ? ' timed' : ''}`

test('every action on an item is audited with the item before and after it; scheduled ones as the system', async () => {
  const { app, as, call, create, save, publish } = testEditor
  const later = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()
  let item = await create('faq', 'one')
  const step = async (next: () => Promise<typeof item>) => {
    app.clock.advance(MINUTE)
    item = await next()
  }
  await step(() => save(item, wholeDoc('faq', 'first')))
  await step(() => publish(item))
  await step(() => save(item, wholeDoc('faq', 'second'), { slug: 'two' }))
  await step(() => publish(item, { at: later(HOUR), until: later(2 * HOUR) }))
  for (const _ of ['up', 'down']) {
    app.clock.advance(HOUR)
    await sweepContent(app.app)
  }
  const of = () => ({ id: item.id })
  await step(async () => (await call(contract.restore, { params: of(), body: { revision: 3, number: 1 } })).data)
  await step(() => publish(item))
  await step(async () => (await call(contract.unpublish, { params: of() })).data)

  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, item.id)).orderBy(asc(auditLog.id))
  expect(
    lines.map(({ act, actorId, actorRole, before, after }) => [
      act.replace('content.', ''),
      actorId === as.accountId ? 'operator' : `${actorRole} ${actorId ?? ''}`.trim(),
      textOfMarks(before as Marks | null),
      textOfMarks(after as Marks),
    ]),
  ).toEqual([
    ['create', 'operator', null, 'draft 1 one/-'],
    ['save', 'operator', 'draft 1 one/-', 'draft 2 one/-'],
    ['publish', 'operator', 'draft 2 one/-', 'live 2 one/one'],
    ['save', 'operator', 'live 2 one/one', 'changed 3 two/one'],
    ['schedule', 'operator', 'changed 3 two/one', 'changed 3 two/one timed'],
    ['publish', 'system', 'changed 3 two/one timed', 'live 3 two/two'],
    ['unpublish', 'system', 'live 3 two/two', 'draft 3 two/-'],
    ['restore', 'operator', 'draft 3 two/-', 'draft 4 two/-'],
    ['publish', 'operator', 'draft 4 two/-', 'live 4 two/two'],
    ['unpublish', 'operator', 'live 4 two/two', 'draft 4 two/-'],
  ])
  const { data: versions } = await call(contract.versions, { params: of() })
  expect(versions.filter(({ byName }) => byName === null)).toMatchObject([{ slug: 'two', published: 'published' }])
})
