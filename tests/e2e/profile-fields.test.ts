import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { profileText } from '../../src/features/accounts/text/index.ts'
import { documentsText } from '../../src/features/attachments/text/documents.ts'
import { errors as fileErrors } from '../../src/features/files/errors.ts'
import { hydrated, newVisitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()
const open = async (page: Page, step: string, lang = 'th') => {
  await page.goto(`${here.site.url}/${lang}/Influencer/signUpProfile?step=${step}`)
  await hydrated(page)
}

test('on a phone: a birthday in three fields, and an address from its postcode', async () => {
  const visitor = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th' })
  const { page, context, complaints, leave } = visitor
  await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(visitor, here.site, 'influencer')
  const t = await profileText.load('th')
  await open(page, 'person')
  const [day, month, year] = [t.day, t.month, t.year].map((name) => page.getByLabel(name, { exact: true }))
  await day?.fill('31')
  await month?.selectOption('')
  await page.getByRole('button', { name: t.continue }).click()
  await page.locator('#person-birthdate-error').waitFor()
  await month?.selectOption('2')
  await year?.fill('2545')
  await page.getByRole('button', { name: t.continue }).click()
  await page.locator('#person-birthdate-error').waitFor()
  expect([await day?.inputValue(), await year?.inputValue()]).toEqual(['31', '2545'])
  await year?.fill('2602')
  await day?.fill('5')
  await page.getByRole('button', { name: t.continue }).click()
  await expect.poll(() => page.locator('#person-birthdate-error').textContent()).toContain('พ.ศ.')
  // A Gregorian year is accepted too, and the age confirms it.
  await year?.fill('2002')
  await page.getByRole('button', { name: t.continue }).click()
  await page.waitForURL('**step=phone')
  await open(page, 'person')
  expect(await year?.inputValue()).toBe('2545')

  await open(page, 'address')
  const own = page.locator('#address [name^="address."]')
  // As a person types: an incomplete postcode comes before the complete one.
  for (const typed of ['5020', '50200']) await page.getByLabel(t.postcode).first().fill(typed)
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
  await leave()
})

/** A phone photo: random noise, which no format compresses well. */
async function largePhoto(): Promise<Buffer> {
  const noise = { width: 3_300, height: 2_500, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } } as const
  const photo = await sharp({ create: { ...noise, background: 'white' } })
    .jpeg({ quality: 94 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(6_000_000)
  return photo
}

test('a photo over the limit becomes the picture in the header, and the menu there leads to the payout account', async () => {
  const visitor = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th' })
  const { page, context, complaints, leave } = visitor
  await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(visitor, here.site, 'influencer')
  const [t, d] = [await profileText.load('th'), await documentsText.load('th')]
  await page.goto(`${here.site.url}/th/Influencer/account?edit=public`)
  await hydrated(page)
  const header = page.locator('header summary').last()
  const before = await header.locator('img').count()
  const form = page.locator('#picture')
  const photo = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await largePhoto() }
  await form.locator('input[type=file]').setInputFiles(photo)
  // Submitted at once: the submission waits for the smaller photo.
  await form.getByRole('button', { name: t.uploadPicture }).click()
  const media = header.locator('img[src^="/media/"]')
  await media.waitFor()
  expect(before).toBe(0)

  // A document that replaces the requested one clears the request.
  const document = page.locator('form[id^=document-]').first()
  await document.evaluate((form) => form.closest('details')?.setAttribute('open', ''))
  const send = document.getByRole('button', { name: d.send })
  await send.click()
  const summary = document.getByRole('alert').filter({ hasText: fileErrors.file_required.th })
  await summary.first().waitFor()
  await document.locator('input[type=file]').setInputFiles(photo)
  await document.locator('input[name=fileId]').waitFor({ state: 'attached' })
  expect(await summary.count()).toBe(0)

  await header.click()
  await page.locator('header').getByRole('link', { name: 'บัญชีรับเงิน' }).click()
  await page.waitForURL('**/Influencer/bankAccount')
  expect(complaints).toEqual([])
  await leave()
})
