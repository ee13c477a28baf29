import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  // Of the demo's creators, one with an invitation and a draft to send.
  const { request } = visitor.context
  await signIn(visitor, here.site, 'influencer', 'view@demo.talad.test')
  jobs = ((await (await request.get(`${here.site.url}${contract.list.path}?limit=50`)).json()) as { data: Row[] }).data
})
afterAll(() => visitor?.context.close())

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

/** The server acts, and its answer gets lost. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** Day, month and Buddhist year as they are typed into the picker. */
const formatDayNumbers = (at: Date): string => {
  const [year, month, day] = at.toISOString().slice(0, 10).split('-') as [string, string, string]
  return `${day}${month}${Number(year) + 543}`
}

const picture = () =>
  sharp({ create: { width: 640, height: 800, channels: 3, background: '#0b4634' } })
    .png()
    .toBuffer()

describe('the forms of a job at 390 px', () => {
  test('a draft without a file says so at the file, and keeps its note', async () => {
    const [t, { page }] = [await acts, visitor]
    await openJob('draft')
    const form = page.locator('#draft')
    await form.getByLabel(t('noteToBrand')).fill('ลืมแนบ')
    await form.getByRole('button', { name: t('draft') }).click()
    await page.locator('#draft-file').getByText(fileErrors.file_required.th).waitFor()
    expect(await form.getByLabel(t('noteToBrand')).inputValue()).toBe('ลืมแนบ')
  })

  test('a draft that is not sent yet keeps its picture and its note through a reload', async () => {
    const [t, w, { page }] = [await acts, await web, visitor]
    await openJob('draft')
    const form = page.locator('#draft')
    await form.getByLabel(t('noteToBrand')).fill('ยังไม่เสร็จ')
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await picture() })
    await form.getByText(w('uploaded')).waitFor()
    const fileId = await form.locator('input[name=fileId]').inputValue()
    await page.reload()
    await hydrated(page)
    expect(await form.getByLabel(t('noteToBrand')).inputValue()).toBe('ยังไม่เสร็จ')
    expect(await form.locator('input[name=fileId]').inputValue()).toBe(fileId)
  })

  test('a draft with picture, note and ticks that is sent offline is received once', async () => {
    const [t, w, { page, context }] = [await acts, await web, visitor]
    const id = await openJob('draft')
    const form = page.locator('#draft')
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture() })
    await form.getByText(w('uploaded')).waitFor()
    await form.getByLabel(t('noteToBrand')).fill('ถ่ายที่บ้าน แสงเช้า')
    for (const box of await form.locator('input[type=checkbox]').all()) await box.check()
    await context.setOffline(true)
    await form.getByRole('button', { name: t('draft') }).click()
    await form.getByText(w('offline')).waitFor()
    expect(await form.getByLabel(t('noteToBrand')).inputValue()).toBe('ถ่ายที่บ้าน แสงเช้า')
    expect(await form.getByText(w('uploaded')).count()).toBe(1)
    for (const box of await form.locator('input[type=checkbox]').all()) expect(await box.isChecked()).toBe(true)
    await context.setOffline(false)
    await form.getByRole('button', { name: w('sendAgain') }).click()
    await page.waitForURL('**done=draft*')
    expect((await jobOf(id)).draft.sent).toBe(1)
  })

  test('an accept whose answer is lost is sent again, and has one effect', async () => {
    const [w, a, { page }] = [await web, await acts, visitor]
    const id = await openJob('answer')
    const form = page.locator('#accept')
    // The invitation is to a visit: it names its day.
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
