import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { profileText } from '../../src/features/accounts/text/index.ts'
import { hydrated, newVisitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()
const open = async (page: Page, step: string, lang = 'th') => {
  await page.goto(`${here.site.url}/${lang}/Influencer/signUpProfile?step=${step}`)
  await hydrated(page)
}

test('on a phone: birthday in three fields, and an address from its postcode', async () => {
  const { page, context, complaints } = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th' })
  await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn({ page, context, complaints }, here.site, 'influencer')
  const t = await profileText.load('th')
  await open(page, 'person')
  const [day, month, year] = [t.day, t.month, t.year].map((name) => page.getByLabel(name, { exact: true }))
  await day?.fill('31')
  await month?.selectOption('2')
  await year?.fill('2545')
  await page.getByRole('button', { name: t.continue }).click()
  await page.locator('#person-birthdate-error').waitFor()
  expect([await day?.inputValue(), await year?.inputValue()]).toEqual(['31', '2545'])
  await year?.fill('2602')
  await day?.fill('5')
  await page.getByRole('button', { name: t.continue }).click()
  await expect.poll(() => page.locator('#person-birthdate-error').textContent()).toContain('พ.ศ.')
  // A common year is understood as well, and the age shows it.
  await year?.fill('2002')
  await page.getByRole('button', { name: t.continue }).click()
  await page.waitForURL('**step=phone')
  await open(page, 'person')
  expect(await year?.inputValue()).toBe('2545')

  await open(page, 'address')
  const own = page.locator('#address [name^="address."]')
  await page.getByLabel(t.postcode).first().fill('50200')
  await page.getByLabel(t.place).selectOption({ label: 'สุเทพ, เมืองเชียงใหม่' })
  expect(await own.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).slice(-3))).toEqual(
    ['สุเทพ', 'เมืองเชียงใหม่', 'เชียงใหม่'],
  )
  await page.getByRole('radio', { name: t.shippingOther }).check()
  await page.getByLabel(t.recipient, { exact: false }).first().fill('แม่พลอย')
  await page.getByRole('button', { name: t.continue }).click()
  await page.locator('#address-shippingAddress\\.line-error').waitFor()
  await page.getByRole('radio', { name: t.shippingSame }).check()
  await page.getByRole('button', { name: t.continue }).click()
  await page.waitForURL('**step=topics')
  await open(page, 'address', 'en')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(complaints).toEqual([])
  await context.close()
})
