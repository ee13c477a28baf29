import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract, type EditorItem } from '../../src/features/content/contract.ts'
import type { Kind } from '../../src/features/content/kinds.ts'
import { emptyDoc } from '../../src/features/content/rules/empty.ts'
import { KIND_ROWS, kindRow } from '../../src/features/content/rules/kind-rows.ts'
import { editorText } from '../../src/features/content/text/editor/index.ts'
import { fieldText } from '../../src/features/content/text/fields/index.ts'
import { openContentText } from '../../src/features/content/text/open/index.ts'
import { webText } from '../../src/web/text/index.ts'
import { wholeDoc } from '../whole-doc.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { callAsOperator, publicPage } from './call-as-operator.ts'
import { demoVisitor, signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

/** Visitors see what an operator publishes within this time. */
const SHOWS_WITHIN_MS = 2_000
/** A red dot, one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const here = siteAndBrowser()
let desk: Visitor
let t: Awaited<ReturnType<typeof editorText.load>>
let f: Awaited<ReturnType<typeof fieldText.load>>
let w: Awaited<ReturnType<typeof webText.load>>
beforeAll(async () => {
  ;[t, f, w] = await Promise.all([editorText.load('en'), fieldText.load('en'), webText.load('en')])
  desk = await demoVisitor(here.browser, here.site, 'operator', 'en')
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const savedLine = (page: Page) => page.getByText(new RegExp(`^${t.saved.replace('{time}', '\\d\\d:\\d\\d')}$`))
const stateOf = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true })

/** Repeats a request without a session until the response is as wanted, or the time is over. */
async function visitorSees(path: string, wanted: (status: number, html: string) => boolean): Promise<boolean> {
  const until = Date.now() + SHOWS_WITHIN_MS
  do {
    const answer = await fetch(`${here.site.url}/en/${path}`)
    if (wanted(answer.status, await answer.text())) return true
  } while (Date.now() < until)
  return false
}

const asOperator = (method: 'POST' | 'PATCH', path: string, data: object): Promise<EditorItem> =>
  callAsOperator(desk, here.site.url, { method, path, data })

const created = (kind: Kind, slug: string) => asOperator('POST', contract.create.path.replace('{kind}', kind), { slug })

describe('an article', () => {
  const slug = `first-words-${Date.now().toString(36)}`
  const path = `articles/detail/${slug}`
  const title = 'First words at the desk'

  test('is written, saves itself, is previewed before anybody sees it, and is public immediately after publishing', async () => {
    const { page } = desk
    await page.goto(`${here.site.url}/en/Operator/content/article?new`)
    await hydrated(page)
    await page.getByLabel(t.freshAddress).fill(slug)
    await press(page, t.create)
    await page.waitForURL(/\/en\/Operator\/content\/article\/[0-9a-f-]{36}$/)
    await page.getByRole('textbox', { name: `${f.field_title} ${t.english}` }).fill(title)
    await page.getByRole('textbox', { name: `${f.field_summary} ${t.english}` }).fill('A short summary')
    const body = page.getByRole('textbox', { name: `${f.field_body} ${t.english}` })
    const tools = page.getByRole('toolbar').last()
    // The editor replaces the plain text area.
    await tools.waitFor()
    await body.click()
    await page.keyboard.type('Plain words <script>alert(1)</script>')
    await page.keyboard.press('Enter')
    await tools.getByRole('button', { name: t.heading2, exact: true }).click()
    await page.keyboard.type('A heading')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      tools.getByRole('button', { name: t.picture, exact: true }).click(),
    ])
    await chooser.setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: PNG })
    await page.getByLabel(t.pictureWords).fill('A red dot')
    await savedLine(page).waitFor()
    expect(await visitorSees(path, (status) => status === 200)).toBe(false)

    const [preview] = await Promise.all([
      desk.context.waitForEvent('page'),
      page.getByRole('link', { name: t.preview }).click(),
    ])
    await preview.getByRole('heading', { level: 1, name: title }).waitFor()
    await preview.close()

    await press(page, t.publish)
    await stateOf(page, t.state_live).waitFor()
    const shown = await visitorSees(path, (status, html) => status === 200 && html.includes(title))
    expect(shown).toBe(true)
    const html = await (await fetch(`${here.site.url}/en/${path}`)).text()
    expect(html).toMatch(/<img [^>]*alt="A red dot"/)
    expect(html).toContain('Plain words &lt;script&gt;')
    expect(desk.complaints).toEqual([])
  })

  test('changes for visitors only when it is published again, restores its first version, and is taken down', async () => {
    const { page } = desk
    const field = page.getByRole('textbox', { name: `${f.field_title} ${t.english}` })
    await field.fill('Second words')
    await stateOf(page, t.state_changed).waitFor()
    expect(await visitorSees(path, (_, html) => html.includes('Second words'))).toBe(false)
    await press(page, t.publishChange)
    await stateOf(page, t.state_live).waitFor()
    expect(await visitorSees(path, (_, html) => html.includes('Second words'))).toBe(true)

    await page.getByRole('link', { name: t.versions, exact: true }).click()
    await page.getByRole('link', { name: `${t.compare}: ${t.version.replace('{n}', '1')}` }).click()
    await page.getByText(t.compareWith.replace('{n}', '1')).waitFor()
    expect(await page.locator('del').first().textContent()).toContain('First')
    await press(page, t.restore.replace('{n}', '1'))
    await page.waitForURL((url) => !url.searchParams.has('compare'))
    await stateOf(page, t.state_changed).waitFor()
    expect(await field.inputValue()).toBe(title)

    await press(page, t.unpublish)
    await stateOf(page, t.state_draft).waitFor()
    expect(await visitorSees(path, (status) => status === 404)).toBe(true)
    expect(desk.complaints).toEqual([])
  })

  test('a text that could not be saved still exists after the page was left, and is saved once it is restored', async () => {
    const { page } = desk
    const address = page.url().replace(/\?.*/, '')
    await page.goto(address)
    await hydrated(page)
    const summary = page.getByRole('textbox', { name: `${f.field_summary} ${t.english}` })
    await page.route(`**${contract.save.path.replace('{id}', '*')}`, (route) => route.abort())
    await summary.fill('Typed without a connection')
    await page.getByText(t.offline, { exact: true }).waitFor()
    await page.locator('a[href="/en/Operator/content/article"]').first().click()
    await page.getByRole('dialog').getByText(t.leaveNote).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: w.leave, exact: true }).click()
    await page.waitForURL(/\/content\/article$/)
    await page.unrouteAll()
    await page.goto(address)
    await hydrated(page)
    await press(page, t.bringBack)
    expect(await summary.inputValue()).toBe('Typed without a connection')
    await savedLine(page).waitFor()
    await page.reload()
    expect(await summary.inputValue()).toBe('Typed without a connection')
    expect(await page.getByText(t.typedBefore, { exact: true }).count()).toBe(0)
  })

  test('a text that somebody else saved meanwhile is not overwritten, and no input is lost', async () => {
    const { page } = desk
    const address = page.url().replace(/\?.*/, '')
    await page.goto(address)
    await hydrated(page)
    const summary = (on: Page) => on.getByRole('textbox', { name: `${f.field_summary} ${t.english}` })
    const other = await desk.context.newPage()
    await other.goto(address)
    await hydrated(other)
    await summary(other).fill('Theirs')
    await savedLine(other).waitFor()
    await other.waitForFunction(() => !document.querySelector('.spin'))
    await other.close()
    await summary(page).fill('Mine')
    await page.getByRole('alert').getByText(t.behind, { exact: true }).waitFor()
    expect(await summary(page).inputValue()).toBe('Mine')
    await press(page, t.keepMine)
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await savedLine(page).waitFor()
    await page.goto(`${address}?panel=versions`)
    await page.getByText(t.kept, { exact: true }).first().waitFor()
    expect(await summary(page).inputValue()).toBe('Mine')
  })
})

