import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildContent } from '../../../tests/content-factory.ts'
import { buildInfluencer, buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp, testConfig } from '../../../tests/harness.ts'
import { publishConsent } from '../../../tests/published-consents.ts'
import { contract as desk } from '../content/contract.ts'
import type { Doc, Kind } from '../content/kinds.ts'
import { indexedItemOf } from '../content/publication/indexed-item.ts'
import { emptyDoc } from '../content/rules/empty.ts'
import { contract } from './contract.ts'
import { readPublicThings } from './service.ts'
import { readSiteChrome, watchSiteChrome } from './service-chrome.ts'

let app: TestApp
let as: Awaited<ReturnType<TestApp['callerOf']>>
beforeAll(async () => {
  app = await openTestApp()
  as = await app.callerOf((await buildOperator(app.db)).id)
})
afterAll(() => app.close())

/** Publishes a document as an operator. */
async function publish<K extends Kind>(kind: K, slug: string, doc: Partial<Doc<K>>) {
  const made = await app.call(desk.create, { as, params: { kind }, body: { slug } })
  const saved = await app.call(desk.save, {
    as,
    params: { id: made.body.data.id },
    body: { revision: made.body.data.revision, doc: { ...emptyDoc(kind), ...doc } },
  })
  const { id, revision } = saved.body.data
  expect((await app.call(desk.publish, { as, params: { id }, body: { revision } })).status).toBe(200)
}
const words = (th: string, en = '') => ({ th, en })
const seo = (page: string, locale: 'th' | 'en' | 'id' | 'es' | 'co', section?: string) =>
  app.call(contract.seo, { params: { page, locale }, query: section === undefined ? {} : { section } })

describe('page metadata', () => {
  test('the section selects between pages with the same name; without it the texts are neutral', async () => {
    expect((await seo('signup', 'en', 'Marketer')).body.data.title).toBe('Sign up as a brand')
    expect((await seo('signup', 'en', 'Influencer')).body.data.title).toBe('Sign up as a creator')
    expect((await seo('signup', 'en')).body.data.title).toBe('Sign up')
  })

  test('metadata published by an operator is used at once, with the section first', async () => {
    await publish('metadata', 'faq', {
      page: 'faq',
      title: words('ถามตอบ', 'Ask us'),
      description: words('คำอธิบาย'),
      keywords: words('ก, ข'),
    })
    const thai = (await seo('faq', 'th', 'faq')).body.data
    expect(thai).toMatchObject({
      title: 'ถามตอบ',
      description: 'คำอธิบาย',
      keywords: 'ก, ข',
      image: '/share/th/faq.png',
    })
    // There is no English description, so the Thai one is used.
    expect((await seo('faq', 'en', 'faq')).body.data).toMatchObject({ title: 'Ask us', description: 'คำอธิบาย' })
    await publish('metadata', 'marketer-signup', {
      page: 'signup',
      section: 'Marketer',
      title: words('แบรนด์มาทางนี้'),
      description: words('คำอธิบาย'),
    })
    expect((await seo('signup', 'th', 'Marketer')).body.data.title).toBe('แบรนด์มาทางนี้')
    expect((await seo('signup', 'th', 'Influencer')).body.data.title).toBe('สมัครเป็นครีเอเตอร์')
  })

  test('locales en, id, es and co get English; both addresses return the same', async () => {
    for (const locale of ['en', 'id', 'es', 'co'] as const)
      expect((await seo('about', locale)).body.data.title).toBe('About Talad')
    const other = await app.call(contract.seoPage, { params: { page: 'about', locale: 'th' } })
    expect(other.body.data).toEqual((await seo('about', 'th')).body.data)
  })

  test('a page that does not exist is a 404', async () => {
    expect((await seo('no-such-page', 'th')).status).toBe(404)
  })
})

