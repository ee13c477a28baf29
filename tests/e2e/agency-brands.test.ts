import { expect, test } from 'vitest'
import type { Lang } from '../../src/core/shapes.ts'
import { authText } from '../../src/features/accounts/text/index.ts'
import { brandsText } from '../../src/features/agency-brands/text/index.ts'
import { teamsText } from '../../src/features/teams/text/index.ts'
import { PICTURE } from '../access/example.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'
import { readLink } from './read-code.ts'

const here = sharedSite()
const EMAIL = 'kan.limited@example.com'
const PASSWORD = 'korat-mango-7-lamp'

async function visitor(lang: Lang, width: number): Promise<Visitor> {
  const made = await newVisitor(here.browser, { width, height: 900, lang })
  await made.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  return made
}

async function open({ page }: Visitor, path: string): Promise<void> {
  await page.goto(here.site.url + path)
  await hydrated(page)
}

async function addBrand(owner: Visitor, name: string, latinName: string): Promise<void> {
  const t = await brandsText.load('th')
  const { page } = owner
  await open(owner, '/th/Marketer/brand')
  await page.getByRole('link', { name: t.add }).first().click()
  await page.getByLabel(t.name).fill(name)
  await page.getByLabel(t.latinName).fill(latinName)
  await page.locator('input[type=file]').setInputFiles({
    name: PICTURE.name,
    mimeType: 'image/png',
    buffer: Buffer.from(PICTURE.bytes),
  })
  await page.locator('input[name=fileId]').waitFor({ state: 'attached' })
  await expectSound(owner)
  await page.getByRole('button', { name: t.submit }).click()
  await page.getByRole('link', { name }).waitFor()
}

/** Ids of the owner's brand and of a campaign for this brand. */
async function campaignFor(owner: Visitor, latinName: string): Promise<{ campaignId: string; otherId: string }> {
  const { request } = owner.context
  const read = async (path: string) => (await (await request.get(here.site.url + path)).json()).data
  const brands: { id: string; latinName: string }[] = await read('/api/agency-brands')
  const brandId = brands.find((brand) => brand.latinName === latinName)?.id
  const [other]: { id: string }[] = await read('/api/campaigns?limit=1')
  const created = await request.post(`${here.site.url}/api/campaigns`, {
    data: { brandId, title: 'รีวิวแคมป์ปิ้ง', titleEn: 'Camping review' },
    headers: { origin: here.site.url },
  })
  return { campaignId: (await created.json()).data.id, otherId: other?.id ?? '' }
}

test('an agency creates two brands, and a member who is limited to one sees only that brand', async () => {
  const [th, en, entry] = [await teamsText.load('th'), await teamsText.load('en'), await authText.load('en')]
  const owner = await visitor('th', 1440)
  await signIn(owner, here.site, 'marketer', 'tangwong@demo.talad.test')
  await addBrand(owner, 'กางเต็นท์', 'Kangtent')
  await addBrand(owner, 'นาวาไทย', 'Nawathai')
  const { campaignId, otherId } = await campaignFor(owner, 'Kangtent')
  await open(owner, `/th/Marketer/manageCampaign/${campaignId}`)
  await expectSound(owner)
  await open(owner, '/th/Marketer/team')
  await owner.page.getByLabel(th.email).fill(EMAIL)
  await owner.page.locator('form:has(input[name=email])').getByLabel('กางเต็นท์').check()
  await owner.page.getByRole('button', { name: th.send, exact: true }).click()
  await owner.page.getByRole('status').getByText(EMAIL).waitFor()
  await expectSound(owner)

  const member = await visitor('en', 390)
  const { page } = member
  await open(member, `/en${await readLink(here, EMAIL)}`)
  await page.getByLabel(en.name).fill('Kan')
  await page.getByLabel(en.newPassword, { exact: true }).fill(PASSWORD)
  for (const box of [entry.consentTerms, entry.consentPrivacy]) await page.getByLabel(box).check()
  await page.getByRole('button', { name: en.join }).click()
  await page.waitForURL('**/Marketer/manageCampaign')
  await hydrated(page)
  await page.getByRole('link', { name: 'Camping review' }).waitFor()
  expect(await page.locator('main a[href*="/Marketer/manageCampaign/0"]').count()).toBe(1)
  await expectSound(member)
  for (const path of [
    'brand',
    `manageCampaign/${campaignId}`,
    'manageCampaign/new',
    'team',
    'job',
    'calendar',
    'inbox',
    'findInfluencer',
    'shortlist',
    'compareInfluencer',
  ]) {
    await open(member, `/en/Marketer/${path}`)
    await expectSound(member)
  }
  await open(member, '/en/Marketer/brand')
  expect(await page.locator('main tbody tr').allTextContents()).toEqual([expect.stringContaining('Kangtent')])
  for (const path of [`manageCampaign/${otherId}`, 'credit', 'usageStatement', 'document', 'savedSearch'])
    expect((await page.goto(`${here.site.url}/en/Marketer/${path}`))?.status(), path).toBe(404)
  await owner.leave()
  await member.leave()
})
