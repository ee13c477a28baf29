import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { codesContract } from '../../src/features/accounts/codes/contract.ts'
import { signinContract } from '../../src/features/accounts/sign-in/contract.ts'
import { authText } from '../../src/features/accounts/text/index.ts'
import { contract } from '../../src/features/payouts/contract.ts'
import { payoutsText } from '../../src/features/payouts/text/index.ts'
import { webText } from '../../src/web/text/index.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { demoVisitor, signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'
import { readCode, sendCode } from './read-code.ts'

const here = siteAndBrowser()
const pathOf = (name: string, lang = 'th') => `${here.site.url}/${lang}/Influencer/${name}`
const baht = (satang: number) => `฿${(satang / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`

interface Phone extends Visitor {
  available: number
}

/** The demo's creator on a phone. What the automatic run withdrew is back in the balance and stays there. */
async function influencerOnPhone(javaScript = true): Promise<Phone> {
  const visitor = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th', javaScript })
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(visitor, here.site, 'influencer')
  const call = async (of: Visitor, method: 'GET' | 'POST', path: string, data?: object) => {
    const headers = { origin: here.site.url, 'idempotency-key': newId() }
    const answer = await of.context.request.fetch(here.site.url + path, { method, headers, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()).data
  }
  const { uuid } = await call(visitor, 'GET', signinContract.status.path)
  const own = (path: string) => path.replace('{uuid}', uuid)
  await call(visitor, 'POST', own(contract.setAutomatic.path), { automatic: false })
  const { waiting } = await call(visitor, 'GET', own(contract.standing.path))
  if (waiting) {
    const operator = await demoVisitor(here.browser, here.site, 'operator', 'th')
    await call(operator, 'POST', contract.reject.path.replace('{id}', waiting.id), { reason: 'ยกเลิกตามคำขอ' })
    await operator.leave()
  }
  const { available } = await call(visitor, 'GET', own(contract.standing.path))
  return { ...visitor, available }
}

const pendingCode = async ({ context }: Visitor, purpose: string) => {
  const url = `${here.site.url}${codesContract.pendingInfluencerCode.path}?purpose=${purpose}`
  return (await (await context.request.get(url)).json()).data
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const open = async (page: Page, address: string) => {
  await page.goto(address)
  await hydrated(page)
}

/** The code that was sent to the number on the page, as an operator finds it. */
async function codeOn(page: Page): Promise<string> {
  const number = /0\d\d-\d{3}-\d{4}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  return readCode(here, number.replace(/\D/g, '').slice(1))
}

describe('a withdrawal on a phone', () => {
  test('above the balance or below the minimum is refused before a code is sent; the totals follow the typing', async () => {
    const visitor = await influencerOnPhone()
    const { page, available } = visitor
    const t = await payoutsText.load('th')
    await open(page, pathOf('withdraw'))
    const amount = page.getByLabel(t.amount)
    const error = page.locator('[id$="-error"]')
    for (const typed of ['99999', '50']) {
      await amount.fill(typed)
      await expect.poll(() => error.textContent()).toContain(baht(available))
      expect(await page.getByRole('main').textContent()).not.toContain('฿99,999')
      await press(page, t.review)
      await expect.poll(() => error.textContent()).toMatch(typed === '50' ? /ขั้นต่ำ ฿100\.00/ : /สูงสุด ฿/)
      expect(await amount.inputValue()).toBe(typed)
    }
    expect(await pendingCode(visitor, 'withdrawal')).toBeNull()
    const chips = page.locator('main .chip[aria-current]')
    await page.getByRole('link', { name: '฿1,000', exact: true }).click()
    expect(await amount.inputValue()).toBe('1000')
    expect(await chips.allTextContents()).toEqual(['฿1,000'])
    await amount.fill('500')
    expect(await chips.count()).toBe(0)
    const lines = await page.getByRole('main').locator('dd').allTextContents()
    expect(lines.slice(0, 4)).toEqual(['฿500.00', '฿15.00', baht(available - 50_000), '฿485.00'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('is refused in the same way without script', async () => {
    const { page, leave } = await influencerOnPhone(false)
    const t = await payoutsText.load('th')
    await page.goto(pathOf('withdraw'))
    await page.getByLabel(t.amount).fill('99999')
    await press(page, t.review)
    await page.locator('[id$="-error"]').waitFor()
    expect(await page.getByLabel(t.amount).inputValue()).toBe('99999')
    await page.getByLabel(t.amount).fill('500')
    await press(page, t.review)
    await page.waitForURL('**/withdraw?step=review')
    expect(await page.getByRole('main').textContent()).toContain('฿485.00')
    await leave()
  })

  test('keeps its step while the code is read elsewhere, takes pasted digits and nothing else, and waits for the button', async () => {
    const visitor = await influencerOnPhone()
    const { page } = visitor
    const [t, e] = [await payoutsText.load('th'), await authText.load('th')]
    await open(page, pathOf('withdraw'))
    await page.getByLabel(t.amount).fill('500')
    await press(page, t.review)
    await page.waitForURL('**step=review')
    await press(page, /฿500\.00/)
    const code = page.getByLabel(e.codeLabel, { exact: true })
    await code.waitFor()
    const { ref } = await pendingCode(visitor, 'withdrawal')
    for (const address of [pathOf('withdraw'), pathOf('withdraw', 'en'), pathOf('withdraw')]) {
      await open(page, pathOf('statement'))
      await open(page, address)
      await page.locator('input[name=code]').waitFor()
      expect(await page.getByRole('main').textContent()).toContain(ref)
    }
    await page.reload()
    await hydrated(page)
    const sentCode = await codeOn(page)
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: here.site.url })
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await code.focus()
      await page.keyboard.press('ControlOrMeta+V')
    }
    for (const text of ['1a-2b!', `${sentCode} `]) await paste(text)
    expect(await code.inputValue()).toBe('')
    await paste(sentCode)
    expect(await code.inputValue()).toBe(sentCode)
    const button = page.locator('button[form=withdraw]')
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
    expect((await pendingCode(visitor, 'withdrawal')).state).toBe('sent')
    await button.click()
    await page.getByRole('heading', { name: t.doneTitle }).waitFor()
    const slip = await page.getByRole('link', { name: t.saveSlip }).getAttribute('href')
    const proof = await visitor.context.request.get(new URL(slip as string, here.site.url).href)
    expect(proof.headers()['content-type']).toBe('application/pdf')
    await page.reload()
    await page.getByText('฿500.00').first().waitFor()
    expect(await page.getByRole('heading', { name: t.doneTitle }).count()).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})

describe('a withdrawal with a lost response', () => {
  test('is sent again and requested once', async () => {
    const visitor = await influencerOnPhone()
    const { page } = visitor
    const [t, e, w] = [await payoutsText.load('th'), await authText.load('th'), await webText.load('th')]
    // A code was sent just before, and the next one has to wait.
    here.site.moveClock(10 * 60_000)
    await open(page, pathOf('withdraw'))
    await page.getByLabel(t.amount).fill('400')
    await press(page, t.review)
    await page.waitForURL('**step=review')
    await press(page, /฿400\.00/)
    const code = page.getByLabel(e.codeLabel, { exact: true })
    await code.waitFor()
    const digits = await codeOn(page)
    const address = '**/withdraw.data*'
    await page.route(address, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await code.fill(digits)
    await sendCode(page)
    await page.getByText(w.noAnswerOnce).waitFor()
    await page.unroute(address)
    await press(page, w.sendAgain)
    await page.getByRole('heading', { name: t.doneTitle }).waitFor()
    const { uuid } = await (await page.request.get(here.site.url + signinContract.status.path))
      .json()
      .then(({ data }) => data)
    const list = await page.request.get(here.site.url + contract.withdrawals.path.replace('{uuid}', uuid))
    const rows = ((await list.json()) as { data: { price: number }[] }).data
    expect(rows.filter(({ price }) => price === 40_000)).toHaveLength(1)
    await visitor.leave()
  })
})

describe('a bank account on a phone', () => {
  test('shows all errors at once, keeps its step while the code is read, and is displayed in short form', async () => {
    const visitor = await influencerOnPhone()
    const { page } = visitor
    const [t, e] = [await payoutsText.load('th'), await authText.load('th')]
    await open(page, pathOf('bankAccount'))
    await page.getByRole('link', { name: t.changeBank }).click()
    await page.getByLabel(t.bank, { exact: true }).selectOption('SCB')
    await page.getByLabel(t.number).fill('123')
    const name = await page.getByLabel(t.accountName).inputValue()
    await page.getByLabel(t.accountName).fill('คนอื่น')
    await press(page, t.toBankCode)
    await page.locator('#review-number-error').waitFor()
    await page.locator('#review-name-error').waitFor()
    const shown = (await page.getByRole('main').textContent()) ?? ''
    for (const id of ['number', 'name']) {
      const words = (await page.locator(`#review-${id}-error`).textContent()) ?? ''
      expect(shown.split(words)).toHaveLength(2)
    }
    expect(await pendingCode(visitor, 'bank_change')).toBeNull()
    await page.getByLabel(t.number).fill('406-123456-7')
    await page.getByLabel(t.accountName).fill(name)
    await press(page, t.toBankCode)
    const code = page.getByLabel(e.codeLabel, { exact: true })
    await code.waitFor()
    for (const lang of ['en', 'th']) {
      await open(page, pathOf('statement'))
      await open(page, pathOf('bankAccount', lang))
      await page.locator('input[name=code]').waitFor()
      expect(await page.getByRole('main').textContent()).toContain('•••• 4567')
    }
    await code.fill(await codeOn(page))
    await sendCode(page)
    await page.getByText(t.bankSaved).waitFor()
    await page.reload()
    await page.getByText('•••• 4567').waitFor()
    expect(await page.getByText(t.bankSaved).count()).toBe(0)
    expect(await page.locator('#review-number').count()).toBe(0)
    expect(await page.getByRole('main').textContent()).not.toContain('4061234567')
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})
