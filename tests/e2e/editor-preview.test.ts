import { beforeAll, expect, test } from 'vitest'
import { contract, type EditorItem } from '../../src/features/content/contract.ts'
import type { Kind } from '../../src/features/content/kinds.ts'
import { emptyDoc } from '../../src/features/content/rules/empty.ts'
import { editorText } from '../../src/features/content/text/editor/index.ts'
import { fieldText } from '../../src/features/content/text/fields/index.ts'
import { openContentText } from '../../src/features/content/text/open/index.ts'
import { hydrated, type Visitor } from './browser.ts'
import { callAsOperator } from './call-as-operator.ts'
import { demoVisitor } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()
let desk: Visitor
let t: Awaited<ReturnType<typeof editorText.load>>
let f: Awaited<ReturnType<typeof fieldText.load>>
let q: Awaited<ReturnType<typeof openContentText.load>>
beforeAll(async () => {
  ;[t, f, q] = await Promise.all([editorText.load('en'), fieldText.load('en'), openContentText.load('en')])
  desk = await demoVisitor(here.browser, here.site, 'operator', 'en')
})

const create = (kind: Kind, slug: string) =>
  callAsOperator(desk, here.site.url, {
    method: 'POST',
    path: contract.create.path.replace('{kind}', kind),
    data: { slug },
  })
const save = ({ id, revision }: EditorItem, doc: object) =>
  callAsOperator(desk, here.site.url, {
    method: 'PATCH',
    path: contract.save.path.replace('{id}', id),
    data: { revision, doc },
  })

test('a question is looked at among the public ones before a visitor sees it', async () => {
  const question = 'Where does a draft lie?'
  const words = (text: string) => ({ th: text, en: text })
  const item = await create('faq', 'where-drafts-lie')
  const doc = { ...emptyDoc('faq'), question: words(question), answer: words('<p>Here.</p>'), topic: words('Site') }
  await save(item, doc)
  const { page } = desk
  await page.goto(`${here.site.url}/en/Operator/content/faq/${item.id}`)
  const [preview] = await Promise.all([
    desk.context.waitForEvent('page'),
    page.getByRole('link', { name: t.preview }).click(),
  ])
  await preview.getByRole('status').getByText(q.previewTitle).waitFor()
  await preview.getByText(question).waitFor()
  const stranger = await fetch(preview.url())
  expect(await stranger.text()).not.toContain(question)
  await preview.close()
})

test('what is on no page of its own is drawn at the desk from what is typed', async () => {
  const { page } = desk
  const look = page.getByRole('region', { name: t.look })
  const open = async (kind: Kind) => {
    const { id } = await create(kind, `look-${kind}`)
    await page.goto(`${here.site.url}/en/Operator/content/${kind}/${id}`)
    await hydrated(page)
  }
  await open('metadata')
  await page.getByRole('textbox', { name: `${f.field_title} ${t.english}` }).fill('Found and shared')
  await look.getByText('Found and shared | Talad').first().waitFor()
  await open('notice')
  await page.getByRole('textbox', { name: `${f.field_text} ${t.english}` }).fill('Closed from {from} to {until}')
  // Thai shows the English words until it has its own.
  await look.getByText('Closed from 1:00 to 6:00').nth(1).waitFor()
  expect(desk.complaints).toEqual([])
})
