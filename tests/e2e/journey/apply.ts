import { expect } from 'vitest'
import { applicantsText } from '../../../src/features/applications/text/index.ts'
import { marketText } from '../../../src/features/campaigns/text/market.ts'
import { creditsText } from '../../../src/features/credits/text/index.ts'
import { jobActsText } from '../../../src/features/jobs/text/acts/index.ts'
import { hydrated } from '../browser.ts'
import { chooseVariant } from '../choose-variant.ts'
import { expectProduct } from './campaign.ts'
import { type JobWorld, press, visit, type World, wordsOf } from './world.ts'

/** The creator finds the campaign on the market and applies with a note; the response says why it fits. */
export async function influencerApplies(world: World): Promise<void> {
  const { page } = world.influencer
  const t = await wordsOf(world, marketText)
  await visit(world, page, 'Influencer/jobMarket')
  await page.getByRole('link', { name: world.campaignTitle }).first().click()
  await page.waitForURL(new RegExp(`jobMarket/${world.campaignId}`))
  // The market's own fields stay until the job is rendered, a moment after the address has changed.
  await page.getByRole('heading', { level: 1, name: world.campaignTitle }).waitFor()
  await page.getByRole('textbox').first().fill('ใช้เซรั่มทุกวันอยู่แล้วค่ะ')
  await press(page, t('applyAct'))
  await page.waitForURL(/brandJob\/[0-9a-f-]{36}/)
  world.jobId = /brandJob\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

/** The brand reads the reasons and accepts: the credits go on hold. */
export async function marketerAccepts(world: World): Promise<void> {
  const { page } = world.marketer
  const t = await wordsOf(world, applicantsText)
  const a = await wordsOf(world, jobActsText)
  const c = await wordsOf(world, creditsText)
  await visit(world, page, `Marketer/manageCampaign/${world.campaignId}/applicants`)
  await page.getByText(t('holdTotal')).first().waitFor()
  await page
    .getByRole('button', {
      name: new RegExp(`^${a('acceptAndHold', { name: 'Mint Review', amount: '2,200.00' }).replace(/\s/g, '\\s')}`),
    })
    .first()
    .click()
  await page.getByText(t('holdTotal')).first().waitFor({ state: 'detached' })
  await page.getByRole('status').filter({ hasText: 'Mint Review' }).filter({ hasText: '2,200.00' }).waitFor()
  await visit(world, page, 'Marketer/credit')
  await page.getByText(c('onHold')).first().waitFor()
  expect(await page.getByRole('main').textContent()).toContain('2,200')
}

/** The creator accepts; the button shows the net pay. */
export async function influencerAccepts(world: World): Promise<void> {
  const { page } = world.influencer
  const a = await wordsOf(world, jobActsText)
  await visit(world, page, `Influencer/brandJob/${world.jobId}`)
  await expectProduct(world, page)
  await chooseVariant(page)
  await page.getByRole('button', { name: new RegExp(a('acceptFor', { net: '.*' }).replace(/[()]/g, '.')) }).click()
  await page.getByText(a('doneNow')).waitFor()
}

/** The creator finds an invitation in the list of jobs and accepts it. */
export async function influencerAcceptsInvitation(world: JobWorld): Promise<void> {
  const { page } = world.influencer
  await visit(world, page, 'Influencer/brandJob')
  await page.getByRole('link', { name: world.campaignTitle }).first().click()
  await page.waitForURL('**/Influencer/brandJob/*')
  world.jobId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const accept = page.locator('form:has(input[name=intent][value=accept]) button[type=submit]').first()
  await accept.waitFor()
  await hydrated(page)
  await chooseVariant(page)
  await accept.click()
  await page.waitForURL('**done=accept**')
}
