import { generate } from 'otplib'
import { expect, test } from 'vitest'
import { matchRoute, routeTable } from '../../src/app/route-table.ts'
import { shellText } from '../../src/app/text/index.ts'
import type { Lang } from '../../src/core/shapes.ts'
import { authText } from '../../src/features/accounts/text/index.ts'
import { approvalsText } from '../../src/features/approvals/text/index.ts'
import { jobActsText } from '../../src/features/jobs/text/acts/index.ts'
import { operatorText } from '../../src/features/operators/text/index.ts'
import { teamsText } from '../../src/features/teams/text/index.ts'
import { errors as twoStepErrors } from '../../src/features/two-step/errors.ts'
import { codeText } from '../../src/features/two-step/text/code.ts'
import { twoStepText } from '../../src/features/two-step/text/index.ts'
import { formatAmount, formatCredits } from '../../src/i18n/formats.ts'
import { fill } from '../../src/i18n/messages.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { DEMO_PASSWORD, signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'
import { addressesOf } from './page-addresses.ts'
import { readLink } from './read-code.ts'
import { waysOf } from './ways.ts'

const here = siteAndBrowser()
const PASSWORD = 'korat-mango-7-lamp'

async function visitor(lang: Lang, width: number): Promise<Visitor> {
  const made = await newVisitor(here.browser, { width, height: 900, lang })
  await made.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  return made
}

async function open({ page }: Visitor, path: string): Promise<void> {
  await page.goto(here.site.url + path)
  await hydrated(page)
}

/** The owner invites an email address on the page. Returns the path of the link in the invitation. */
async function invite(owner: Visitor, lang: Lang, email: string, role: string): Promise<string> {
  const t = await teamsText.load(lang)
  await open(owner, `/${lang}/Marketer/team`)
  await owner.page.getByLabel(t.email).fill(email)
  await owner.page.locator('form[id=invite] select, form:has(input[name=email]) select').first().selectOption(role)
  await owner.page.getByRole('button', { name: t.send, exact: true }).click()
  await owner.page.getByRole('status').getByText(email).waitFor()
  return readLink(here, email)
}

/** The invited person joins and is led to the marketer's account. */
async function join(person: Visitor, lang: Lang, path: string, name: string): Promise<void> {
  const t = await teamsText.load(lang)
  const entry = await authText.load(lang)
  await open(person, `/${lang}${path}`)
  await expectSound(person)
  const { page } = person
  await page.getByLabel(t.name).fill(name)
  await page.getByLabel(t.newPassword, { exact: true }).fill(PASSWORD)
  for (const box of [entry.consentTerms, entry.consentPrivacy]) await page.getByLabel(box).check()
  await page.getByRole('button', { name: t.join }).click()
  await page.waitForURL('**/Marketer/dashboard')
}

/** Sets up two-step verification on the open page. Returns the recovery codes. */
async function setUpTwoStep(person: Visitor, lang: Lang, password = PASSWORD): Promise<string[]> {
  const t = await twoStepText.load(lang)
  const { page } = person
  await page.getByLabel(t.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.start }).click()
  await page.getByRole('img', { name: t.qr }).waitFor()
  await expectSound(person)
  const secret = (await page.locator('main p code').textContent()) ?? ''
  await page.getByLabel(t.code).fill(await generate({ secret }))
  await page.getByRole('button', { name: t.confirm }).click()
  await page.getByText(t.codes).waitFor()
  await expectSound(person)
  return page.locator('main li code').allTextContents()
}

/** The forms that can be sent, the links, and the locked elements of the page. */
const readPage = () => {
  const isOpen = (button: Element) => !button.matches(':disabled')
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[method=post]')]
  const grey = document.body.appendChild(document.createElement('span'))
  grey.style.color = 'var(--ink-disabled)'
  const colour = (element: Element) => getComputedStyle(element).color
  return {
    sent: forms
      .filter((form) => [...form.elements].some((part) => part.matches('[type=submit]') && isOpen(part)))
      .map((form) => form.querySelector<HTMLInputElement>('[name=intent]')?.value ?? form.getAttribute('action') ?? ''),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => new URL(link.href).pathname),
    locked: document.querySelector('main [data-locked]') !== null,
    green: [...document.querySelectorAll('main a[data-locked]')].filter((link) => colour(link) !== colour(grey)).length,
    explained: [...document.querySelectorAll('main [role=note]')].some((note) => note.getClientRects().length > 0),
  }
}

/** Forms that every member may send: those that concern their own login, and leaving the team. */
const isOwn = (address: string, intent: string): boolean =>
  matchRoute(`/en/${address}`)?.acts === 'self' ||
  /\/(preferences|logout)$/.test(intent) ||
  (address === 'Marketer/team' && intent === 'leave')

const SECOND = 'operator2@demo.talad.test'

