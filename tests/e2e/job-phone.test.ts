import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { errors as applicationErrors } from '../../src/features/applications/errors.ts'
import { PATTERNS } from '../../src/features/channels/rules/patterns.ts'
import { contract as credits } from '../../src/features/credits/contract.ts'
import { errors as deliverableErrors } from '../../src/features/deliverables/errors.ts'
import { insightText } from '../../src/features/deliverables/text/insight.ts'
import { contract } from '../../src/features/jobs/contract.ts'
import { jobActsText } from '../../src/features/jobs/text/acts/index.ts'
import { jobPageText } from '../../src/features/jobs/text/job/index.ts'
import { formatAmount, formatBaht, formatBahtShort, formatDateTime } from '../../src/i18n/formats.ts'
import { type FeatureTexts, fill, type Texts, translator } from '../../src/i18n/messages.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { chooseVariant } from './choose-variant.ts'
import { signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()
const thai = async <En extends Texts>(texts: FeatureTexts<En>) => translator<En>(await texts.load('th'))
const acts = thai(jobActsText)
const words = thai(jobPageText)
const insight = thai(insightText)

interface Row {
  id: string
  status: string
  stage: string | null
  price: number
  source: string
  brand: { id: string; name: string }
  campaign: { id: string }
  timeline: { dueAt: string }
  channel: { type: keyof typeof PATTERNS; handle: string }
}

let visitors: Visitor[]
beforeEach(() => {
  visitors = []
})
afterEach(async () => {
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const { leave } of visitors) await leave()
})

/** A demo account on a phone, in Thai. */
async function onPhone(role: 'influencer' | 'marketer', key: string): Promise<Visitor> {
  const visitor = await newVisitor(here.browser, { lang: 'th', width: 390, height: 844 })
  visitors.push(visitor)
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(visitor, here.site, role, `${key}@demo.talad.test`)
  return visitor
}

const read = async <T>({ context }: Visitor, path: string): Promise<T> =>
  ((await (await context.request.get(here.site.url + path)).json()) as { data: T }).data
const jobOf = async (visitor: Visitor, is: (row: Row) => boolean): Promise<Row> => {
  const found = (await read<Row[]>(visitor, `${contract.list.path}?limit=50`)).find(is)
  if (!found) throw new Error('the demo market has no such job')
  return found
}
const stateOf = (visitor: Visitor, { id }: Row) => read<Row>(visitor, contract.get.path.replace('{id}', id))
const heldOf = async (marketer: Visitor, { brand: { id } }: Row): Promise<number> =>
  (await read<{ held: number }>(marketer, credits.total.path.replace('{id}', id))).held

async function open({ page }: Visitor, path: string): Promise<Page> {
  await page.goto(`${here.site.url}/th/${path}`)
  await hydrated(page)
  return page
}
const openJob = (visitor: Visitor, { id }: Row): Promise<Page> => open(visitor, `Influencer/brandJob/${id}`)

