import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { sessionCookie } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()
const WIDTHS = [
  [390, 844],
  [992, 700],
  [1440, 900],
] as const

async function latestCode(email: string): Promise<string> {
  const cookie = await sessionCookie(here.site, 'operator')
  const answer = await fetch(`${here.site.url}/api/operator/messages?address=${encodeURIComponent(email)}`, {
    headers: { cookie },
  })
  const { data } = (await answer.json()) as { data: { code: string | null }[] }
  return data.find((message) => message.code)?.code ?? ''
}

/** To the step of a brand that holds the password and the boxes. */
async function toPasswordStep({ page }: Visitor, email: string): Promise<void> {
  await page.goto(`${here.site.url}/en/Marketer/signup`)
  await hydrated(page)
  await page.locator('#send-email').fill(email)
  await page.locator('#send-email').press('Enter')
  const code = page.locator('input[autocomplete="one-time-code"]').first()
  await code.waitFor()
  await code.fill(await latestCode(email))
  await page.locator('#create-password').waitFor()
}

/** Ids of boxes whose middle is in view but answers to something else, at each place the page can be scrolled to. */
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

describe.each(WIDTHS)('sign-up at %i px', (width, height) => {
  test.each(['Marketer', 'Influencer'] as const)('of a %s: no box is covered, and each can be ticked', async (role) => {
    const visitor = await newVisitor(here.browser, { lang: 'en', width, height })
    const { page } = visitor
    try {
      await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
      if (role === 'Marketer') await toPasswordStep(visitor, `boxes-${width}@sign-up.test`)
      else {
        await page.goto(`${here.site.url}/en/Influencer/signup`)
        await hydrated(page)
        await page.locator('#skip button').click()
        await page.locator('input[name=PRIVACY_POLICY]').waitFor()
      }
      expect(await coveredBoxes(page)).toEqual([])
      await page.evaluate(() => window.scrollTo(0, 0))
      const privacy = page.locator('input[name=PRIVACY_POLICY]')
      await privacy.check()
      expect(await privacy.isChecked()).toBe(true)
      expect(visitor.complaints).toEqual([])
    } finally {
      await visitor.context.close()
    }
  })
})
