import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { authText } from '../../src/features/accounts/text/index.ts'
import { contract } from '../../src/features/content/contract.ts'
import { referralsText } from '../../src/features/referrals/text/index.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { demoVisitor, signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'
import { readCode } from './read-code.ts'

const here = sharedSite()
const phone = (javaScript = true) => newVisitor(here.browser, { width: 390, height: 844, lang: 'th', javaScript })
const open = async (page: Page, path: string) => {
  await page.goto(new URL(path, here.site.url).href)
  await hydrated(page)
}
const withoutCookieCard = ({ context }: Visitor) =>
  context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])

/** An influencer on the invite page, whose device has a share sheet or not. */
async function inviter(share: boolean): Promise<Visitor> {
  const visitor = await phone()
  await withoutCookieCard(visitor)
  await signIn(visitor, here.site, 'influencer')
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: here.site.url })
  await visitor.page.addInitScript((has) => {
    const shared = async (data: unknown) => void Object.assign(window, { shared: data })
    Object.defineProperty(navigator, 'share', { value: has ? shared : undefined })
  }, share)
  await open(visitor.page, '/th/Influencer/inviteFriend')
  return visitor
}

describe('inviting a friend on a phone', () => {
  test('a shared link leads to a sign-up, also after visiting other pages, and the friend is in the list', async () => {
    const [t, e] = [await referralsText.load('th'), await authText.load('th')]
    const host = await inviter(true)
    await host.page.getByRole('link', { name: t.share }).click()
    await expect.poll(() => host.page.evaluate(() => 'shared' in window)).toBe(true)
    const { url, text } = await host.page.evaluate(
      () => (window as never as { shared: { url: string; text: string } }).shared,
    )
    const code = new URL(url).searchParams.get('ref') ?? ''
    expect(text).toContain(code)

    const friend = await phone()
    await withoutCookieCard(friend)
    const { page } = friend
    await open(page, url)
    expect(new URL(page.url()).pathname).toBe('/th/Influencer/signup')
    const invited = page.getByText(e.invitedBy.split('{name}')[1] as string)
    await invited.waitFor()
    await open(page, '/th/articles')
    await open(page, '/th/Influencer/signup')
    await invited.waitFor()
    await page.getByRole('button', { name: e.skipChannel }).click()
    expect(await page.getByLabel(e.refCode).inputValue()).toBe(code)
    await page.locator('input[name=terms]').check()
    await page.locator('input[name=PRIVACY_POLICY]').check()
    await page.getByRole('button', { name: e.continue }).click()
    const email = `friend-${newId().slice(-6)}@sign-up.test`
    await page.locator('#send-email').fill(email)
    await page.locator('#send-email').press('Enter')
    const cells = page.locator('input[autocomplete="one-time-code"]').first()
    await cells.waitFor()
    await cells.fill(await readCode(here, email))
    await page.locator('input[name=displayName]').fill('ฟ้า ทดสอบ')
    await page.locator('input[name=password]').fill('korat-mango-7-lamp')
    await page.getByRole('button', { name: e.createAccount }).click()
    await page.waitForURL('**/signup/success')
    expect(friend.complaints).toEqual([])
    await friend.leave()

    await host.page.reload()
    await hydrated(host.page)
    const row = host.page.getByRole('listitem').filter({ hasText: 'ฟ้า ทดสอบ' })
    expect(await row.textContent()).toContain(t.remind)
    expect(await host.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(host.complaints).toEqual([])
    await host.context.close()
  })

  test('without a share sheet the link is copied; the QR is shown and can be saved', async () => {
    const t = await referralsText.load('th')
    const { page, context, complaints } = await inviter(false)
    await page.getByRole('link', { name: t.share }).click()
    await page.getByRole('link', { name: t.copied }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`${here.site.url}/Influencer/signup?ref=`)
    await page.getByText(t.showQr).click()
    const save = page.locator('details a[href$="/referral/qr"]')
    await save.waitFor()
    const picture = await context.request.get(new URL((await save.getAttribute('href')) as string, here.site.url).href)
    expect(picture.headers()['content-type']).toBe('image/png')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('without script the link leads to LINE and the QR opens', async () => {
    const t = await referralsText.load('th')
    const visitor = await phone(false)
    await withoutCookieCard(visitor)
    await signIn(visitor, here.site, 'influencer')
    const { page } = visitor
    await page.goto(`${here.site.url}/th/Influencer/inviteFriend`)
    const href = await page.getByRole('link', { name: t.share }).getAttribute('href')
    expect(href).toMatch(/^https:\/\/line\.me\/R\/share\?text=/)
    await page.getByText(t.showQr).click()
    await page.locator('details', { hasText: t.showQr }).locator('img').waitFor()
    await visitor.leave()
  })
})

describe('an address that operators redirect', () => {
  test('is a 404 before, then a redirect to this site or another one', async () => {
    const ask = (path: string) => fetch(here.site.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
    expect((await ask('/th/vacancies')).status).toBe(404)
    const { context, leave } = await demoVisitor(here.browser, here.site, 'operator', 'th')
    const call = async (method: string, path: string, data?: object) => {
      const headers = { origin: here.site.url, 'idempotency-key': newId() }
      const answer = await context.request.fetch(here.site.url + path, { method, headers, ...(data && { data }) })
      if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
      return (await answer.json()).data
    }
    const at = (endpoint: { path: string }, id: string) => endpoint.path.replace('{id}', id)
    const targets = { th: 'https://jobs.example.com/talad', en: '/about' }
    let { id, revision } = await call('POST', contract.create.path.replace('{kind}', 'redirect'), { slug: 'vacancies' })
    for (const url of [targets.th, targets.en]) {
      const body = { revision, slug: 'vacancies', position: 0, doc: { name: { th: 'ร่วมงาน', en: 'Careers' }, url } }
      const saved = await call(contract.save.method, at(contract.save, id), body)
      revision = (await call('POST', at(contract.publish, saved.id), { revision: saved.revision })).revision
      id = saved.id
      const to = url.startsWith('/') ? `/th${url}` : url
      await expect.poll(async () => (await ask('/th/vacancies')).headers.get('location'), { timeout: 10_000 }).toBe(to)
      expect((await ask('/th/vacancies')).status).toBe(302)
    }
    await leave()
  })
})
