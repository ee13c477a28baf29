import { describe, expect, test } from 'vitest'
import { RESTRICTED_STATUSES } from '../features/accounts/rules/status.ts'
import { consentPage, guardOf, needsConsent } from './guards.ts'
import { matchRoute, routeTable } from './route-table.ts'

const here = (path: string) => ({ pathname: `/en/${path}`, search: '' })
const marketer = (status: string) => ({
  scope: 'marketer' as const,
  status,
  talentManager: false,
  agency: true,
  limited: false,
  permissions: null,
})

describe.each(RESTRICTED_STATUSES)('a brand whose account is %s', (status) => {
  const own = routeTable.filter((row) => row.guard === 'marketer')
  test.each(own.map((row) => row.path))('on %s', (path) => {
    const row = routeTable.find((one) => one.path === path)
    const open = ['Marketer/usageStatement', 'Marketer/document', 'Marketer/personalData']
    const openToExpired = status === 'expired' ? ['Marketer/taxCertificate'] : []
    const expected = [...open, ...openToExpired].includes(path) ? null : { to: `/en/Marketer/${status}` }
    expect(row && guardOf(row, here(path), 'en', marketer(status))).toEqual(expected)
  })

  test('can open its status page and the public pages, and can log out', () => {
    for (const path of [`Marketer/${status}`, 'contact', 'faq', 'logout', 'termsOfUse']) {
      const row = matchRoute(`/en/${path}`)
      expect(row && guardOf(row, here(path), 'en', marketer(status)), path).toBeNull()
    }
  })
})

describe.each(['suspended', 'permanently'])('an influencer whose account is %s', (status) => {
  const viewer = { ...marketer(status), scope: 'influencer' as const, talentManager: true }
  const own = routeTable.filter((row) => row.guard === 'influencer')
  test.each(own.map((row) => row.path))('on %s', (path) => {
    const row = routeTable.find((one) => one.path === path)
    const open = ['Influencer/statement', 'Influencer/personalData', 'Influencer/vatInvoice', 'Influencer/brandJob/:id']
    const expected = open.includes(path) ? null : { to: `/en/Influencer/${status}` }
    expect(row && guardOf(row, here(path), 'en', viewer)).toEqual(expected)
  })

  test('can open its status page and the public pages, and can log out', () => {
    for (const path of [`Influencer/${status}`, 'contact', 'faq', 'logout', 'termsOfUse']) {
      const row = matchRoute(`/en/${path}`)
      expect(row && guardOf(row, here(path), 'en', viewer), path).toBeNull()
    }
  })
})

test('an active brand opens every marketer page; another role gets the 404 page, a visitor the login', () => {
  for (const row of routeTable.filter(({ guard }) => guard === 'marketer')) {
    expect(guardOf(row, here(row.path), 'en', marketer('active'))).toBeNull()
    expect(
      guardOf(row, here(row.path), 'en', { ...marketer('active'), scope: 'influencer', talentManager: true }),
    ).toBe('not_found')
    expect(guardOf(row, here(row.path), 'en', { ...marketer(''), scope: 'open' })).toEqual({
      to: `/en/Marketer/login?next=${encodeURIComponent(`/en/${row.path}`)}`,
    })
  }
})

test('a team member opens only the pages that their permissions allow', () => {
  const viewer = { ...marketer('active'), permissions: ['read', 'finance', 'self'] as const }
  const open = (path: string) => guardOf(matchRoute(`/en/${path}`)!, here(path), 'en', viewer)
  for (const path of [
    'Marketer/dashboard',
    'Marketer/team',
    'Marketer/buyCredit',
    'Marketer/sessions',
    'Marketer/personalData',
  ])
    expect(open(path), path).toBeNull()
  for (const path of ['Marketer/account', 'Marketer/developer', 'Marketer/deactivate', 'Marketer/manageCampaign/new'])
    expect(open(path), path).toBe('not_found')
})

describe('changed consents', () => {
  const person = (scope: 'influencer' | 'marketer' | 'operator' | 'open', status = 'active') => ({ scope, status })
  test('block every page of both roles except the consent page, personal data and account closing', () => {
    for (const scope of ['influencer', 'marketer'] as const) {
      const free = routeTable.filter((row) => row.guard === scope && !needsConsent(row, person(scope)))
      const role = scope === 'influencer' ? 'Influencer' : 'Marketer'
      expect(
        free.every(({ path }) =>
          [`${role}/acceptConsent`, `${role}/deactivate`, `${role}/personalData`].includes(path),
        ),
      ).toBe(true)
      expect(free.map(({ path }) => path)).toContain(`${role}/acceptConsent`)
    }
  })
  test('never block public pages, operators, visitors or inactive accounts', () => {
    const row = matchRoute('/th/Influencer/account')!
    expect(needsConsent(matchRoute('/th/faq')!, person('influencer'))).toBe(false)
    for (const viewer of [person('operator'), person('open'), person('marketer', 'expired')])
      expect(needsConsent(row, viewer)).toBe(false)
  })
  test('keep the requested page for the redirect afterwards', () => {
    expect(consentPage('th', 'influencer', { pathname: '/th/Influencer/brandJob', search: '?filter=all' })).toBe(
      '/th/Influencer/acceptConsent?next=%2Fth%2FInfluencer%2FbrandJob%3Ffilter%3Dall',
    )
  })
})

test('only an agency opens the page of its brands', () => {
  const row = matchRoute('/th/Marketer/brand')
  expect(row && guardOf(row, here(row.path), 'th', marketer('active'))).toBeNull()
  expect(row && guardOf(row, here(row.path), 'th', { ...marketer('active'), agency: false })).toBe('not_found')
})

test('a team member who is limited to brands opens campaign pages, but not pages about the whole account', () => {
  const viewer = { ...marketer('active'), limited: true, permissions: ['read', 'campaigns', 'self'] as const }
  const seen = (path: string) => {
    const row = matchRoute(`/th/${path}`)
    return row && guardOf(row, here(path), 'th', viewer)
  }
  for (const path of [
    'manageCampaign',
    'job',
    'inbox',
    'findInfluencer',
    'shortlist',
    'shortlist/0198f0c0-0000-7000-8000-000000000000',
    'calendar',
    'brand',
    'team',
    'sessions',
    'personalData',
  ])
    expect(seen(`Marketer/${path}`), path).toBeNull()
  for (const path of ['credit', 'usageStatement', 'document', 'packageBalance', 'savedSearch', 'blockedInfluencer'])
    expect(seen(`Marketer/${path}`), path).toBe('not_found')
  expect(seen('Marketer/dashboard')).toEqual({ to: '/th/Marketer/manageCampaign' })
})