describe('a job on a phone', () => {
  test('each side makes one counter-offer, and the hold matches the agreed price', async () => {
    const t = await acts
    const [influencer, marketer] = [await onPhone('influencer', 'mek'), await onPhone('marketer', 'nuanuan')]
    const job = await jobOf(
      influencer,
      ({ status, brand: { name } }) => status === 'MATCHED' && name.startsWith('นวลนวล'),
    )
    const requestedPrice = job.price + 60_000
    const answer = job.price + 30_000
    const page = await openJob(influencer, job)
    await page.getByLabel(t('counterPrice')).fill(`${requestedPrice / 100}`)
    await page.getByRole('button', { name: t('counterOffer') }).click()
    await page.getByText(t('counterSent', { price: formatBaht(requestedPrice) })).waitFor()
    await expectSound({ page })

    const before = await heldOf(marketer, job)
    const applicants = await open(marketer, `Marketer/manageCampaign/${job.campaign.id}/applicants?job=${job.id}`)
    await applicants.getByLabel(t('counterBackPrice')).fill(`${answer / 100}`)
    await applicants.getByRole('button', { name: t('counterBack'), exact: true }).click()
    await expect.poll(async () => (await stateOf(influencer, job)).status).toBe('ASSIGN')
    expect(await heldOf(marketer, job)).toBe(before + answer + answer / 10)

    await page.reload()
    await hydrated(page)
    expect((await stateOf(influencer, job)).price).toBe(answer)
    await expectSound({ page })
    await chooseVariant(page)
    await page.locator('#accept button[type=submit]').click()
    await page.getByText(t('doneNow')).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(t('doneNow'))
    await page.reload()
    await hydrated(page)
    expect(await page.getByText(t('doneNow')).count()).toBe(0)
    expect((await stateOf(influencer, job)).status).toBe('IN_PROGRESS')
  })

  test('the price of an invitation is negotiated: the difference is put on hold, and the influencer sees the new pay', async () => {
    const t = await acts
    const [influencer, marketer] = [await onPhone('influencer', 'view'), await onPhone('marketer', 'lele')]
    const job = await jobOf(influencer, ({ status, source }) => status === 'ASSIGN' && source === 'invite')
    const requestedPrice = job.price + 70_000
    const held = await heldOf(marketer, job)
    const page = await openJob(influencer, job)
    await page.getByRole('link', { name: t('counterOther') }).click()
    await page.getByLabel(t('counterPrice')).fill(`${job.price / 100}`)
    await page.getByRole('button', { name: t('counterOffer'), exact: true }).click()
    await page.locator('[id$="-price-error"]').getByText(applicationErrors.counter_offer_same.th).waitFor()
    await expectSound({ page })
    await page.getByLabel(t('counterPrice')).fill(`${requestedPrice / 100}`)
    await page.getByRole('button', { name: t('counterOffer'), exact: true }).click()
    await page.getByText(t('counterSent', { price: formatBaht(requestedPrice) })).waitFor()
    expect(await page.locator('#accept').count()).toBe(0)
    await expectSound({ page })
    expect(await heldOf(marketer, job)).toBe(held)

    const list = await open(marketer, `Marketer/manageCampaign/${job.campaign.id}/applicants?tab=jobs`)
    await list.getByText(formatBahtShort(requestedPrice)).waitFor()
    await list.locator(`a[href$="/job/${job.id}"]`).first().click()
    await list.getByRole('button', { name: t('acceptOfferMore', { amount: formatAmount(77_000) }) }).click()
    await list.waitForURL('**done=accept*')
    await expectSound({ page: list })
    expect(await heldOf(marketer, job)).toBe(held + 77_000)

    await page.reload()
    await hydrated(page)
    await page.getByText(t('counterAgreed', { asked: formatBaht(requestedPrice) })).waitFor()
    expect(await page.locator('#accept input[name=price]').inputValue()).toBe(`${requestedPrice}`)
    await expectSound({ page })
  })

  test('a link of another account is refused at once with both names, and no input is lost', async () => {
    const t = await acts
    const influencer = await onPhone('influencer', 'nont')
    const job = await jobOf(influencer, ({ stage }) => stage === 'link')
    const own = job.channel.handle.replace(/^@/, '')
    const page = await openJob(influencer, job)
    // The page's one action stays at the bottom with its deadline at any scroll position, in place of the tabs.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const box = await page.locator('[data-act-bar]').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
    const due = formatDateTime('th', (await stateOf(influencer, job)).timeline.dueAt)
    await page
      .locator('[data-act-bar]')
      .getByText((await words)('actBy', { due }))
      .waitFor()
    expect(await page.locator('[data-tab-bar]').isVisible()).toBe(false)
    const field = page.getByLabel(t('postUrlField'))
    const link = 'https://www.instagram.com/somebody.else/reel/C1aB2cD3eF/'
    await field.fill(link)
    await page.getByRole('button', { name: t('postUrl'), exact: true }).click()
    const refusal = fill(deliverableErrors.post_other_account.th, { found: 'somebody.else', own })
    await page.locator('[id$="-url-error"]').getByText(refusal).waitFor()
    expect(await field.inputValue()).toBe(link)
    expect((await stateOf(influencer, job)).status).toBe('READY')
    await field.fill(link.replace('somebody.else', own))
    await page.getByRole('button', { name: t('postUrl'), exact: true }).click()
    await page.waitForURL('**done=postUrl*')
    expect((await stateOf(influencer, job)).status).toBe('SUBMIT')
    await page.locator('[data-tab-bar]').waitFor()
    await expectSound({ page })
  })

  test('insights are read from the account and confirmed; a corrected figure requires a screenshot', async () => {
    const [t, p, i] = [await acts, await words, await insight]
    const influencer = await onPhone('influencer', 'num')
    const job = await jobOf(influencer, ({ stage }) => stage === 'insight')
    const platform = PATTERNS[job.channel.type].name
    const page = await openJob(influencer, job)
    await page.getByRole('button', { name: i('read', { platform }) }).click()
    await page.getByText(i('checkThem')).waitFor()
    const likes = page.getByLabel(p('likes'), { exact: true })
    const measured = await likes.inputValue()
    expect(Number(measured)).toBeGreaterThan(0)
    await page.getByText(i('where', { platform })).click()
    await page.getByText(i('TIKTOK_likes')).waitFor()
    await expectSound({ page })

    const send = page.getByRole('button', { name: t('insight'), exact: true })
    await likes.fill(`${Number(measured) + 1}`)
    await send.click()
    await page.locator('#insight-file').getByText(deliverableErrors.insight_evidence_required.th).waitFor()
    expect(await likes.inputValue()).toBe(`${Number(measured) + 1}`)
    await likes.fill(measured)
    await send.click()
    await page.waitForURL('**done=insight*')
    const { insight: sent } = await read<{ insight: { state: string; numbers: object } }>(
      influencer,
      `/api/jobs/${job.id}`,
    )
    expect(sent).toMatchObject({ state: 'review', numbers: { source: 'platform', likes: Number(measured) } })
  })
})
