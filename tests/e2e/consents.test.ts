import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '../../src/core/calendar.ts'
import { profileText } from '../../src/features/accounts/text/index.ts'
import { contract, type EditorItem } from '../../src/features/content/contract.ts'
import { hydrated } from './browser.ts'
import { callAsOperator } from './call-as-operator.ts'
import { demoVisitor } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()

/** A new version of the privacy text comes into force today, as an operator publishes it. */
beforeAll(async () => {
  const desk = await demoVisitor(here.browser, here.site, 'operator', 'th')
  const origin = here.site.url
  const of = (path: string, id: string) => path.replace('{id}', id)
  const rows = await callAsOperator<{ id: string; slug: string }[]>(desk, origin, {
    method: 'GET',
    path: contract.list.path.replace('{kind}', 'page'),
  })
  const item = await Promise.all(
    rows.map(({ id }) => callAsOperator<EditorItem>(desk, origin, { method: 'GET', path: of(contract.get.path, id) })),
  ).then((items) => items.find(({ draft }) => draft.key === 'PRIVACY_POLICY') as EditorItem)
  const doc = { ...item.draft, effectiveFrom: dayOf(new Date()) }
  const saved = await callAsOperator<EditorItem>(desk, origin, {
    method: contract.save.method as 'PATCH',
    path: of(contract.save.path, item.id),
    data: { revision: item.revision, doc },
  })
  const data = { revision: saved.revision }
  await callAsOperator(desk, origin, { method: 'POST', path: of(contract.publish.path, item.id), data })
  await desk.leave()
})

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

describe.each([
  { role: 'influencer', from: '/th/Influencer/brandJob?filter=all' },
  { role: 'marketer', from: '/th/Marketer/usageStatement' },
] as const)('a changed text, for the $role', ({ role, from }) => {
  test('is shown before the next page; once it is acknowledged the person is where they were', async () => {
    const { page, context, complaints, leave } = await demoVisitor(here.browser, here.site, role, 'th')
    await page.setViewportSize({ width: 390, height: 844 })
    const t = await profileText.load('th')
    await page.goto(here.site.url + from)
    await hydrated(page)
    expect(pathOf(page)).toContain('/acceptConsent?next=')
    await page.getByText(t.consent_PRIVACY_POLICY).first().waitFor()
    await page.goto(`${here.site.url}/th/faq`)
    expect(pathOf(page)).toBe('/th/faq')
    await page.goto(here.site.url + from)
    await hydrated(page)
    const file = await page.getByRole('link', { name: t.read }).first().getAttribute('href')
    expect((await context.request.get(here.site.url + file)).headers()['content-type']).toBe('application/pdf')
    await page.getByRole('checkbox', { name: t.acknowledge }).check()
    await page.getByRole('button', { name: t.sendAnswers }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('acceptConsent'))
    expect(pathOf(page)).toBe(from)
    const account = `/th/${role === 'influencer' ? 'Influencer' : 'Marketer'}/account`
    await page.goto(here.site.url + account)
    await hydrated(page)
    await page.getByRole('link', { name: t.consents, exact: true }).click()
    await page.getByText(t.acknowledged).waitFor()
    await page.locator('input[name=marketing][value=no]').check()
    await page.getByRole('button', { name: t.sendAnswers }).click()
    await page.getByText(t.saved).waitFor()
    expect(pathOf(page).startsWith(account)).toBe(true)
    expect(complaints).toEqual([])
    await leave()
  })
})
