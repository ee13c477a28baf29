import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shellText } from '../../src/app/text/index.ts'
import { influencerContract } from '../../src/features/accounts/influencers/contract.ts'
import { signinContract } from '../../src/features/accounts/sign-in/contract.ts'
import { contactText } from '../../src/features/contact/text/index.ts'
import { translator } from '../../src/i18n/messages.ts'
import { webText } from '../../src/web/text/index.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { demoVisitor, sessionCookie, signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()
const web = webText.load('en').then((texts) => translator(texts))
const contact = contactText.load('en').then((texts) => translator(texts))

let visitor: Visitor
beforeAll(async () => {
  visitor = await newVisitor(here.browser, { lang: 'en', width: 390, height: 844 })
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
})
afterAll(() => visitor?.leave())

const MESSAGE = 'I would like to know how long a withdrawal takes at the end of the year.'

async function writeMessage(page: Page): Promise<void> {
  const t = await contact
  await page.goto(`${here.site.url}/en/contact`)
  await hydrated(page)
  await page.getByLabel(t('name')).fill('Anong')
  await page.getByLabel(t('email')).fill('anong@example.com')
  await page.getByLabel(t('message')).fill(MESSAGE)
  await page.getByLabel(t('topic')).selectOption({ index: 1 })
  passMinute()
}

let minutes = 0
/** Lets a minute pass, because a form that is submitted moments after its page was loaded counts as automated. */
function passMinute(): void {
  minutes += 1
  here.site.moveClock(minutes * 60_000)
}

const entered = async (page: Page) => {
  const t = await contact
  return {
    name: await page.getByLabel(t('name')).inputValue(),
    message: await page.getByLabel(t('message')).inputValue(),
    topic: await page.getByLabel(t('topic')).inputValue(),
  }
}

describe('a form at 390 px', () => {
  test('tells the visitor that they are offline, keeps the input, and sends it again', async () => {
    const [t, { page, context }] = [await contact, visitor]
    await writeMessage(page)
    const before = await entered(page)
    // Content further down the page is loaded when it comes near the viewport.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: t('send') }).click()
    await page.getByText((await web)('offline')).waitFor()
    expect(await entered(page)).toEqual(before)
    await context.setOffline(false)
    await page.getByRole('button', { name: (await web)('sendAgain') }).click()
    await page.getByRole('heading', { name: t('sentTitle') }).waitFor()
  })

  test('keeps the input through a reload and in the other language, until it is sent', async () => {
    const [t, { page }] = [await contact, visitor]
    await writeMessage(page)
    const before = await entered(page)
    await page.reload()
    await hydrated(page)
    expect(await entered(page)).toEqual(before)
    await page.goto(`${here.site.url}/th/contact`)
    await hydrated(page)
    expect(await page.locator('[name=message]').inputValue()).toBe(MESSAGE)
    await page.goto(`${here.site.url}/en/contact`)
    await hydrated(page)
    passMinute()
    await page.getByRole('button', { name: t('send') }).click()
    await page.getByRole('heading', { name: t('sentTitle') }).waitFor()
    await page.goto(`${here.site.url}/en/contact`)
    await hydrated(page)
    expect(await page.locator('[name=message]').inputValue()).toBe('')
  })

  test('a lost response leaves the form unchanged', async () => {
    const [t, { page }] = [await contact, visitor]
    await writeMessage(page)
    const before = await entered(page)
    await page.route('**/contact.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: t('send') }).click()
    await page.getByText((await web)('noAnswer')).waitFor()
    expect(await entered(page)).toEqual(before)
    await page.unroute('**/contact.data*')
  })

  test('the browser reported no errors', () => {
    expect(visitor.complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/.test(text))).toEqual(
      [],
    )
  })
})

describe('unsent input', () => {
  const bio = (page: Page) => page.locator('textarea[name=bio]')
  const openProfile = async (page: Page) => {
    await page.goto(`${here.site.url}/th/Influencer/signUpProfile?step=topics`)
    await hydrated(page)
  }

  test('is not shown to the next person in the same tab', async () => {
    const influencer = await demoVisitor(here.browser, here.site, 'influencer', 'th')
    const { page, context, leave } = influencer
    await openProfile(page)
    await bio(page).fill('Written by the one before')
    await context.clearCookies({ name: /^(?!cookieConsent)/ })
    await signIn(influencer, here.site, 'influencer', 'nont@demo.talad.test')
    await openProfile(page)
    expect(await bio(page).inputValue()).not.toBe('Written by the one before')
    await leave()
  })

  test('is replaced by what was saved elsewhere meanwhile', async () => {
    const influencer = await demoVisitor(here.browser, here.site, 'influencer', 'th')
    const { page, leave } = influencer
    await openProfile(page)
    await bio(page).fill('Written here')
    const { uuid } = (await (await page.request.get(here.site.url + signinContract.status.path)).json()).data
    const saved = await page.request.patch(
      here.site.url + influencerContract.updateGeneral.path.replace('{uuid}', uuid),
      { data: { bio: 'Saved on another device' }, headers: { origin: here.site.url } },
    )
    expect(saved.status()).toBe(200)
    await page.reload()
    await hydrated(page)
    expect(await bio(page).inputValue()).toBe('Saved on another device')
    await leave()
  })
})

test('a value that the browser rejects gets the page’s own message, and the next value stays as it is typed', async () => {
  const { page, complaints, leave } = await demoVisitor(here.browser, here.site, 'operator', 'en')
  await page.goto(`${here.site.url}/en/Operator/dispute?kind=dispute`)
  await hydrated(page)
  await page.locator('tbody a').first().click()
  const share = page.locator('[name=creatorShareBps]')
  await share.fill('150')
  await page.getByRole('button', { name: /100%/ }).click()
  await page.getByText((await web)('too_big').replace('{maximum}', '100')).waitFor()
  await share.fill('33.33')
  await page.getByRole('button', { name: /33\.33%/ }).waitFor()
  expect(await share.inputValue()).toBe('33.33')
  expect(complaints).toEqual([])
  await leave()
})

test('a log-out removes all input from the tab', async () => {
  const { page, leave } = await demoVisitor(here.browser, here.site, 'marketer', 'en')
  const shell = translator(await shellText.load('en'))
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))
  await page.goto(`${here.site.url}/en/Marketer/account`)
  await hydrated(page)
  await page.locator('[name=contactName]').fill('Somebody else')
  await expect.poll(drafts).toHaveLength(1)
  await page.locator('details[name=drop-menu] > summary:visible').last().click()
  await page
    .getByRole('button', { name: shell('logOut') })
    .filter({ visible: true })
    .click()
  await page.waitForURL('**/en')
  expect(await drafts()).toEqual([])
  await leave()
})

test.each([
  'Marketer/login',
  'Influencer/signup',
  'Marketer/recovery',
  'contact',
  'partnership',
  'Download/creator-handbook',
  'Marketer/account',
  'Marketer/sessions',
  'Marketer/notification',
])('%s refuses an unknown action', async (path) => {
  const cookie =
    path.startsWith('Marketer/') && !/login|recovery/.test(path) ? await sessionCookie(here.site, 'marketer') : ''
  const answer = await fetch(`${here.site.url}/en/${path}`, {
    method: 'POST',
    headers: { origin: here.site.url, cookie },
    body: new URLSearchParams({ intent: 'made-up', email: 'somebody@example.com' }),
    redirect: 'manual',
  })
  expect(answer.status).toBe(400)
})
