import { generate } from 'otplib'
import { expect, test } from 'vitest'
import { matchRoute, routeTable } from '../../src/app/route-table.ts'
import { shellText } from '../../src/app/text/index.ts'
import type { Lang } from '../../src/core/shapes.ts'
import { entryText } from '../../src/features/accounts/text/index.ts'
import { approvalsText } from '../../src/features/approvals/text/index.ts'
import { jobActsText } from '../../src/features/jobs/text/acts/index.ts'
import { operatorText } from '../../src/features/operators/text/index.ts'
import { teamsText } from '../../src/features/teams/text/index.ts'
import { twoStepText } from '../../src/features/two-step/text/index.ts'
import { formatAmount, formatCredits } from '../../src/i18n/formats.ts'
import { fill } from '../../src/i18n/messages.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'
import { addressesOf } from './page-addresses.ts'
import { readLink } from './read-code.ts'

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

/** The owner invites an e-mail on the page; returns the path of the link in it. */
async function invite(owner: Visitor, email: string, role: string): Promise<string> {
  const t = await teamsText.load('th')
  await open(owner, '/th/Marketer/team')
  await owner.page.getByLabel(t.email).fill(email)
  await owner.page.locator('form[id=invite] select, form:has(input[name=email]) select').first().selectOption(role)
  await owner.page.getByRole('button', { name: t.send, exact: true }).click()
  await owner.page.getByRole('status').getByText(email).waitFor()
  return readLink(here, email)
}

/** The invited person joins on a phone, in English, and lands in the marketer's account. */
async function join(person: Visitor, path: string, name: string): Promise<void> {
  const t = await teamsText.load('en')
  const entry = await entryText.load('en')
  await open(person, `/en${path}`)
  await expectSound(person)
  const { page } = person
  await page.getByLabel(t.name).fill(name)
  await page.getByLabel(t.newPassword, { exact: true }).fill(PASSWORD)
  for (const box of [entry.consentTerms, entry.consentPrivacy]) await page.getByLabel(box).check()
  await page.getByRole('button', { name: t.join }).click()
  await page.waitForURL('**/Marketer/dashboard')
}

/** Sets up two-step verification on its page; returns the recovery codes. */
async function setUpTwoStep(person: Visitor): Promise<string[]> {
  const t = await twoStepText.load('en')
  const { page } = person
  await open(person, '/en/Marketer/twoStep')
  await page.getByLabel(t.password, { exact: true }).fill(PASSWORD)
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

/** Forms that change something for the account, or for one's own login only, and buttons and links beyond the role. */
const readPage = () => {
  const isOpen = (button: Element) => !button.matches(':disabled')
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[method=post]')]
  return {
    sent: forms
      .filter((form) => [...form.elements].some((part) => part.matches('[type=submit]') && isOpen(part)))
      .map((form) => form.querySelector<HTMLInputElement>('[name=intent]')?.value ?? form.getAttribute('action') ?? ''),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => new URL(link.href).pathname),
    locked: document.querySelector('main [data-locked]') !== null,
    explained: [...document.querySelectorAll('main [role=note]')].some((note) => note.getClientRects().length > 0),
  }
}

/** The menu under the picture is on every page; nobody loses the way out of a team. */
const isOwn = (address: string, intent: string): boolean =>
  matchRoute(`/en/${address}`)?.acts === 'self' ||
  /\/(preferences|logout)$/.test(intent) ||
  (address === 'Marketer/team' && intent === 'leave')

/** Somebody lost the app: one operator asks for the reset on the page of the user, another approves it. */
async function loseTheApp(person: Visitor, email: string): Promise<void> {
  const [t, a] = [await operatorText.load('th'), await approvalsText.load('th')]
  const [first, second] = [await visitor('th', 1440), await visitor('th', 1440)]
  await signIn(first, here.site, 'operator')
  await signIn(second, here.site, 'operator', 'operator2@demo.talad.test')
  await open(first, `/th/Operator/user?q=${encodeURIComponent(email)}`)
  await first.page.getByRole('link', { name: 'Wanna' }).first().click()
  await first.page.getByText(t.twoStepReset, { exact: true }).click()
  await first.page.getByLabel(t.twoStepCheck).fill('วิดีโอคอล เทียบบัตรประชาชน')
  await expectSound(first)
  await first.page.getByRole('button', { name: t.twoStepAsk }).click()
  await first.page.getByText(t.twoStepWaits).waitFor()
  await open(second, '/th/Operator/approval')
  await second.page.getByText(email).waitFor()
  await second.page.getByRole('button', { name: a.approve, exact: true }).click()
  await second.page.getByRole('heading', { name: a.empty }).waitFor()
  // The person is logged out everywhere.
  await person.page.goto(`${here.site.url}/en/Marketer/team`)
  await person.page.waitForURL('**/Marketer/login?**')
  for (const each of [first, second]) {
    expect(each.complaints).toEqual([])
    await each.leave()
  }
}

interface Applicant {
  id: string
  campaignId: string
  toHold: number
}

