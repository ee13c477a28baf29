import { expect, test } from 'vitest'
import { hubText } from '../../src/features/accounts/text/index.ts'
import { marketText } from '../../src/features/campaigns/text/market.ts'
import { findText } from '../../src/features/influencer-search/text/index.ts'
import { pauseText } from '../../src/features/job-pauses/text/index.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor } from './browser.ts'
import { demoVisitor, signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()

test('an influencer pauses new jobs from the profile, is shown as paused to marketers, and resumes', async () => {
  const [t, hub, market, find] = await Promise.all([
    pauseText.load('th'),
    hubText.load('th'),
    marketText.load('th'),
    findText.load('th'),
  ])
  const textBefore = (words: string): string => words.split('{date}')[0]?.trim() ?? ''
  const influencer = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th' })
  await influencer.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(influencer, here.site, 'influencer')
  const { page } = influencer
  const open = async (path: string) => {
    await page.goto(`${here.site.url}/th/${path}`)
    await hydrated(page)
  }
  await open('Influencer/account')
  await page.getByRole('link', { name: hub.takesJobs }).click()
  await page.getByText(t.open).waitFor()
  await page.getByText(t.length_weeks).click()
  await page.getByRole('button', { name: t.pause, exact: true }).click()
  await page.getByRole('button', { name: t.resume }).waitFor()
  await expectSound(influencer)

  await open('Influencer/dashboard')
  await page.getByText(textBefore(t.noteTitle)).waitFor()
  await open('Influencer/jobMarket')
  await page.getByText(textBefore(t.noteTitle)).waitFor()
  const job = await page.locator('a[href*="/Influencer/jobMarket/"]').first().getAttribute('href')
  await page.goto(here.site.url + job)
  await page.getByText(t.note).waitFor()
  expect(await page.getByRole('button', { name: market.applyAct, exact: true }).count()).toBe(0)

  const marketer = await demoVisitor(here.browser, here.site, 'marketer', 'th')
  await marketer.page.goto(`${here.site.url}/th/Marketer/findInfluencer?q=ploy.skin`)
  await marketer.page.getByText(textBefore(t.mark)).waitFor()
  await marketer.page.getByRole('link', { name: 'พลอย ผิวแก้ว' }).first().click()
  await marketer.page.getByText(t.inviteNote).waitFor()
  expect(await marketer.page.getByLabel(find.campaign).count()).toBe(0)
  await expectSound(marketer)

  await open('Influencer/pauseJobs')
  await page.getByRole('button', { name: t.resume }).click()
  await page.getByText(t.open).waitFor()
  await page.goto(here.site.url + job)
  expect(await page.getByText(t.note).count()).toBe(0)
  expect([...influencer.complaints, ...marketer.complaints]).toEqual([])
})
