import { expect, test } from 'vitest'
import { canWork, INFLUENCERS } from '../../demo/content/influencers.ts'
import { DAY } from '../../src/core/clock.ts'
import type { Lang } from '../../src/core/shapes.ts'
import { contract } from '../../src/features/applications/contract.ts'
import { bulkText } from '../../src/features/applications/text/bulk.ts'
import { LINK_DAYS } from '../../src/features/campaign-results/report-links/contract.ts'
import { shareText } from '../../src/features/campaign-results/text/share.ts'
import { contract as campaigns } from '../../src/features/campaigns/contract.ts'
import { bulkInviteText } from '../../src/features/influencer-search/text/bulk.ts'
import { compareText } from '../../src/features/influencer-search/text/compare.ts'
import { findText } from '../../src/features/influencer-search/text/index.ts'
import { jobPageText } from '../../src/features/jobs/text/job/index.ts'
import { shortlistsText } from '../../src/features/shortlists/text/index.ts'
import { formatAmount } from '../../src/i18n/formats.ts'
import { fill } from '../../src/i18n/messages.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { DEMO_EMAIL, signIn } from './demo-visitor.ts'
import { overflowAtDoubleText } from './double-text.ts'
import { siteAndBrowser } from './here.ts'
import { influencerAcceptsInvitation } from './journey/apply.ts'
import { marketerSendsCampaign, operatorApprovesCampaign } from './journey/campaign.ts'
import { callApi, publishCampaign } from './journey/live-campaign.ts'
import { workToPay } from './journey/work.ts'
import { expectNoErrors, type JobWorld, visit } from './journey/world.ts'
import { type Way, waysOf } from './ways.ts'

const here = siteAndBrowser()

async function visitor(
  role: 'marketer' | 'influencer' | 'operator',
  { lang = 'th' as Lang, width = 1440, email = DEMO_EMAIL[role] } = {},
): Promise<Visitor> {
  const one = await newVisitor(here.browser, { lang, width, height: width < 500 ? 844 : 900 })
  await one.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(one, here.site, role, email)
  return one
}

/** Calls an endpoint with the visitor's session. */
const api = <T = Record<string, unknown>>(by: Visitor, method: string, path: string, data?: Record<string, unknown>) =>
  callApi<T>(by, here.site, method, path, data)

/** A live campaign of the demo's brand at ฿3,000, approved by an operator. */
async function liveCampaign(
  marketer: Visitor,
  values: { title: string; kind: string; slots: number },
): Promise<string> {
  const draft = await api<{ id: string; version: number }>(marketer, 'POST', '/api/campaigns', values)
  const operator = await visitor('operator')
  const offer = { channelType: 'INSTAGRAM', postType: 'reel', price: 300_000 }
  await publishCampaign({ marketer, operator, site: here.site }, draft, offer)
  await operator.leave()
  return draft.id
}

async function fits({ page }: Visitor): Promise<void> {
  expect(await overflowAtDoubleText(page)).toBeLessThanOrEqual(0)
  await expectSound({ page })
}

async function available({ context }: Visitor, campaignId: string): Promise<number> {
  const path = contract.selected.path.replace('{id}', campaignId)
  return ((await (await context.request.get(here.site.url + path)).json()) as { available: number }).available
}

