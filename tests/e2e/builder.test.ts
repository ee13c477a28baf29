import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Lang } from '../../src/core/shapes.ts'
import { CAMPAIGN_TABS } from '../../src/features/campaigns/components/campaign-head.tsx'
import { contract } from '../../src/features/campaigns/contract.ts'
import { briefText } from '../../src/features/campaigns/text/brief.ts'
import { builderText } from '../../src/features/campaigns/text/builder.ts'
import { problemsText } from '../../src/features/campaigns/text/problems.ts'
import { formatCalendarDay } from '../../src/i18n/formats.ts'
import { type FeatureTexts, fill, type Texts, translator } from '../../src/i18n/messages.ts'
import { errorMessage } from '../../src/server/errors.ts'
import { webText } from '../../src/web/text/index.ts'
import { hydrated, type Visitor } from './browser.ts'
import { demoVisitor } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()
const wordsOf = async <En extends Texts>(texts: FeatureTexts<En>, lang: Lang) => translator<En>(await texts.load(lang))
const words = (lang: Lang) => wordsOf(builderText, lang)
const fieldWords = (lang: Lang) => wordsOf(briefText, lang)
const pageWords = (lang: Lang) => wordsOf(webText, lang)
let t: Awaited<ReturnType<typeof words>>
let b: Awaited<ReturnType<typeof fieldWords>>
let w: Awaited<ReturnType<typeof pageWords>>
let marketer: Visitor
beforeAll(async () => {
  t = await words('en')
  b = await fieldWords('en')
  w = await pageWords('en')
  marketer = await demoVisitor(here.browser, here.site, 'marketer', 'en')
  // Accepts the browser's confirmation, as a person who presses "Leave".
  marketer.page.on('dialog', (dialog) => void dialog.accept())
})
afterAll(() => marketer?.leave())

/** Matches "Saved at 9:41", but not a list of fields that are not saved. */
const saved = /^Saved at \d/

const headers = () => ({ origin: here.site.url })

async function newDraft(title: string): Promise<string> {
  const answer = await marketer.context.request.post(here.site.url + contract.create.path, {
    data: { title },
    headers: headers(),
  })
  return ((await answer.json()) as { data: { id: string } }).data.id
}