describe('site configuration', () => {
  const config = async (lang: 'th' | 'en' = 'en') => (await app.call(contract.config, { lang })).body.data

  test('offers Thailand with th and en, baht, Bangkok, and the footer’s links', async () => {
    expect(await config()).toMatchObject({
      countries: [
        {
          code: 'TH',
          name: 'Thailand',
          tag: 'th-TH',
          languages: [
            { code: 'th', tag: 'th-TH' },
            { code: 'en', tag: 'en-US' },
          ],
        },
      ],
      currency: 'THB',
      timeZone: 'Asia/Bangkok',
      numberLocale: 'en',
      social: testConfig.social,
      release: 'test',
      consent: { categories: ['necessary', 'analytics', 'marketing'], maxAge: 31_536_000 },
    })
  })

  test('lists the apps with their versions, iOS 1.1.2 and Android 1.1.3, and no documents', async () => {
    for (const [slug, platform, version] of [
      ['ios', 'ios', '1.1.2'],
      ['android', 'android', '1.1.3'],
      ['guide', 'document', ''],
    ] as const)
      await publish('download', slug, { title: words(slug), platform, version, url: 'https://example.com/app' })
    const { apps } = await config()
    expect(apps.map(({ platform, version, path }) => `${platform} ${version} ${path}`).sort()).toEqual([
      'android 1.1.3 Download/android',
      'ios 1.1.2 Download/ios',
    ])
  })

  test('shows the maintenance notice only on its days, with a new version when its texts change', async () => {
    expect((await config()).notice).toBeNull()
    await publish('notice', 'now', {
      name: '{token}',
      text: words('{token} ปิด {date}', '{token} rests {date}'),
      showFrom: '2025-11-20',
      showUntil: '2025-11-22',
      windowDay: '2025-11-22',
      windowFrom: '1:00',
      windowUntil: '6:00',
    })
    const { notice } = await config('th')
    expect(notice).toMatchObject({ name: 'Talad', text: 'Talad ปิด 22 พ.ย. 2568' })
    expect((await config('en')).notice).toMatchObject({ text: 'Talad rests 22 Nov 2025', version: notice?.version })
  })
})

describe('lists', () => {
  test('countries and nationalities have id, code, name and icon; Thailand is 209', async () => {
    for (const endpoint of [contract.countries, contract.nationalities]) {
      const { data } = (await app.call(endpoint, { params: { x: 'th' } })).body
      expect(data[0]).toEqual({ id: 209, code: 'TH', name: 'ไทย', icon: 'th' })
      expect(data.every(({ code, icon }) => icon === code.toLowerCase())).toBe(true)
      expect(data.length).toBeGreaterThan(190)
    }
  })

  test('pixel data is empty by default', async () => {
    expect((await app.call(contract.pixels)).body.data).toEqual([])
  })

  test('keywords returns the topics of a comma-separated list and ignores unknown ones', async () => {
    const { data } = (await app.call(contract.keywords, { params: { list: 'food,none,beauty' } })).body
    expect(data).toEqual([
      { tag: 'beauty', name: 'Beauty' },
      { tag: 'food', name: 'Food' },
    ])
  })

  test('consents of a talent manager’s partners are found by the manager’s uuid; nobody else has any', async () => {
    for (const kind of ['PRIVACY_POLICY', 'THAI_LLM'] as const) await publishConsent(app.db, kind, '2025-11-01')
    const manager = await buildInfluencer(app.db, { talentManager: true })
    const other = await buildInfluencer(app.db)
    const of = (x: string) => app.call(contract.managerConsent, { params: { x } })
    expect((await of(manager.id)).body.data).toMatchObject({
      manager: { uuid: manager.id },
      displayConsent: ['PRIVACY_POLICY', 'THAI_LLM'],
    })
    expect((await of(other.id)).status).toBe(404)
    expect((await of('no-such')).status).toBe(404)
  })
})

test('with change notifications, the cached site data is valid until a notification', async () => {
  let tell: (tags: readonly string[]) => void = () => {}
  watchSiteChrome(app.db, (drop) => {
    tell = drop
  })
  const before = await readSiteChrome(app.db)
  await publish('metadata', 'contact', { page: 'contact', title: words('ทักเรา'), description: words('คำอธิบาย') })
  tell(['articles'])
  expect(await readSiteChrome(app.db)).toBe(before)
  tell(['articles', 'metadata'])
  const after = await readSiteChrome(app.db)
  expect(after.metadata.map(({ page }) => page)).toContain('contact')
  expect(await readSiteChrome(app.db)).toBe(after)
})

test('category 6 hides articles; case studies of a category with that number are found and in the sitemap', async () => {
  const hidden = await buildContent(app.db, 'article', { slug: 'hidden', doc: { category: 6 } })
  const shown = await buildContent(app.db, 'caseStudy', { slug: 'shown', doc: { category: 6 } })
  expect([indexedItemOf(hidden), indexedItemOf(shown)]).toEqual([null, expect.objectContaining({ refId: shown.id })])
  const slugs = (await readPublicThings(app)).map(({ slug }) => slug)
  expect(slugs).toContain('shown')
  expect(slugs).not.toContain('hidden')
})
