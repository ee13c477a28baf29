import { describe, expect, test } from 'vitest'
import { apiKeysText } from '../../src/features/api-keys/text/index.ts'
import { webhooksText } from '../../src/features/webhook-endpoints/text/index.ts'
import { addAxe, expectSound, violationsOf } from './axe.ts'
import { hydrated, newVisitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()

const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

describe('the pages for developers', () => {
  test('a key is created, shown once, used and revoked, on a phone', async () => {
    const t = await apiKeysText.load('th')
    const visitor = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th' })
    await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
    await signIn(visitor, here.site, 'marketer')
    const { page } = visitor
    await page.goto(`${here.site.url}/th/Marketer/developer`)
    await hydrated(page)
    await page.locator('input[name=name]').fill('Reporting')
    await page.getByRole('button', { name: t.submit }).click()
    // Without a permission the key is not created, and the entered values stay.
    await page.getByRole('alert').first().waitFor()
    await page.getByLabel(t['campaigns:read']).check()
    await page.getByRole('button', { name: t.submit }).click()
    const token = (await page.getByText(/talad_[\w-]{43}/).textContent())?.match(/talad_[\w-]{43}/)?.[0] ?? ''
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${here.site.url}/api/v1/campaigns`, { headers })).status).toBe(200)
    await expectSound(visitor)
    await page.reload()
    await hydrated(page)
    expect(await page.content()).not.toContain(token)
    await page.getByRole('button', { name: t.revoke }).first().click()
    const status = async () => (await fetch(`${here.site.url}/api/v1/campaigns`, { headers })).status
    await expect.poll(status).toBe(401)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('a webhook endpoint is added, tested, turned off and deleted, on a desktop in English', async () => {
    const t = await webhooksText.load('en')
    const visitor = await newVisitor(here.browser, { lang: 'en' })
    await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
    await signIn(visitor, here.site, 'marketer')
    const { page } = visitor
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await page.goto(`${here.site.url}/en/Marketer/developer`)
    await hydrated(page)
    // No server exists at this name.
    const url = 'https://hooks.talad.invalid/orders'
    await page.getByLabel(t.url).fill(url)
    await page.getByLabel(t['job.*']).check()
    await button(t.submit).click()
    await page.getByText(/whsec_/).waitFor()
    await page.getByRole('link', { name: url }).click()
    await page.getByText(t.noDeliveries).waitFor()
    await button(t.sendTest).click()
    await page.getByText('webhook.test').waitFor()
    const read = async () => (await visitor.context.request.get(page.url())).text()
    await expect.poll(read, { interval: 500 }).toContain(t.undelivered)
    await page.reload()
    await page.getByText(t.undelivered).first().waitFor()
    await page.locator('summary', { hasText: t.content }).click()
    await expectSound(visitor)
    await button(t.resend).click()
    await button(t.replaceSecret).click()
    await page.getByText(/whsec_/).waitFor()
    await button(t.turnOff).click()
    await page.getByText(t.offWhy).waitFor()
    await button(t.turnOn).click()
    await button(t.turnOff).waitFor()
    await button(t.remove).click()
    await page.getByText(t.noneNote).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('the documentation is read without scripts: guide, group, states, search, schema', async () => {
    const visitor = await newVisitor(here.browser, { width: 1440, height: 900, lang: 'en' })
    const { page } = visitor
    for (const path of [
      '',
      '/example',
      '/jobs',
      '/webhooks',
      '/states',
      '/search?q=credits',
      '/schemas',
      '/schemas/Job',
    ]) {
      const answer = await page.goto(`${here.site.url}/api/docs${path}`)
      expect(answer?.status(), path).toBe(200)
      await addAxe(page)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(isWide), `${path}, ${width} px`).toBe(false)
        // No other test opens these pages, so their colours are checked too.
        expect(await violationsOf(page), `${path}, ${width} px`).toEqual([])
      }
    }
    await page.goto(`${here.site.url}/api/docs`)
    await page.getByRole('searchbox').fill('withdrawal')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('link', { name: '/withdrawals/preview' }).first().click()
    await page.getByRole('heading', { name: 'Preview a withdrawal' }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})
