import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { sharedSite } from './here.ts'
import { readCode } from './read-code.ts'

const here = sharedSite()
const WIDTHS = [
  [390, 844],
  [992, 700],
  [1440, 900],
] as const

/** Goes to the step of a brand with the password and the checkboxes. */
async function toPasswordStep({ page }: Visitor, email: string): Promise<void> {
  await page.goto(`${here.site.url}/en/Marketer/signup`)
  await hydrated(page)
  await page.locator('#send-email').fill(email)
  await page.locator('#send-email').press('Enter')
  const code = page.locator('input[autocomplete="one-time-code"]').first()
  await code.waitFor()
  await code.fill(await readCode(here, email))
  await page.locator('#create-password').waitFor()
}

/** Ids of checkboxes whose centre is in view but covered by another element, at each scroll position. */
const coveredBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const covered = new Set<string>()
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
    for (let y = 0; y <= document.documentElement.scrollHeight; y += 20) {
      window.scrollTo(0, y)
      for (const box of boxes) {
        const { left, top, width, height } = box.getBoundingClientRect()
        const [x, middle] = [left + width / 2, top + height / 2]
        if (middle < 0 || middle > window.innerHeight) continue
        const hit = document.elementFromPoint(x, middle)
        if (hit !== box && !hit?.closest('label')?.contains(box)) covered.add(`${box.id} at ${y}`)
      }
    }
    return [...covered]
  })

test.each(['Marketer', 'Influencer'] as const)(
  'at every width all checkboxes of the sign-up as %s are uncovered and can be ticked',
  async (role) => {
    const visitor = await newVisitor(here.browser, { lang: 'en', width: 390, height: 844 })
    const { page } = visitor
    await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
    if (role === 'Marketer') await toPasswordStep(visitor, 'boxes@sign-up.test')
    else {
      await page.goto(`${here.site.url}/en/Influencer/signup`)
      await hydrated(page)
      await page.locator('#skip button').click()
      await page.locator('input[name=PRIVACY_POLICY]').waitFor()
    }
    const privacy = page.locator('input[name=PRIVACY_POLICY]')
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height })
      expect(await coveredBoxes(page), `${width} px`).toEqual([])
      await page.evaluate(() => window.scrollTo(0, 0))
      await privacy.check()
      expect(await privacy.isChecked()).toBe(true)
      await privacy.uncheck()
    }
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  },
)
