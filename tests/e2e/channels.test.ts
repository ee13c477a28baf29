import { expect, test } from 'vitest'
import { channelsText, historyText, privilegeText } from '../../src/features/channels/text/index.ts'
import { hydrated, type Visitor } from './browser.ts'
import { demoVisitor } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()
const CODE = 'SONGKRAN69'

async function onPhone(role: 'influencer' | 'operator'): Promise<Visitor> {
  const visitor = await demoVisitor(here.browser, here.site, role, 'th')
  await visitor.page.setViewportSize({ width: 390, height: 844 })
  return visitor
}

async function open({ page }: Visitor, path: string): Promise<void> {
  await page.goto(`${here.site.url}/th/${path}`)
  await hydrated(page)
}

test('a channel that failed a check is admitted by an operator’s code, is turned off and can be connected again', async () => {
  const [t, p] = [await channelsText.load('th'), await privilegeText.load('th')]
  const operator = await onPhone('operator')
  await open(operator, 'Operator/privilege')
  await operator.page.getByLabel(p.code, { exact: true }).fill(CODE.toLowerCase())
  await operator.page.getByLabel(p.quota).fill('3')
  await operator.page.getByRole('spinbutton').first().click()
  await operator.page.keyboard.type('31122570')
  await operator.page.getByLabel(p.benefitTh).fill('รับงานได้แม้โพสต์ยังไม่ครบ')
  await operator.page.getByLabel(p.benefitEn).fill('Take jobs before you have enough posts')
  await operator.page.getByRole('button', { name: p.createAct }).click()
  await operator.page.getByRole('status').filter({ hasText: CODE }).waitFor()

  const influencer = await onPhone('influencer')
  const { page } = influencer
  await open(influencer, 'Influencer/channelAdd')
  await page.locator('input[name=type][value=INSTAGRAM]').check({ force: true })
  await page.getByLabel(t.link).fill('https://www.instagram.com/quiet.mali')
  await page.getByRole('button', { name: t.connect }).click()
  await page.waitForURL(/oauth\/authorize/)
  await page.locator('input[name=handle]').fill('quiet.mali')
  await page.locator('button[value=allow]').click()
  await page.waitForURL(/channelAdd\?channel=/)
  await page
    .getByText(t.check_error_post_not_found.split('{')[0] as string)
    .first()
    .waitFor()
  const id = new URL(page.url()).searchParams.get('channel') as string

  await open(influencer, `Influencer/channelDetail?open=${id}`)
  const use = async (code: string) => {
    await page.locator('input[name=privilege]').fill(code)
    await page.getByRole('button', { name: t.privilegeUse }).click()
  }
  await use('NOSUCH')
  await page.getByText('NOSUCH').first().waitFor()
  await use(CODE)
  await page.getByRole('status').filter({ hasText: 'รับงานได้แม้โพสต์ยังไม่ครบ' }).waitFor()
  await page.getByText(t.status_allowed).first().waitFor()

  const panel = page.locator(`form:has(input[value="${id}"]) , details`).filter({ hasText: '@quiet.mali' }).first()
  await panel.getByText(t.turnOff, { exact: true }).first().click()
  await panel.getByRole('button', { name: t.turnOff }).click()
  await page.getByText(t.turnedOff.split('(')[0] as string).click()
  const again = page.locator('li').filter({ hasText: '@quiet.mali' }).getByRole('link', { name: t.connectAgain })
  await again.click()
  await page.waitForURL(/channelAdd\?.*quiet\.mali/)
  expect(await page.getByLabel(t.link).inputValue()).toBe('quiet.mali')
  expect([...operator.complaints, ...influencer.complaints]).toEqual([])
})

test('the figures of a channel are shown as charts and as tables', async () => {
  const [t, h] = [await channelsText.load('th'), await historyText.load('th')]
  const influencer = await onPhone('influencer')
  const { page } = influencer
  await open(influencer, 'Influencer/channelDetail')
  await page.getByRole('link', { name: t.statistics }).first().click()
  await page.waitForURL(/channelDetail\/[0-9a-f-]{36}/)
  await page.getByRole('link', { name: h.period_365 }).click()
  await page.waitForURL(/period=365/)
  await page.getByRole('img', { name: new RegExp(`^${h.followers} \\d`) }).waitFor()
  await page.getByText(h.asTable).first().click()
  expect(await page.locator('details[open] tbody tr').count()).toBeGreaterThan(20)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(influencer.complaints).toEqual([])
})
