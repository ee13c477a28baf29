import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { videoText } from '../../src/features/deliverables/text/video.ts'
import { errors as fileErrors } from '../../src/features/files/errors.ts'
import { contract } from '../../src/features/jobs/contract.ts'
import { jobActsText } from '../../src/features/jobs/text/acts/index.ts'
import { translator } from '../../src/i18n/messages.ts'
import { webText } from '../../src/web/text/index.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()
const acts = jobActsText.load('th').then((texts) => translator(texts))
const video = videoText.load('th')
const web = webText.load('th').then((texts) => translator(texts))

interface Row {
  id: string
  status: string
  stage: string | null
}

let visitor: Visitor
let jobs: Row[]
beforeAll(async () => {
  visitor = await newVisitor(here.browser, { lang: 'th', width: 390, height: 844 })
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  // The first demo creator with an invitation and with a draft to send.
  const { request } = visitor.context
  await signIn(visitor, here.site, 'influencer', 'view@demo.talad.test')
  jobs = ((await (await request.get(`${here.site.url}${contract.list.path}?limit=50`)).json()) as { data: Row[] }).data
})
afterAll(() => visitor?.leave())

async function openJob(stage: string): Promise<string> {
  const { id } = jobs.find((job) => job.stage === stage) as Row
  await visitor.page.goto(`${here.site.url}/th/Influencer/brandJob/${id}`)
  await hydrated(visitor.page)
  return id
}

const jobOf = async (id: string) => {
  const answer = await visitor.context.request.get(here.site.url + contract.get.path.replace('{id}', id))
  return ((await answer.json()) as { data: { status: string; draft: { sent: number } } }).data
}

/** The server executes the request, but its response is lost. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** Day, month and Buddhist year as they are typed into the date picker. */
const formatDayNumbers = (at: Date): string => {
  const [year, month, day] = at.toISOString().slice(0, 10).split('-') as [string, string, string]
  return `${day}${month}${Number(year) + 543}`
}

/** A file that begins like a video, large enough for several parts. */
const clip = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.alloc(9_000_000, 7)])

describe('the forms of a job at 390 px', () => {
  test('a draft without a file shows the error at the file field, and keeps its note', async () => {
    const [t, { page }] = [await acts, visitor]
    await openJob('draft')
    const form = page.locator('#draft')
    await form.getByLabel(t('noteToBrand')).fill('ลืมแนบ')
    for (const box of await form.locator('input[type=checkbox]').all()) await box.check()
    await form.getByRole('button', { name: t('draft') }).click()
    await page.locator('#draft-file').getByText(fileErrors.file_required.th).waitFor()
    expect(await form.getByLabel(t('noteToBrand')).inputValue()).toBe('ลืมแนบ')

    // The page replaces the browser's own validation messages with its own, next to the field.
    const [v, w] = [await video, await web]
    const way = (kind: string) => form.locator('label').filter({ has: page.locator(`[name=way][value=${kind}]`) })
    await way('link').click()
    await form.getByLabel(v.linkField).fill('drive.google.com/file/d/abc')
    await form.getByRole('button', { name: t('draft') }).click()
    await form.getByText(w('not_a_link')).waitFor()
    await form.getByLabel(v.linkField).fill('')
    await way('video').click()
  })

  test('an upload that stops offline continues after a reload with the same file, and its draft is received once', async () => {
    const [t, v, w, { page, context }] = [await acts, await video, await web, visitor]
    const id = await openJob('draft')
    const form = page.locator('#draft')
    const file = join(mkdtempSync(join(tmpdir(), 'talad-clip-')), 'clip.mp4')
    writeFileSync(file, clip)
    // The connection breaks during the second part.
    let parts = 0
    await page.route('**/api/uploads/*', async (route) => {
      if (route.request().method() !== 'PATCH' || ++parts < 2) return route.continue()
      if (parts === 2) await context.setOffline(true)
      return route.abort('internetdisconnected')
    })
    await form.getByLabel(t('noteToBrand')).fill('ถ่ายที่บ้าน แสงเช้า')
    const chooser = form.locator('#draft-file input[type=file]')
    await chooser.setInputFiles(file)
    await form.getByText(v.stopped.split('{percent}')[0] as string).waitFor()
    await context.setOffline(false)
    await page.reload()
    await hydrated(page)
    await form.getByText(v.chooseAgain.replace('{name}', 'clip.mp4')).waitFor()
    await page.unroute('**/api/uploads/*')
    const offsets: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '')
    })
    await chooser.setInputFiles(file)
    await form.getByText(v.ready).waitFor()
    expect(Number(offsets[0])).toBeGreaterThan(0)
    expect(await form.getByLabel(t('noteToBrand')).inputValue()).toBe('ถ่ายที่บ้าน แสงเช้า')
    // Every item of the checklist must be ticked before the draft can be sent.
    await form.locator('input[type=checkbox]').first().uncheck()
    await form.getByRole('button', { name: t('draft') }).click()
    expect((await jobOf(id)).draft.sent).toBe(0)
    for (const box of await form.locator('input[type=checkbox]').all()) await box.check()
    await context.setOffline(true)
    await form.getByRole('button', { name: t('draft') }).click()
    await form.getByText(w('offline')).waitFor()
    await context.setOffline(false)
    await form.getByRole('button', { name: w('sendAgain') }).click()
    await page.waitForURL('**done=draft*')
    expect((await jobOf(id)).draft.sent).toBe(1)
    await page.locator('video').first().waitFor()
  })

  test('an accept with a lost response is sent again and takes effect once', async () => {
    const [w, a, { page }] = [await web, await acts, visitor]
    const id = await openJob('answer')
    const form = page.locator('#accept')
    // The invitation is for a visit, so the accept needs a date.
    const inAWeek = new Date(Date.now() + 7 * 86_400_000)
    const visit = page.getByRole('group', { name: a('visitDay') })
    await visit.getByRole('spinbutton').first().click()
    await page.keyboard.type(formatDayNumbers(inAWeek))
    expect(await visit.getByLabel(w('hour')).inputValue()).toBe('12')
    expect(await visit.getByLabel(w('minute')).locator('option').count()).toBe(12)
    await visit.getByLabel(w('minute')).selectOption('35')
    const address = `**/${id}.data*`
    await loseAnswer(page, address)
    await form.locator('button[type=submit]').last().click()
    await form.getByText(w('noAnswerOnce')).waitFor()
    await page.unroute(address)
    const { status } = await jobOf(id)
    await form.getByRole('button', { name: w('sendAgain') }).click()
    await page.waitForURL('**done=accept*')
    expect(status).not.toBe('ASSIGN')
    expect((await jobOf(id)).status).toBe(status)
  })
})