async function savedDraft(id: string): Promise<Record<string, unknown>> {
  const answer = await marketer.context.request.get(here.site.url + contract.get.path.replace('{id}', id))
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

async function openDraft(page: Page, id: string): Promise<void> {
  await page.goto(`${here.site.url}/en/Marketer/manageCampaign/${id}?tab=brief&open=goal,price`)
  await hydrated(page)
}

const field = (page: Page, label: string) => page.locator('#goal').getByLabel(label, { exact: true })

describe('the builder', () => {
  test('adds https:// to an address, and loses nothing on a reload', async () => {
    const { page } = marketer
    const id = await newDraft('Dinner at Khao Hom')
    await openDraft(page, id)
    await field(page, b('product')).fill('Dinner for two')
    await page.locator('#goal').getByLabel(b('productUrl')).fill('khaohom.co.th/dinner')
    await page.locator('#price').getByLabel(b('price')).fill('4,500')
    await page.locator('#post').getByLabel(b('draftDays')).fill('7')
    await page.getByText(saved).waitFor()
    await page.reload()
    await hydrated(page)
    expect(await page.locator('#goal').getByLabel(b('productUrl')).inputValue()).toBe('https://khaohom.co.th/dinner')
    expect(await field(page, b('product')).inputValue()).toBe('Dinner for two')
    expect(await savedDraft(id)).toMatchObject({
      productUrl: 'https://khaohom.co.th/dinner',
      price: 450_000,
      draftDays: 7,
    })
  })

  test.each(['th', 'en'] as const)(
    'reads a year in either calendar, and explains dates in the wrong order at the field (%s)',
    async (lang) => {
      const visitor = await demoVisitor(here.browser, here.site, 'marketer', lang)
      const { page } = visitor
      page.on('dialog', (dialog) => void dialog.accept())
      const [own, field] = [await words(lang), await fieldWords(lang)]
      const id = await newDraft('Typed years')
      await page.goto(`${here.site.url}/${lang}/Marketer/manageCampaign/${id}?tab=brief&open=post`)
      await hydrated(page)
      const year = new Date().getFullYear() + 1
      const type = async (label: string, digits: string) => {
        await page.locator('#post').getByRole('group', { name: label }).getByRole('spinbutton').first().click()
        await page.keyboard.type(digits)
      }
      const stored = (name: string) => expect.poll(async () => (await savedDraft(id))[name])
      await type(field('draftBy'), `1506${year}`)
      await stored('draftBy').toBe(`${year}-06-15`)
      await type(field('draftBy'), `1606${year + 543}`)
      await stored('draftBy').toBe(`${year}-06-16`)
      await type(field('postFrom'), `1006${year}`)
      await stored('postFrom').toBe(`${year}-06-10`)
      const [date, other] = [formatCalendarDay(lang, `${year}-06-10`), formatCalendarDay(lang, `${year}-06-16`)]
      await page
        .locator('#post')
        .getByText(fill((await problemsText.load(lang)).post_after_draft, { date, other }))
        .waitFor()
      await page.locator('#post').getByText(own('state_refused')).waitFor()
      await type(field('postFrom'), `2006${year}`)
      await page.locator('#post').getByText(own('state_refused')).waitFor({ state: 'detached' })
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    },
  )

  test('sets the range of followers with a slider over a histogram, or with numbers', async () => {
    const { page } = marketer
    const id = await newDraft('Followers')
    await page.goto(`${here.site.url}/en/Marketer/manageCampaign/${id}?tab=brief&open=creators`)
    await hydrated(page)
    const [min, max] = [page.locator('[name=followersMin]'), page.locator('[name=followersMax]')]
    await page.getByRole('slider').first().focus()
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
    expect(await min.inputValue()).toBe('5000')
    await max.fill('120,000')
    const criteria = async () => {
      const { followersMin, followersMax } = (await savedDraft(id)).criteria as Record<string, number>
      return [followersMin, followersMax]
    }
    await expect.poll(criteria).toEqual([5_000, 120_000])
    await page.getByRole('slider').last().focus()
    await page.keyboard.press('End')
    await expect.poll(criteria).toEqual([5_000, null])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('on a phone, a reload and a change of language keep unsaved values, in every part', async () => {
    const { page, leave } = await demoVisitor(here.browser, here.site, 'marketer', 'en')
    page.on('dialog', (dialog) => void dialog.accept())
    const id = await newDraft('Reload on a phone')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route(`**${contract.save.path.replace('{id}', id)}`, (route) => route.abort())
    await openDraft(page, id)
    const link = page.locator('[name=productUrl]')
    await field(page, b('product')).fill('Dinner for two')
    await link.fill('khaohom.co.th/dinner')
    await page.locator('#price').getByLabel(b('price')).fill('4,500')
    await page.getByRole('button', { name: t('retry') }).waitFor()
    for (const lang of ['en', 'th']) {
      await page.goto(`${here.site.url}/${lang}/Marketer/manageCampaign/${id}?tab=brief&open=goal,price`)
      await hydrated(page)
      await expect.poll(() => link.inputValue()).toBe('https://khaohom.co.th/dinner')
      expect(await page.locator('#goal [name=product]').inputValue()).toBe('Dinner for two')
      expect(await page.locator('#price [name=price]').inputValue()).toBe('4,500')
    }
    await page.unrouteAll()
    await expect
      .poll(() => savedDraft(id))
      .toMatchObject({ product: 'Dinner for two', productUrl: 'https://khaohom.co.th/dinner', price: 450_000 })
    await leave()
  })

  test.each(['th', 'en'] as const)('an incomplete year is an error, and causes no other error (%s)', async (lang) => {
    const { page } = marketer
    const id = await newDraft(`Half a year, ${lang}`)
    await page.goto(`${here.site.url}/${lang}/Marketer/manageCampaign/${id}`)
    await hydrated(page)
    const w = await words(lang)
    const f = await fieldWords(lang)
    const date = page.locator('#post').getByRole('group', { name: f('postBy') })
    await date.locator('[data-type=day]').pressSequentially('10')
    await date.locator('[data-type=month]').pressSequentially('12')
    await date.locator('[data-type=year]').press('2')
    await page.locator('#goal').getByLabel(f('product'), { exact: true }).fill('Rice serum')
    await page.getByText(w('savedExcept', { parts: w('post') })).waitFor()
    await date.locator('[data-type=year]').pressSequentially(lang === 'th' ? '2571' : '2028')
    await expect.poll(() => savedDraft(id)).toMatchObject({ product: 'Rice serum', postBy: '2028-12-10' })
  })

  test('a wrong value does not prevent others from being saved, and remains with its error after a reload', async () => {
    const { page } = marketer
    const id = await newDraft('Wrong address')
    await openDraft(page, id)
    const error = page.locator('#goal').getByText(errorMessage('en', 'link'))
    await page.locator('#goal').getByLabel(b('productUrl')).fill('our dinner page')
    await field(page, b('product')).fill('Dinner for two')
    await page.locator('#price').getByLabel(b('price')).fill('4,500')
    await error.waitFor()
    await page.getByText(t('savedExcept', { parts: t('goal') })).waitFor()
    expect(await page.getByText(saved).count()).toBe(0)
    expect(await savedDraft(id)).toMatchObject({ product: 'Dinner for two', price: 450_000, productUrl: '' })
    await page.reload()
    await hydrated(page)
    await error.waitFor()
    expect(await page.locator('#goal').getByLabel(b('productUrl')).inputValue()).toBe('https://our dinner page')
    await page.locator('#goal').getByLabel(b('productUrl')).fill('khaohom.co.th')
    await page.getByText(saved).waitFor()
    expect(await error.count()).toBe(0)
    expect(await savedDraft(id)).toMatchObject({ productUrl: 'https://khaohom.co.th' })
  })

  test('asks before a link or the other language leaves unsaved values', async () => {
    const { page } = marketer
    const id = await newDraft('Leaving')
    await openDraft(page, id)
    await page.locator('#goal').getByLabel(b('productUrl')).fill('our dinner page')
    await page.getByText(t('savedExcept', { parts: t('goal') })).waitFor()
    await page.locator('a[href="/en/Marketer/manageCampaign"]').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(w('leaveTitle')).waitFor()
    // A click on the dialog's padding does not close it, nor does a drag that starts inside and ends on the backdrop.
    const { x, y, height } = (await dialog.boundingBox())!
    const middle = y + height / 2
    await page.mouse.click(x + 4, middle)
    await page.mouse.move(x + 60, middle)
    await page.mouse.down()
    await page.mouse.move(x - 60, middle)
    await page.mouse.up()
    await page.getByRole('button', { name: w('keepEditing') }).click()
    expect(page.url()).toContain(id)
    await page.locator('a[href="/en/Marketer/manageCampaign"]').first().click()
    await dialog.getByText(w('leaveTitle')).waitFor()
    await page.mouse.click(x - 60, middle)
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toContain(id)
    await page.locator('a[href="/en/Marketer/manageCampaign"]').first().click()
    await page.getByRole('button', { name: w('leave'), exact: true }).click()
    await page.waitForURL(/manageCampaign$/)
    await openDraft(page, id)
    await page.getByText(t('savedExcept', { parts: t('goal') })).waitFor()
    const questions: string[] = []
    marketer.page.on('dialog', (dialog) => questions.push(dialog.type()))
    await page.goto(`${here.site.url}/th/Marketer/manageCampaign/${id}`)
    expect(questions).toEqual(['beforeunload'])
  })

  test('shows that it is offline, and saves when the connection is back', async () => {
    const { page, context } = marketer
    const id = await newDraft('Offline')
    await openDraft(page, id)
    await context.setOffline(true)
    await field(page, b('product')).fill('Typed in a tunnel')
    await page.getByText(t('offline', { parts: t('goal') })).waitFor()
    expect(await page.getByText(saved).count()).toBe(0)
    await context.setOffline(false)
    await page.getByText(saved).waitFor()
    expect(await savedDraft(id)).toMatchObject({ product: 'Typed in a tunnel' })
  })

  test('two windows of a draft never overwrite each other silently', async () => {
    const { page } = marketer
    const id = await newDraft('Two windows')
    await openDraft(page, id)
    const other = await marketer.context.newPage()
    await openDraft(other, id)
    await field(other, b('product')).fill('From the second window')
    await other.getByText(saved).waitFor()
    await field(page, b('product')).fill('From the first window')
    await page.getByText(t('conflict')).waitFor()
    expect(await savedDraft(id)).toMatchObject({ product: 'From the second window' })
    await page.getByRole('link', { name: t('reload') }).click()
    await page.getByText(t('savedElsewhere')).waitFor()
    expect(await field(page, b('product')).inputValue()).toBe('From the first window')
    expect(await savedDraft(id)).toMatchObject({ product: 'From the second window' })
    await page.getByRole('button', { name: t('saveMine') }).click()
    await page.getByText(saved).waitFor()
    expect(await savedDraft(id)).toMatchObject({ product: 'From the first window' })
    await other.close()
  })

  test('is one of five tabs for a published campaign, at both addresses and without a redirect', async () => {
    const answer = await marketer.context.request.get(`${here.site.url}${contract.list.path}?status=live`)
    const [campaign] = ((await answer.json()) as { data: { id: string }[] }).data
    const shown = async (address: string) => {
      const url = `${here.site.url}/en/Marketer/manageCampaign/${campaign?.id}${address}`
      const page = await marketer.context.request.get(url, { maxRedirects: 0 })
      expect([url, page.status()]).toEqual([url, 200])
      const [tabs = ''] = /<nav aria-label="Parts of the campaign"[\s\S]*?<\/nav>/.exec(await page.text()) ?? []
      const [current = ''] = /<a[^>]*aria-current="page"[^>]*>/.exec(tabs) ?? []
      return /tab=(\w+)/.exec(current)?.[1]
    }
    for (const tab of CAMPAIGN_TABS) {
      expect(await shown(`?tab=${tab}`)).toBe(tab)
      expect(await shown(`/applicants?tab=${tab}`)).toBe(tab)
    }
    expect([await shown(''), await shown('/applicants')]).toEqual(['applicants', 'applicants'])
    const draft = await newDraft('Not yet published')
    const address = `${here.site.url}/en/Marketer/manageCampaign/${draft}/applicants`
    const page = await marketer.context.request.get(address, { maxRedirects: 0 })
    expect([page.status(), await page.text()]).toEqual([200, expect.stringContaining(t('goal'))])
  })

  test('the browser reported no errors', () => {
    const expected = /ERR_INTERNET_DISCONNECTED|never had a user gesture/
    expect(marketer.complaints.filter((line) => !expected.test(line))).toEqual([])
  })
})