test.each(waysOf({ lang: 'th', width: 1440 }))(
  'several people are found, compared, shortlisted and invited to an invite-only campaign; one works until the payment ($lang, $width)',
  async (way) => {
    const { lang } = way
    const [t, s, f, l, compare, job] = await Promise.all([
      bulkInviteText.load(lang),
      bulkText.load(lang),
      findText.load(lang),
      shortlistsText.load(lang),
      compareText.load(lang),
      jobPageText.load(lang),
    ])
    const marketer = await visitor('marketer', way)
    const influencer = await visitor('influencer', { lang, width: 390 })
    const operator = await visitor('operator')
    const { page } = marketer
    const world: JobWorld = {
      ...{ site: here.site, lang, marketer, influencer, operator },
      channel: { type: 'INSTAGRAM', handle: 'ploy.skin' },
      ...{ campaignTitle: `เชิญเท่านั้น ${lang} ${way.width}`, campaignId: '', jobId: '' },
    }
    await marketerSendsCampaign(world, { kind: 'invite_only', ships: false, slots: 4 })
    await operatorApprovesCampaign(world, { ships: false })
    const { campaignId } = world
    const before = await available(marketer, campaignId)

    // The selection is kept while the list shows other people.
    await page.goto(`${here.site.url}/${lang}/Marketer/findInfluencer?q=ploy.skin&takes=1&type=INSTAGRAM`)
    await hydrated(page)
    await page.locator('input[name=channel]').first().focus()
    await page.keyboard.press('Space')
    await page.getByText(fill(s.chosen, { n: 1 })).waitFor()
    await page.locator('input[type=search]').fill('')
    await page.locator('input[type=search]').press('Enter')
    await expect.poll(() => page.locator('input[name=channel]').count()).toBeGreaterThan(3)
    for (const box of (await page.locator('li input[name=channel]:not(:checked)').all()).slice(0, 2)) await box.check()
    await page.getByText(fill(s.chosen, { n: 3 })).waitFor()
    await fits(marketer)
    await page.getByRole('link', { name: compare.act, exact: true }).click()
    await page.getByRole('heading', { name: fill(compare.titleN, { n: 3 }) }).waitFor()
    const saves = page.getByRole('link', { name: f.saveToListOf.split('{name}')[0] ?? '' })
    const toSave = await saves.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(toSave).toHaveLength(3)
    const list = `${world.campaignTitle} 1`
    for (const [i, address] of toSave.entries()) {
      await page.goto(address)
      await hydrated(page)
      if (i === 0) {
        await page.getByLabel(l.name).fill(list)
        await page.getByRole('button', { name: l.submitAdd }).click()
      } else await page.getByRole('button', { name: fill(l.addTo, { list }) }).click()
      await page.waitForURL('**/Marketer/shortlist/*')
    }
    await hydrated(page)
    // Ploy, who was selected first, is the last of the list.
    const listed = page.locator('li input[name=influencer]')
    await expect.poll(() => listed.count()).toBe(3)
    for (const box of await listed.all()) await box.check()
    await fits(marketer)
    await page.getByRole('button', { name: t.invite }).click()
    await page.waitForURL('**/findInfluencer/invite?**')
    await hydrated(page)
    await page.locator('select[name=campaign]').selectOption(campaignId)
    await page.waitForURL('**campaign=**')
    const pays = page.locator('input[name^="price-"]')
    await expect.poll(() => pays.count()).toBe(3)
    await hydrated(page)
    for (const [n, pay] of ['5,200.50', '4,500', '4,500'].entries()) await pays.nth(n).fill(pay)
    const total = 520_050 + 52_005 + 2 * 495_000
    const send = page.getByRole('button', { name: formatAmount(total) })
    await send.waitFor()
    await fits(marketer)
    await page.locator('textarea[name=note]').fill('เราชอบคลิปของคุณ')
    await send.click()
    await page.waitForURL('**done=invite**')
    await page
      .getByText(fill(s.inviteDone, { n: 3 }))
      .first()
      .waitFor()
    expect(await page.getByRole('main').textContent()).toContain(formatAmount(total))
    await fits(marketer)
    expect(await available(marketer, campaignId)).toBe(before - total)

    // Other accounts cannot see it.
    const outsider = await visitor('influencer', { email: 'may@demo.talad.test' })
    expect(
      (
        await outsider.context.request.get(here.site.url + campaigns.publicCampaign.path.replace('{id}', campaignId))
      ).status(),
    ).toBe(404)
    const market = await api<{ id: string }[]>(outsider, 'GET', `${campaigns.market.path}?perPage=48`)
    expect(market.map(({ id }) => id)).not.toContain(campaignId)
    await outsider.leave()

    await influencerAcceptsInvitation(world)
    await workToPay(world)
    const { price } = await api<{ price: number }>(marketer, 'GET', `/api/jobs/${world.jobId}`)
    await visit(world, page, `Marketer/manageCampaign/${campaignId}/applicants?tab=money`)
    expect(await page.getByRole('main').textContent()).toContain(formatAmount(price))
    await visit(world, influencer.page, `Influencer/brandJob/${world.jobId}`)
    await influencer.page.getByText(job.yourNet).first().waitFor()
    await influencer.page.getByRole('link', { name: job.withdraw }).first().click()
    await influencer.page.waitForURL('**/Influencer/withdraw')
    expectNoErrors(world)
    for (const each of [marketer, influencer, operator]) await each.leave()
  },
  400_000,
)

