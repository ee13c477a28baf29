import { expect } from 'vitest'
import { creditsText } from '../../../src/features/credits/text/index.ts'
import { visit, type World, wordsOf } from './world.ts'

/** Checks that the person who sees a link to a PDF can load it. */
export async function expectPdf(
  world: World,
  context: World['marketer']['context'],
  href: string | null,
): Promise<void> {
  const answer = await context.request.get(new URL(href ?? '', world.site.url).href)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('application/pdf')
}

/** Buys credits by PromptPay: the QR, the sandbox bank, the receipt with its tax invoice. */
export async function marketerBuysCredits(world: World): Promise<void> {
  const { page, context } = world.marketer
  const t = await wordsOf(world, creditsText)
  await visit(world, page, 'Marketer/buyCredit')
  await page.getByLabel(t('ownAmount')).fill('500.555')
  await page.getByRole('button', { name: t('continue'), exact: true }).click()
  await page.locator('#buy-amount-error').waitFor()
  await page.getByLabel(t('ownAmount')).fill('20,000')
  await page.getByRole('radio', { name: new RegExp(t('promptpay')) }).check()
  await page.getByRole('button', { name: new RegExp(`^${t('pay', { amount: '' }).trim()}`) }).click()
  await page.waitForURL(/buyCredit\/[0-9a-f-]{36}/)
  const charge = page.url()
  await page.getByRole('img', { name: new RegExp(t('qrLabel', { amount: '' }).trim()) }).waitFor()
  await page.getByRole('link', { name: t('sandboxBank') }).click()
  await page.waitForURL(/\/pay\//)
  await page.locator('button[value=paid]').click()
  await page.waitForLoadState()
  await page.goto(charge)
  await page.getByRole('heading', { name: t('paidTitle') }).waitFor({ timeout: 60_000 })
  const invoice = page.getByRole('link', { name: new RegExp(t('invoice', { serial: '.+' })) })
  await expectPdf(world, context, await invoice.getAttribute('href'))
  await page.getByRole('link', { name: t('createCampaign') }).click()
  await page.waitForURL(/manageCampaign\/new/)
}