/** Somebody who waits for the demo's brand. */
async function findApplicant({ context }: Visitor): Promise<Applicant> {
  const read = async (path: string) => (await (await context.request.get(here.site.url + path)).json()).data
  for (const { id: campaignId } of await read('/api/campaigns?status=live')) {
    const [job] = await read(`/api/campaigns/${campaignId}/applicants?matched=true&limit=1`)
    if (job?.toHold) return { id: job.id, campaignId, toHold: job.toHold }
  }
  throw new Error('nobody has applied')
}

test('an owner invites, the member accepts over the limit on a phone, and finance approves', async () => {
  const [th, en, acts] = [await teamsText.load('th'), await teamsText.load('en'), await jobActsText.load('en')]
  const owner = await visitor('th', 1440)
  await signIn(owner, here.site, 'marketer')
  const toManager = await invite(owner, 'prim@example.com', 'campaignManager')
  await expectSound(owner)
  const toFinance = await invite(owner, 'wanna@example.com', 'finance')
  await owner.page.getByLabel(th.perAct).fill('1')
  await owner.page.getByRole('button', { name: th.saveLimits }).click()
  const { id, campaignId, toHold } = await findApplicant(owner)

  const manager = await visitor('en', 390)
  await join(manager, toManager, 'Prim')
  // Only what the role may do is in the menu.
  await open(manager, '/en/Marketer/team')
  await expectSound(manager)
  expect(await manager.page.locator('a[href="/en/Marketer/developer"]').count()).toBe(0)
  expect((await manager.page.goto(`${here.site.url}/en/Marketer/buyCredit`))?.status()).toBe(404)
  await open(manager, `/en/Marketer/manageCampaign/${campaignId}/applicants?job=${id}`)
  // An English page shows the name in Latin letters.
  const button = acts.acceptAndHold.replace('{amount}', formatAmount(toHold)).split('{name}').at(-1) as string
  await manager.page.getByRole('button', { name: button }).first().click()
  await manager.page
    .getByRole('alert')
    .getByText(/over your limit/)
    .first()
    .waitFor()
  expect(
    await owner.page.evaluate(async (path) => (await (await fetch(path)).json()).data.status, `/api/jobs/${id}`),
  ).toBe('MATCHED')

  const finance = await visitor('en', 390)
  await join(finance, toFinance, 'Wanna')
  const [recoveryCode = ''] = await setUpTwoStep(finance)
  await open(finance, '/en/Marketer/team')
  await finance.page.getByText(en.waitingHolds).first().waitFor()
  await expectSound(finance)
  await finance.page.getByLabel(en.code).fill(recoveryCode)
  await finance.page
    .getByRole('button', { name: fill(en.approve, { amount: formatCredits(toHold) }) })
    .first()
    .click()
  await finance.page.getByText(en.approved).waitFor()
  await expect
    .poll(async () => (await (await owner.context.request.get(`${here.site.url}/api/jobs/${id}`)).json()).data.status)
    .toBe('ASSIGN')

  await open(owner, '/th/Marketer/team')
  await owner.page.getByText('Wanna').first().waitFor()
  await expectSound(owner)
  await loseTheApp(finance, 'wanna@example.com')
  for (const each of [owner, manager, finance]) {
    expect(each.complaints.filter((complaint) => !/404|409/.test(complaint))).toEqual([])
    await each.leave()
  }
})

test('a viewer finds on no page a form to send or a link to open beyond the role, and reads why', async () => {
  const shell = await shellText.load('en')
  const owner = await visitor('th', 1440)
  await signIn(owner, here.site, 'marketer')
  const path = await invite(owner, 'chai@example.com', 'viewer')
  const viewer = await visitor('en', 1440)
  await join(viewer, path, 'Chai')
  const beyond = routeTable.filter(({ guard, permission }) => guard === 'marketer' && permission)
  const closed = beyond.map((route) => new RegExp(`^/en/${route.path.replace(/:\w+/g, '[^/]+')}$`))
  const mayNotOpen = new Set(beyond.map(({ path: of }) => of))
  const addresses = (await addressesOf(owner.page, here.site.url, 'th', 'marketer')).filter((address) => {
    const row = matchRoute(`/th/${address}`)
    return row?.layout === 'app' && !mayNotOpen.has(row.path)
  })
  // All forms and links are there without script.
  const plain = await newVisitor(here.browser, { lang: 'en', javaScript: false })
  await plain.context.addCookies(await viewer.context.cookies())
  await plain.context.route(/\.(woff2|svg|png|jpe?g|webp|avif)|\/media\//, (route) => route.abort())
  const problems: string[] = []
  for (const address of addresses) {
    await plain.page.goto(`${here.site.url}/en/${address}`)
    const { sent, links, locked, explained } = await plain.page.evaluate(readPage)
    for (const intent of sent) if (!isOwn(address, intent)) problems.push(`${address}: ${intent} can be sent`)
    for (const link of links)
      if (closed.some((pattern) => pattern.test(link))) problems.push(`${address}: leads to ${link}`)
    if (locked !== explained) problems.push(`${address}: ${locked ? 'does not say why' : 'says why for nothing'}`)
  }
  expect(problems).toEqual([])
  await open(viewer, '/en/Marketer/shortlist')
  await viewer.page.getByText(shell.locked).waitFor()
  await expectSound(viewer)
  expect(viewer.complaints).toEqual([])
  for (const each of [owner, viewer, plain]) await each.leave()
}, 240_000)