test.each(waysOf({ lang: 'en', width: 390 }))(
  'ten applicants are accepted together, and two are declined ($lang, $width)',
  async (way) => {
    const { lang } = way
    const [s, invite] = await Promise.all([bulkText.load(lang), bulkInviteText.load(lang)])
    const marketer = await visitor('marketer', way)
    const { page } = marketer
    const campaignId = await liveCampaign(marketer, { title: 'รีวิวสิบสองคน', kind: 'public', slots: 10 })
    const names: string[] = []
    for (const { email, channels } of INFLUENCERS) {
      if (names.length === 12) break
      if (!channels.some((channel) => channel.type === 'INSTAGRAM' && canWork(channel))) continue
      const influencer = await visitor('influencer', { email }).catch(() => null)
      if (!influencer) continue
      const applied = await api<{ status: string }>(
        influencer,
        'POST',
        `/api/campaigns/${campaignId}/applications`,
        {},
      ).catch(() => null)
      if (applied?.status === 'MATCHED') names.push(email)
      await influencer.leave()
    }
    expect(names).toHaveLength(12)
    const before = await available(marketer, campaignId)
    const list = `${here.site.url}/${lang}/Marketer/manageCampaign/${campaignId}/applicants`

    await page.goto(list)
    await hydrated(page)
    const boxes = page.locator('input[name=job]:not(:disabled)')
    expect(await boxes.count()).toBe(12)
    for (const box of (await boxes.all()).slice(0, 2)) await box.check()
    await page.getByRole('button', { name: s.decline, exact: true }).last().click()
    await page.locator('textarea[name=reason]').waitFor()
    await fits(marketer)
    await page.locator('textarea[name=reason]').fill('We chose other topics this time.')
    await page.getByRole('button', { name: s.declineAct.split('{n}')[0] ?? '' }).click()
    await page.waitForURL('**done=decline**')
    expect(await available(marketer, campaignId)).toBe(before)

    await page.goto(list)
    await hydrated(page)
    await boxes.first().check()
    await page.getByRole('button', { name: s.chooseAll }).click()
    await page.getByText(fill(s.chosen, { n: 10 })).waitFor()
    expect(await page.getByRole('status').last().textContent()).toContain('33,000.00')
    await fits(marketer)
    await page.getByRole('button', { name: s.review }).click()
    await page.getByRole('button', { name: '33,000.00' }).waitFor()
    await fits(marketer)
    await page.getByRole('button', { name: '33,000.00' }).click()
    await page.waitForURL('**done=accept**')
    await page
      .getByText(fill(s.acceptDone, { n: 10 }))
      .first()
      .waitFor()
    await fits(marketer)
    expect(await page.getByRole('main').textContent()).toContain(formatAmount(before - 3_300_000))
    expect(await available(marketer, campaignId)).toBe(before - 3_300_000)

    for (const [empty, title] of [
      [`${list}/review`, s.none],
      [`${here.site.url}/${lang}/Marketer/findInfluencer/invite`, invite.none],
    ] as const) {
      await page.goto(empty)
      await page.getByRole('heading', { name: title }).waitFor()
      await fits(marketer)
    }
    expect(marketer.complaints).toEqual([])
    await marketer.leave()
  },
  240_000,
)

/** The brand shares the report of a campaign on its page; a reader without an account opens it. */
async function shareReport(way: Way): Promise<{ reader: Visitor; url: string }> {
  const share = await shareText.load(way.lang)
  const marketer = await visitor('marketer', way)
  const { page } = marketer
  const [campaign] = await api<{ id: string }[]>(marketer, 'GET', '/api/campaigns?status=live')
  await page.goto(`${here.site.url}/${way.lang}/Marketer/manageCampaign/${campaign?.id}?tab=results`)
  await hydrated(page)
  await page.getByRole('button', { name: share.make }).click()
  const link = page.getByText(`/${way.lang}/report/`).first()
  const url = (await link.textContent()) ?? ''
  await fits(marketer)
  expect(marketer.complaints).toEqual([])
  await marketer.leave()
  const reader = await newVisitor(here.browser, { ...way, height: 844 })
  expect((await reader.page.goto(url))?.status()).toBe(200)
  await fits(reader)
  return { reader, url }
}

test('a report is shared by a link that expires', async () => {
  const shared: (Way & { reader: Visitor; url: string })[] = []
  for (const way of waysOf({ lang: 'en', width: 390 })) shared.push({ ...way, ...(await shareReport(way)) })
  here.site.moveClock((LINK_DAYS.usual + 1) * DAY)
  for (const { lang, reader, url } of shared) {
    await expect.poll(async () => (await fetch(url)).status, { timeout: 30_000, interval: 1_000 }).toBe(410)
    await reader.page.reload()
    await reader.page.getByRole('heading', { name: (await shareText.load(lang)).endedTitle }).waitFor()
    await fits(reader)
    await reader.leave()
  }
}, 240_000)
