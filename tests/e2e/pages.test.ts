import type { RunOptions } from 'axe-core'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Lang } from '../../src/core/shapes.ts'
import { addAxe, violationsOf } from './axe.ts'
import { openBrowser, type Visitor } from './browser.ts'
import { demoVisitor, type Role } from './demo-visitor.ts'
import { overflowAtDoubleText } from './double-text.ts'
import { addressesOf } from './page-addresses.ts'
import { type RunningSite, startSite } from './site.ts'

const ROLES: readonly Role[] = ['open', 'influencer', 'marketer', 'operator']
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 992, height: 900 }
const DESKTOP = { width: 1440, height: 900 }
type Size = typeof PHONE
const THEMES = ['light', 'dark'] as const

/**
 * The dark theme differs only in colours. The style guide shows both themes next to each other, so each landmark occurs
 * twice there.
 */
function rulesOf(theme: (typeof THEMES)[number], lang: Lang, url: string): RunOptions {
  if (theme === 'dark') return { runOnly: ['color-contrast'] }
  const landmarks = { 'landmark-unique': { enabled: !url.includes('/styleguide') } }
  return { rules: { ...landmarks, 'color-contrast': { enabled: lang === 'th' } } }
}

interface Address {
  url: string
  status: number
}

/** Every page of a role; for visitors also pages without a route. */
async function allOf({ page }: Visitor, site: RunningSite, role: Role, lang: Lang): Promise<Address[]> {
  const found = await addressesOf(page, site.url, lang, role)
  const addresses = found.map((path) => ({ url: `${site.url}/${lang}${path && `/${path}`}`, status: 200 }))
  if (role !== 'open') return addresses
  return [
    ...addresses,
    { url: `${site.url}/${lang}/noSuchStall`, status: 404 },
    { url: `${site.url}/offline/${lang}`, status: 200 },
  ]
}

/**
 * The themes in which axe checks a page. Colours and structure are the same in both languages, and everything on a tablet
 * is also on a phone or a desktop. In Thai axe checks everything at the width that the role uses most, in English
 * everything except colours at the other width.
 */
function themesFor(size: Size, lang: Lang, role: Role): readonly (typeof THEMES)[number][] {
  const usual = role === 'influencer' ? PHONE : DESKTOP
  const other = usual === PHONE ? DESKTOP : PHONE
  if (lang === 'th') return size === usual ? THEMES : []
  return size === other ? ['light'] : []
}

/** Checks a page: its status, its width, also with large text, the findings of axe, and the browser's errors. */
async function checkPage(
  { page, complaints }: Visitor,
  { url, status }: Address,
  sizes: readonly Size[],
  lang: Lang,
  role: Role,
): Promise<string[]> {
  const found: string[] = []
  const before = complaints.length
  const answer = await page.goto(url, { waitUntil: 'load' })
  if (answer?.status() !== status) return [`status ${answer?.status()}`]
  await page.waitForFunction(() => {
    // The offline page has no scripts to wait for.
    return !document.querySelector('script[data-release]') || document.documentElement.dataset.ready === 'true'
  })
  await addAxe(page)
  // A stylesheet that is loaded twice causes a second layout of the whole page.
  const styles = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href.split('#')[0]))
  const labels = await page
    .locator('label')
    .evaluateAll(
      (all) => all.filter((one) => one.querySelectorAll('input, button, select, textarea').length > 1).length,
    )
  if (labels > 0) found.push('a label with two controls')
  if (new Set(styles).size < styles.length) found.push(`style more than once: ${styles.join(' ')}`)
  for (const size of sizes) {
    await page.setViewportSize(size)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) found.push(`${size.width} px: ${over} px too wide`)
    for (const theme of themesFor(size, lang, role)) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const violation of await violationsOf(page, rulesOf(theme, lang, url)))
        found.push(`${size.width} px ${theme}: ${violation}`)
    }
  }
  if (lang === 'th' && !url.includes('/styleguide')) {
    const over = await overflowAtDoubleText(page)
    if (over > 0) found.push(`text at 200 %: ${over} px too wide`)
  }
  return [...found, ...complaints.slice(before)]
}

/** Checks all pages of a role in a language. Returns the problems by page. */
async function checkAllPages(
  browser: Browser,
  site: RunningSite,
  role: Role,
  lang: Lang,
): Promise<Record<string, string[]>> {
  const visitor = await demoVisitor(browser, site, role, lang)
  const sizes = role === 'open' ? [PHONE, TABLET, DESKTOP] : [PHONE, DESKTOP]
  const problems: Record<string, string[]> = {}
  for (const address of await allOf(visitor, site, role, lang)) {
    const found = await checkPage(visitor, address, sizes, lang, role)
    if (found.length > 0) problems[`${role}: ${address.url.slice(site.url.length)}`] = found
  }
  await visitor.context.close()
  return problems
}

// The two languages run in parallel, because these checks take most of the browser suite's time.
describe.concurrent('every page', () => {
  let site: RunningSite
  let browser: Browser
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  }, 240_000)
  afterAll(async () => {
    await site?.remove()
  })

  test.each<[Lang, string]>([
    ['th', 'has no problems for any role, at any width, in both themes'],
    ['en', 'has no problems for any role, at any width'],
  ])(
    'in %s %s',
    async (lang) => {
      const problems: Record<string, string[]> = {}
      for (const role of ROLES) Object.assign(problems, await checkAllPages(browser, site, role, lang))
      expect(problems).toEqual({})
    },
    2_400_000,
  )
})