test('without script an article is written as HTML, saved and published with one form', async () => {
  const plain = await newVisitor(here.browser, { lang: 'en', javaScript: false })
  await signIn(plain, here.site, 'operator')
  const { page } = plain
  await page.goto(`${here.site.url}/en/Operator/content/faq?new`)
  await press(page, t.create)
  await page.locator('[name="question.en"]').fill('Does it work without script?')
  await page.locator('[name="topic.en"]').fill('Site')
  await page.locator('[name="answer.en"]').fill('<p>Yes.</p><script>alert(1)</script>')
  await press(page, t.publish)
  await stateOf(page, t.state_live).waitFor()
  expect(await page.locator('[name="answer.en"]').inputValue()).toBe('<p>Yes.</p>&lt;script&gt;alert(1)&lt;/script&gt;')
  await plain.leave()
})

describe('a script in a rich text is shown as text', () => {
  const ATTACK = [
    '<p onclick="window.attacked=1">Words</p>',
    '<script>window.attacked=2</script>',
    '<img src="x" onerror="window.attacked=3">',
    '<a href="javascript:window.attacked=4">link</a>',
    '<svg onload="window.attacked=5"></svg>',
  ].join('')
  /** Attack code that a browser would run: in a tag, or in an attribute. */
  const LIVE = /<script[^>]*>window\.attacked|<[^<>]*\s(on\w+|href)\s*=\s*["']?(javascript:)?window\.attacked/gi
  const words = (text: string) => ({ th: text, en: text })
  const rich = (Object.keys(KIND_ROWS) as Kind[]).filter((kind) => kindRow(kind).rich.length > 0)

  test.each(rich)('of kind %s', async (kind) => {
    const row = kindRow(kind)
    const slug = `attack-${Date.now().toString(36)}`
    const item = kind === 'page' ? await publicPage(desk, here.site.url) : await created(kind, slug)
    const attack = Object.fromEntries(row.rich.map((name) => [name, words(ATTACK)]))
    const doc = wholeDoc(kind, 'Words', attack)
    const saved = await asOperator('PATCH', contract.save.path.replace('{id}', item.id), {
      revision: item.revision,
      doc,
    })
    expect(saved.path).not.toBeNull()
    await asOperator('POST', contract.publish.path.replace('{id}', item.id), { revision: saved.revision })
    // The second response for each language comes from the page cache.
    for (const lang of ['th', 'en', 'th', 'en']) {
      const html = await (await fetch(`${here.site.url}/${lang}/${saved.path}`)).text()
      expect(html).toContain('&lt;script&gt;window.attacked=2&lt;/script&gt;')
      expect(html.match(LIVE)).toBeNull()
    }
    const { page } = desk
    const address = new URL(`${here.site.url}/en/${saved.path}`)
    address.searchParams.set('preview', item.id)
    for (const url of [address.href, `${here.site.url}/en/Operator/content/${kind}/${item.id}`]) {
      await page.goto(url)
      await hydrated(page)
      if (url.includes('/Operator/')) await page.locator('.rich-text').first().waitFor()
      expect(await page.locator('#main').textContent()).toContain('<script>window.attacked=2</script>')
      expect(await page.evaluate(() => (window as { attacked?: number }).attacked)).toBeUndefined()
      expect(
        await page
          .locator(
            '#main :is(script:not([type="application/ld+json"]), [onclick], [onerror], [onload], a[href^="javascript"])',
          )
          .count(),
      ).toBe(0)
    }
  })
})

test('a question is previewed among the public ones before a visitor sees it', async () => {
  const question = 'Where does a draft lie?'
  const words = (text: string) => ({ th: text, en: text })
  const item = await created('faq', 'where-drafts-lie')
  const doc = { ...emptyDoc('faq'), question: words(question), answer: words('<p>Here.</p>'), topic: words('Site') }
  await asOperator('PATCH', contract.save.path.replace('{id}', item.id), { revision: item.revision, doc })
  const { page } = desk
  await page.goto(`${here.site.url}/en/Operator/content/faq/${item.id}`)
  const [preview] = await Promise.all([
    desk.context.waitForEvent('page'),
    page.getByRole('link', { name: t.preview }).click(),
  ])
  await preview
    .getByRole('status')
    .getByText((await openContentText.load('en')).previewTitle)
    .waitFor()
  await preview.getByText(question).waitFor()
  const stranger = await fetch(preview.url())
  expect(await stranger.text()).not.toContain(question)
  await preview.close()
})

test('content without its own page has a preview at the desk that follows the input', async () => {
  const { page, complaints } = desk
  const before = complaints.length
  const preview = page.getByRole('region', { name: t.look })
  const open = async (kind: Kind) => {
    const { id } = await created(kind, `look-${kind}`)
    await page.goto(`${here.site.url}/en/Operator/content/${kind}/${id}`)
    await hydrated(page)
  }
  await open('metadata')
  await page.getByRole('textbox', { name: `${f.field_title} ${t.english}` }).fill('Found and shared')
  await preview.getByText('Found and shared | Talad').first().waitFor()
  await open('notice')
  await page.getByRole('textbox', { name: `${f.field_text} ${t.english}` }).fill('Closed from {from} to {until}')
  // The Thai preview shows the English text until there is a Thai one.
  await preview.getByText('Closed from 1:00 to 6:00').nth(1).waitFor()
  expect(complaints.slice(before)).toEqual([])
})
