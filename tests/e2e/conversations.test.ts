import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shellText } from '../../src/app/text/index.ts'
import { inboxText } from '../../src/features/jobs/text/inbox/index.ts'
import { publicProfileText } from '../../src/features/public-profiles/text/index.ts'
import { reviewsText } from '../../src/features/reviews/text/index.ts'
import { PNG } from '../access/example.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { DEMO_EMAIL, signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()
const at = (path: string, lang = 'th') => `${here.site.url}/${lang}/${path}`

async function visitorOf(role: 'influencer' | 'marketer', lang: 'th' | 'en', email?: string): Promise<Visitor> {
  const phone = role === 'influencer' ? { width: 390, height: 844 } : {}
  const visitor = await newVisitor(here.browser, { ...phone, lang })
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(visitor, here.site, role, email)
  return visitor
}
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}
interface DemoJob {
  id: string
  status: string
  brand: { name: string }
}
async function jobOf(visitor: Visitor, filter: string, test: (job: DemoJob) => boolean): Promise<DemoJob> {
  const answer = await visitor.context.request.get(`${here.site.url}/api/jobs?filter=${filter}&limit=50`)
  const { data } = (await answer.json()) as { data: DemoJob[] }
  const job = data.find(test)
  if (!job) throw new Error(`no job of this kind: ${filter}`)
  return job
}
const brandName = async (visitor: Visitor): Promise<string> => {
  const { data } = await (await visitor.context.request.get(`${here.site.url}/api/jobs?limit=1`)).json()
  return data[0].brand.name
}

describe('a conversation', () => {
  test('is live for both sides: messages, files, read marks and menu badges', async () => {
    const t = await inboxText.load('th')
    const shell = await shellText.load('th')
    const [influencer, marketer] = await Promise.all([visitorOf('influencer', 'th'), visitorOf('marketer', 'th')])
    const name = await brandName(marketer)
    const { id } = await jobOf(influencer, 'in_progress', (job) => job.brand.name === name && job.status !== 'ASSIGN')
    await open(influencer.page, at('Influencer/inbox'))
    await influencer.page.locator(`a[href*="${id}"]`).click()
    await open(marketer.page, at(`Marketer/inbox?open=${id}`))

    await influencer.page.getByRole('textbox', { name: t.message }).fill('ถ่ายเช้าพรุ่งนี้ได้ไหมคะ')
    await influencer.page.getByRole('button', { name: t.send, exact: true }).click()
    await marketer.page.locator('section').getByText('ถ่ายเช้าพรุ่งนี้ได้ไหมคะ').waitFor()
    await influencer.page.getByText(t.read).first().waitFor()
    await expect.poll(() => influencer.page.getByRole('textbox', { name: t.message }).inputValue()).toBe('')

    await influencer.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
    await influencer.page.locator('input[name=fileId]').waitFor({ state: 'attached' })
    await influencer.page.getByRole('button', { name: t.send, exact: true }).click()
    await marketer.page.getByRole('img', { name: 'a.png' }).waitFor()

    await open(influencer.page, at('Influencer/dashboard'))
    const mark = shell.inboxUnread.replace('{n}', '1')
    await marketer.page.getByRole('textbox', { name: t.message }).fill('ได้เลยค่ะ')
    await marketer.page.getByRole('button', { name: t.send, exact: true }).click()
    await influencer.page.getByRole('link', { name: mark }).waitFor()
    await expect.poll(() => influencer.page.title()).toMatch(/^\(\d+\)/)
    await influencer.page.getByRole('link', { name: mark }).click()
    await influencer.page.getByText('ได้เลยค่ะ').waitFor()
    expect(await influencer.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await influencer.page.locator(`a[href*="${id}"]`).click()
    await influencer.page.locator('header').getByRole('link', { name: shell.inbox, exact: true }).waitFor()
    await expectSound(influencer)
    expect([...influencer.complaints, ...marketer.complaints]).toEqual([])
    await influencer.leave()
    await marketer.leave()
  })

  test('explains next to the field why a phone number cannot be sent yet, and keeps the text', async () => {
    const t = await inboxText.load('th')
    const influencer = await visitorOf('influencer', 'th')
    const { id } = await jobOf(influencer, 'in_progress', (job) => job.status === 'ASSIGN')
    await open(influencer.page, at(`Influencer/inbox?open=${id}`))
    const field = influencer.page.getByRole('textbox', { name: t.message })
    await field.fill('โทรมาที่ ๐๘๑-๒๓๔-๕๖๗๘ ได้เลยค่ะ')
    await influencer.page.getByRole('button', { name: t.send, exact: true }).click()
    await influencer.page.locator('[id$="-text-error"]').getByText('๐๘๑-๒๓๔-๕๖๗๘').waitFor()
    expect(await field.inputValue()).toBe('โทรมาที่ ๐๘๑-๒๓๔-๕๖๗๘ ได้เลยค่ะ')
    expect(influencer.complaints).toEqual([])
    await influencer.leave()
  })
})

const rate = async (page: Page, stars: number, words: { send: string; text: string }, text: string) => {
  for (const name of ['first', 'second', 'third'])
    await page.locator(`fieldset input[name=${name}][value="${stars}"]`).check({ force: true })
  await page.getByLabel(words.text).fill(text)
  await page.getByRole('button', { name: words.send }).click()
}

test('both sides rate a job; then the reviews are visible, also on the public profile', async () => {
  const [th, en, profile] = [
    await reviewsText.load('th'),
    await reviewsText.load('en'),
    await publicProfileText.load('th'),
  ]
  const influencer = await visitorOf('influencer', 'th')
  const job = await jobOf(influencer, 'complete', ({ brand }) => brand.name === 'เลเล ทราเวล')
  await open(influencer.page, at(`Influencer/brandJob/${job.id}`))
  await rate(influencer.page, 5, th, 'บรีฟชัดเจนมาก')
  await influencer.page.getByText(th.thanks).waitFor()

  const marketer = await visitorOf('marketer', 'en', DEMO_EMAIL.marketer.replace('nuanuan', 'lele'))
  const { campaign } = await (await marketer.context.request.get(`${here.site.url}/api/jobs/${job.id}`))
    .json()
    .then(({ data }) => data)
  await open(marketer.page, at(`Marketer/manageCampaign/${campaign.id}/job/${job.id}`, 'en'))
  await rate(marketer.page, 4, en, 'Lovely pictures of the boat')
  await marketer.page.getByText('บรีฟชัดเจนมาก').waitFor()
  await expectSound(marketer)

  await influencer.page.reload()
  await influencer.page.getByText('Lovely pictures of the boat').waitFor()
  const visitor = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th' })
  await visitor.page.goto(at('influencer/ploy.skin'))
  await visitor.page.getByRole('heading', { name: profile.reviews }).waitFor()
  await visitor.page.getByText('Lovely pictures of the boat').waitFor()
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectSound(visitor)

  await open(influencer.page, at('Influencer/publicProfile'))
  await influencer.page.getByLabel(profile.off).check()
  await influencer.page.getByRole('button', { name: profile.save }).click()
  await influencer.page.getByText(profile.saved).waitFor()
  expect((await visitor.page.goto(at('influencer/ploy.skin')))?.status()).toBe(404)
  expect([...influencer.complaints, ...marketer.complaints, ...visitor.complaints]).toEqual([])
  for (const { leave } of [influencer, marketer, visitor]) await leave()
})
