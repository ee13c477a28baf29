import { expect, test } from 'vitest'
import { videoText } from '../../src/features/deliverables/text/video.ts'
import { contract } from '../../src/features/jobs/contract.ts'
import { jobActsText } from '../../src/features/jobs/text/acts/index.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()

/** The demo's job with a picture as draft, which waits for its brand. */
const [MARKETER, INFLUENCER] = ['samunprai@demo.talad.test', 'noi@demo.talad.test']

async function waitingJob({ context }: Visitor): Promise<{ id: string; campaign: { id: string } }> {
  const list = await context.request.get(`${here.site.url}${contract.list.path}?limit=50`)
  const { data } = (await list.json()) as { data: { id: string; stage: string; campaign: { id: string } }[] }
  const job = data.find(({ stage }) => stage === 'draft_review')
  if (!job) throw new Error(`no draft waits: ${data.map(({ stage }) => stage).join()}`)
  return job
}

test('a brand pins change requests to points of the picture, and the influencer sees them there', async () => {
  const [t, acts] = await Promise.all([videoText.load('th'), jobActsText.load('th')])
  const marketer = await newVisitor(here.browser, { lang: 'th', width: 1440 })
  await marketer.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(marketer, here.site, 'marketer', MARKETER)
  const { page } = marketer
  const { id, campaign } = await waitingJob(marketer)
  await page.goto(`${here.site.url}/th/Marketer/manageCampaign/${campaign.id}/job/${id}`)
  await hydrated(page)
  await page.getByRole('link', { name: acts.rejectDraft, exact: true }).click()
  const form = page.locator('form').filter({ has: page.locator('[name=comment0]') })
  const picture = form.locator('button:has(img)')
  const pinAt = async (x: number, y: number) => {
    const box = await picture.boundingBox()
    if (!box) throw new Error('no picture')
    await picture.click({ position: { x: (box.width * x) / 100, y: (box.height * y) / 100 } })
  }
  await pinAt(30, 40)
  await form.locator('[name=comment0]').fill('โลโก้เล็กไป')
  await pinAt(70, 60)
  await form.locator('[name=comment1]').fill('แสงมืด')
  await pinAt(50, 20)
  await form.getByRole('button', { name: t.unpin.replace('{n}', '3') }).click()

  // A second reload restores the same values as the first one.
  for (let n = 0; n < 2; n++) {
    await page.reload()
    await hydrated(page)
    await form.locator('[name=point1]').waitFor({ state: 'attached' })
  }
  expect(await form.locator('[name=comment1]').inputValue()).toBe('แสงมืด')
  const pins = await form
    .locator('[name^=point]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(pins).toEqual(['30,40', '70,60'])
  await form.locator('[name=reasonCode]').selectOption({ index: 1 })
  await form.getByRole('button', { name: acts.rejectDraft }).click()
  await page.waitForURL('**done=rejectDraft*')

  const influencer = await newVisitor(here.browser, { lang: 'en', width: 390, height: 844 })
  await influencer.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(influencer, here.site, 'influencer', INFLUENCER)
  await influencer.page.goto(`${here.site.url}/en/Influencer/brandJob/${id}`)
  await hydrated(influencer.page)
  const english = await videoText.load('en')
  const shown = influencer.page.getByRole('img', { name: english.pinned.replace('{n}', '1') })
  await shown.waitFor()
  const places = await shown.evaluate((one) =>
    [...(one.parentElement?.querySelectorAll('span[style]') ?? [])].map((pin) => pin.getAttribute('style')),
  )
  expect(places).toEqual(['left:30%;top:40%', 'left:70%;top:60%'])
  await influencer.page.getByText('โลโก้เล็กไป').waitFor()
  expect(await influencer.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect([...marketer.complaints, ...influencer.complaints]).toEqual([])
  await Promise.all([marketer.leave(), influencer.leave()])
})