/** An operator with two-step verification logs in on the page: the input stays while the code is added. */
async function logInWithCode(code: string): Promise<void> {
  const [t, words] = [await authText.load('en'), await codeText.load('en')]
  const person = await visitor('en', 390)
  const { page } = person
  await open(person, '/en/Operator/login?next=/en/Operator/approval')
  await page.getByLabel(t.email).fill(SECOND)
  await page.getByLabel(t.password, { exact: true }).fill(DEMO_PASSWORD)
  expect(await page.getByLabel(words.code).count()).toBe(0)
  const logIn = page.getByRole('button', { name: t.logIn, exact: true })
  await logIn.click()
  await page.getByLabel(words.code).waitFor()
  expect(await page.getByLabel(t.password, { exact: true }).inputValue()).toBe(DEMO_PASSWORD)
  await expectSound(person)
  await page.getByLabel(words.code).fill('000000')
  await logIn.click()
  await page.getByText(twoStepErrors.two_step_wrong.en).first().waitFor()
  await expectSound(person)
  expect(await page.getByLabel(t.password, { exact: true }).inputValue()).toBe(DEMO_PASSWORD)
  await page.getByLabel(words.code).fill(code)
  await logIn.click()
  await page.waitForURL('**/en/Operator/approval')
  expect(person.complaints.filter((complaint) => !/401|422/.test(complaint))).toEqual([])
  await person.leave()
}

/**
 * Somebody lost the app: one operator requests the reset on the page of the user; another sets up two-step verification
 * and approves the reset with a code.
 */
async function loseTheApp(person: Visitor, email: string): Promise<void> {
  const [t, a, words] = [await operatorText.load('th'), await approvalsText.load('th'), await codeText.load('th')]
  const [first, second] = [await visitor('th', 1440), await visitor('th', 1440)]
  await signIn(first, here.site, 'operator')
  await signIn(second, here.site, 'operator', SECOND)
  await open(first, `/th/Operator/user?q=${encodeURIComponent(email)}`)
  await first.page.getByRole('link', { name: 'Wanna' }).first().click()
  await first.page.getByText(t.twoStepReset, { exact: true }).click()
  await first.page.getByLabel(t.twoStepCheck).fill('วิดีโอคอล เทียบบัตรประชาชน')
  await expectSound(first)
  await first.page.getByRole('button', { name: t.twoStepAsk }).click()
  await first.page.getByText(t.twoStepWaits).waitFor()
  await open(second, '/th/Operator/approval')
  await second.page.getByText(email).waitFor()
  expect(await second.page.getByRole('button', { name: a.approve, exact: true }).count()).toBe(0)
  await second.page.getByRole('link', { name: words.setUpToApprove }).click()
  await second.page.waitForURL('**/th/Operator/twoStep')
  await hydrated(second.page)
  const [code = '', toLogIn = ''] = await setUpTwoStep(second, 'th', DEMO_PASSWORD)
  await open(second, '/th/Operator/approval')
  const approve = second.page.getByRole('button', { name: a.approve, exact: true })
  await second.page.getByLabel(words.code).fill('000000')
  await approve.click()
  await second.page.getByText(twoStepErrors.two_step_wrong.th).first().waitFor()
  await expectSound(second)
  await second.page.getByLabel(words.code).fill(code)
  await approve.click()
  await second.page.getByRole('heading', { name: a.empty }).waitFor()
  await logInWithCode(toLogIn)
  // The person is logged out on all devices.
  await person.page.goto(`${here.site.url}/en/Marketer/team`)
  await person.page.waitForURL('**/Marketer/login?**')
  for (const each of [first, second]) {
    expect(each.complaints.filter((complaint) => !/422/.test(complaint))).toEqual([])
    await each.leave()
  }
}

interface Applicant {
  id: string
  campaignId: string
  toHold: number
}

/** An applicant who waits for the demo's brand. */
async function findApplicant({ context }: Visitor): Promise<Applicant> {
  const read = async (path: string) => (await (await context.request.get(here.site.url + path)).json()).data
  for (const { id: campaignId } of await read('/api/campaigns?status=live')) {
    const [job] = await read(`/api/campaigns/${campaignId}/applicants?matched=true&limit=1`)
    if (job?.toHold) return { id: job.id, campaignId, toHold: job.toHold }
  }
  throw new Error('nobody has applied')
}

