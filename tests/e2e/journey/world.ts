import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { shellText } from '../../../src/app/text/index.ts'
import type { Lang } from '../../../src/core/shapes.ts'
import { type FeatureTexts, type Texts, type Translate, translator } from '../../../src/i18n/messages.ts'
import { hydrated, newVisitor, type Visitor } from '../browser.ts'
import type { RunningSite, SiteAddress } from '../site.ts'

export const DEMO_PASSWORD = 'talad-demo-2568'

/** A person of the journey, with separate browser data. */
export interface Person extends Visitor {
  email: string
}

/** Three people on one site, and the data that the steps of a campaign and of its job need. */
export interface JobWorld {
  site: SiteAddress
  lang: Lang
  marketer: Visitor
  influencer: Visitor
  operator: Visitor
  /** The creator's channel for the post. */
  channel: { type: string; handle: string }
  campaignTitle: string
  campaignId: string
  jobId: string
}

/** The same, for a journey that begins with the sign-up. */
export interface World extends JobWorld {
  site: RunningSite
  marketer: Person
  influencer: Person
  operator: Person
  usedCodes: string[]
}

const person = async (browser: Browser, lang: Lang, email: string): Promise<Person> => ({
  ...(await newVisitor(browser, { lang })),
  email,
})

export async function openWorld(site: RunningSite, browser: Browser, lang: Lang): Promise<World> {
  return {
    site,
    lang,
    marketer: await person(browser, lang, `brand-${lang}@journey.test`),
    influencer: await person(browser, lang, `creator-${lang}@journey.test`),
    operator: await person(browser, lang, 'operator@demo.talad.test'),
    usedCodes: [],
    channel: { type: 'INSTAGRAM', handle: `mint.review.${lang}` },
    campaignTitle: lang === 'th' ? 'รีวิวเซรั่มข้าวหอมมะลิ' : 'Jasmine rice serum review',
    campaignId: '',
    jobId: '',
  }
}

/** Checks that no page of the journey reported an error. */
export function expectNoErrors(world: JobWorld): void {
  const { marketer, influencer, operator } = world
  expect([...marketer.complaints, ...influencer.complaints, ...operator.complaints]).toEqual([])
}

/** A feature's texts in the journey's language. */
export const wordsOf = async <En extends Texts>(world: JobWorld, texts: FeatureTexts<En>): Promise<Translate<En>> =>
  translator<En>(await texts.load(world.lang))

/** Opens a page below the language prefix and waits until it is hydrated. */
export async function visit(world: JobWorld, page: Page, path: string): Promise<void> {
  await page.goto(`${world.site.url}/${world.lang}/${path}`)
  await hydrated(page)
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Types into the field with this label; a note next to the label is ignored. */
export const type = (page: Page, label: string, value: string): Promise<void> =>
  page.getByRole('textbox', { name: label }).first().fill(value)

/** Repeats a request until it returns true. */
export const until = (what: string, ask: () => Promise<boolean>, seconds = 150): Promise<void> =>
  expect.poll(ask, { timeout: seconds * 1000, interval: 500, message: `still waiting: ${what}` }).toBe(true)

/** Waits until timers have brought the job to the status. */
export const untilJob = (world: JobWorld, status: string): Promise<void> =>
  until(`the job’s ${status}`, async () => {
    const answer = await world.influencer.context.request.get(`${world.site.url}/api/jobs/${world.jobId}`)
    return ((await answer.json()) as { data: { status: string } }).data.status === status
  })

/** Types a date into the segments of a date field. Thai pages use Buddhist years. */
export async function typeDay(world: JobWorld, within: Page | Locator, label: string, date: Date): Promise<void> {
  const group = within.getByRole('group', { name: label }).first()
  const bangkok = new Date(date.getTime() + 7 * 3_600_000)
  const parts = {
    day: bangkok.getUTCDate(),
    month: bangkok.getUTCMonth() + 1,
    year: bangkok.getUTCFullYear() + (world.lang === 'th' ? 543 : 0),
  }
  for (const [part, value] of Object.entries(parts))
    await group.locator(`[data-type=${part}]`).pressSequentially(String(value))
}

/** Answers the cookie card, which otherwise covers the corner of the page. */
export async function rejectCookies(world: JobWorld, page: Page): Promise<void> {
  const t = await wordsOf(world, shellText)
  await press(page, t('cookieRejectAll'))
  await page.getByRole('button', { name: t('cookieRejectAll') }).waitFor({ state: 'detached' })
  // The answer loads a new document.
  await hydrated(page)
}
