import { describe, expect, test } from 'vitest'
import { apiKeysText } from '../../src/features/api-keys/text/index.ts'
import { webhooksText } from '../../src/features/webhook-endpoints/text/index.ts'
import { addAxe, violationsOf } from './axe.ts'
import { hydrated, newVisitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()

const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

describe('the pages for developers', () => {
  test.each([
    ['en', 1440],
    ['th', 390],
  ] as const)('a key is created, shown once, used and revoked (%s, %i px)', async (lang, width) => {
    const t = await apiKeysText.load(lang)
    const visitor = await newVisitor(here.browser, { width, height: 900, lang })
    await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
    await signIn(visitor, here.site, 'marketer')
    const { page } = visitor
    await page.goto(`${here.site.url}/${lang}/Marketer/developer`)
    await hydrated(page)
    await page.locator('input[name=name]').fill('Reporting')
    await page.getByRole('button', { name: t.submit }).click()
    // Without a permission the key is not created, and what was entered stays.
    await page.getByRole('alert').first().waitFor()
    await page.getByLabel(t['campaigns:read']).check()
    await page.getByRole('button', { name: t.submit }).click()
    const token = (await page.getByText(/talad_[\w-]{43}/).textContent())?.match(/talad_[\w-]{43}/)?.[0] ?? ''
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${here.site.url}/api/v1/campaigns`, { headers })).status).toBe(200)
    await addAxe(page)
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(isWide)).toBe(false)
    await page.reload()
    await hydrated(page)
    expect(await page.content()).not.toContain(token)
    await page.getByRole('button', { name: t.revoke }).first().click()
    const status = async () => (await fetch(`${here.site.url}/api/v1/campaigns`, { headers })).status
    await expect.poll(status).toBe(401)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  test.each([
    ['en', 1440],
    ['th', 390],
  ] as const)('a webhook endpoint is added, tested, turned off and deleted (%s, %i px)', async (lang, width) => {
    const t = await webhooksText.load(lang)
    const visitor = await newVisitor(here.browser, { width, height: 900, lang })
    await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
    await signIn(visitor, here.site, 'marketer')
    const { page } = visitor
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await page.goto(`${here.site.url}/${lang}/Marketer/developer`)
    await hydrated(page)
    // Nobody answers at such a name.
    const url = `https://${lang}.talad.invalid/orders`
    await page.getByLabel(t.url).fill(url)
    await page.getByLabel(t['job.*']).check()
    await button(t.submit).click()
    await page.getByText(/whsec_/).waitFor()
    await page.getByRole('link', { name: url }).click()
    await page.getByText(t.noDeliveries).waitFor()
    await button(t.sendTest).click()
    await page.getByText('webhook.test').waitFor()
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByText(t.undelivered).count()
      })
      .toBeGreaterThan(0)
    await page.locator('summary', { hasText: t.content }).click()
    await addAxe(page)
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(isWide)).toBe(false)
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
    await visitor.context.close()
  })

  test('the documentation is read without scripts: guide, group, states, search, schema', async () => {
    const visitor = await newVisitor(here.browser, { width: 1440, height: 900, lang: 'en' })
    const { page } = visitor
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
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
        expect(await violationsOf(page), path).toEqual([])
        expect(await page.evaluate(isWide), path).toBe(false)
      }
    }
    await page.goto(`${here.site.url}/api/docs`)
    await page.getByRole('searchbox').fill('withdrawal')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('link', { name: '/withdrawals/preview' }).first().click()
    await page.getByRole('heading', { name: 'Preview a withdrawal' }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