test.each(waysOf({ lang: 'en', width: 390 }))(
  'a member accepts over the limit and finance approves ($lang, $width); the owner sees it in the other language and width',
  async ({ lang, width }) => {
    const own = { lang: lang === 'en' ? 'th' : 'en', width: width === 390 ? 1440 : 390 } as const
    const [o, t] = await Promise.all([teamsText.load(own.lang), teamsText.load(lang)])
    const [acts, code] = await Promise.all([jobActsText.load(lang), codeText.load(lang)])
    const owner = await visitor(own.lang, own.width)
    await signIn(owner, here.site, 'marketer')
    const financeEmail = `wanna-${lang}-${width}@example.com`
    const toManager = await invite(owner, own.lang, `prim-${lang}-${width}@example.com`, 'campaignManager')
    await expectSound(owner)
    const toFinance = await invite(owner, own.lang, financeEmail, 'finance')
    await owner.page.getByLabel(o.perAct).fill('1')
    await owner.page.getByRole('button', { name: o.saveLimits }).click()
    const { id, campaignId, toHold } = await findApplicant(owner)

    const manager = await visitor(lang, width)
    await join(manager, lang, toManager, 'Prim')
    // The menu contains only what the role may do.
    await open(manager, `/${lang}/Marketer/team`)
    await expectSound(manager)
    expect(await manager.page.locator('a[href$="/Marketer/developer"]').count()).toBe(0)
    expect((await manager.page.goto(`${here.site.url}/${lang}/Marketer/buyCredit`))?.status()).toBe(404)
    await open(manager, `/${lang}/Marketer/manageCampaign/${campaignId}/applicants?job=${id}`)
    // The name comes before the amount, in the script of the page's language.
    const button = acts.acceptAndHold.replace('{amount}', formatAmount(toHold)).split('{name}').at(-1) as string
    await manager.page.getByRole('button', { name: button }).first().click()
    await manager.page
      .getByRole('alert')
      .getByText(lang === 'en' ? /over your limit/ : /เกินวงเงิน/)
      .first()
      .waitFor()
    expect(
      await owner.page.evaluate(async (path) => (await (await fetch(path)).json()).data.status, `/api/jobs/${id}`),
    ).toBe('MATCHED')

    const finance = await visitor(lang, width)
    await join(finance, lang, toFinance, 'Wanna')
    await open(finance, `/${lang}/Marketer/twoStep`)
    const [recoveryCode = ''] = await setUpTwoStep(finance, lang)
    await open(finance, `/${lang}/Marketer/team`)
    await finance.page.getByText(t.waitingHolds).first().waitFor()
    await expectSound(finance)
    await finance.page.getByLabel(code.code).fill(recoveryCode)
    await finance.page
      .getByRole('button', { name: fill(t.approve, { amount: formatCredits(toHold) }) })
      .first()
      .click()
    await finance.page.getByText(t.approved).waitFor()
    await expect
      .poll(async () => (await (await owner.context.request.get(`${here.site.url}/api/jobs/${id}`)).json()).data.status)
      .toBe('ASSIGN')

    await open(owner, `/${own.lang}/Marketer/team`)
    await owner.page.getByText('Wanna').first().waitFor()
    await expectSound(owner)
    await loseTheApp(finance, financeEmail)
    for (const each of [owner, manager, finance]) {
      expect(each.complaints.filter((complaint) => !/404|409/.test(complaint))).toEqual([])
      await each.leave()
    }
  },
)

test('a viewer finds no form or link beyond the role on any page, and sees why', async () => {
  const shell = await shellText.load('en')
  const owner = await visitor('th', 1440)
  await signIn(owner, here.site, 'marketer')
  const path = await invite(owner, 'th', 'chai@example.com', 'viewer')
  const viewer = await visitor('en', 1440)
  await join(viewer, 'en', path, 'Chai')
  const beyond = routeTable.filter(({ guard, permission }) => guard === 'marketer' && permission)
  const closed = beyond.map((route) => new RegExp(`^/en/${route.path.replace(/:\w+/g, '[^/]+')}$`))
  const mayNotOpen = new Set(beyond.map(({ path: of }) => of))
  const addresses = (await addressesOf(owner.page, here.site.url, 'th', 'marketer')).filter((address) => {
    const row = matchRoute(`/th/${address}`)
    return row?.layout === 'app' && !mayNotOpen.has(row.path)
  })
  // Without scripts all forms and links are in the page.
  const plain = await newVisitor(here.browser, { lang: 'en', javaScript: false })
  await plain.context.addCookies(await viewer.context.cookies())
  await plain.context.route(/\.(woff2|svg|png|jpe?g|webp|avif)|\/media\//, (route) => route.abort())
  const problems: string[] = []
  for (const address of addresses) {
    await plain.page.goto(`${here.site.url}/en/${address}`)
    const { sent, links, locked, green, explained } = await plain.page.evaluate(readPage)
    for (const intent of sent) if (!isOwn(address, intent)) problems.push(`${address}: ${intent} can be sent`)
    for (const link of links)
      if (closed.some((pattern) => pattern.test(link))) problems.push(`${address}: leads to ${link}`)
    if (green > 0) problems.push(`${address}: ${green} locked links are not grey`)
    if (locked !== explained) problems.push(`${address}: ${locked ? 'does not say why' : 'says why for nothing'}`)
  }
  expect(problems).toEqual([])
  await open(viewer, '/en/Marketer/shortlist')
  await viewer.page.getByText(shell.locked).waitFor()
  await expectSound(viewer)
  expect(viewer.complaints).toEqual([])
  for (const each of [owner, viewer, plain]) await each.leave()
}, 240_000)
