import { test } from 'vitest'
import { contract } from '../../src/features/personal-data/contract.ts'
import { personalDataText } from '../../src/features/personal-data/text/index.ts'
import { hydrated } from './browser.ts'
import { demoVisitor } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()

// The sweep prepares the copies once a minute; both tests wait for the same sweep.
test.concurrent.for([
  { role: 'influencer', page: 'Influencer', lang: 'th', width: 390 },
  { role: 'marketer', page: 'Marketer', lang: 'en', width: 1440 },
] as const)(
  'a copy of their data is prepared for the $role and downloaded',
  async ({ role, page: own, lang, width }, { expect }) => {
    const { page, context, complaints, leave } = await demoVisitor(here.browser, here.site, role, lang)
    await page.setViewportSize({ width, height: 844 })
    const t = await personalDataText.load(lang)
    const address = `${here.site.url}/${lang}/${own}/personalData`
    await page.goto(address)
    await hydrated(page)
    await page.getByRole('button', { name: t.request }).click()
    await page.getByRole('button', { name: t.request }).waitFor({ state: 'detached' })
    const prepared = async () => {
      const answer = await context.request.get(here.site.url + contract.latest.path)
      return Boolean((await answer.json()).data?.expiresAt)
    }
    await expect.poll(prepared, { timeout: 150_000, interval: 1_000 }).toBe(true)
    await page.goto(address)
    const link = page.getByRole('link', { name: t.download })
    const answer = await context.request.get(here.site.url + (await link.getAttribute('href')))
    expect(answer.headers()['content-type']).toBe('application/zip')
    expect((await answer.body()).subarray(0, 2).toString()).toBe('PK')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(complaints).toEqual([])
    await leave()
  },
)
