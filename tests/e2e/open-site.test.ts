import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPages } from '../../bench/open-pages.ts'
import { signinContract } from '../../src/features/accounts/contract-signin.ts'
import { emptyDoc } from '../../src/features/content/rules/empty.ts'
import { createDatabase, dropDatabase } from './database.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from './demo-visitor.ts'
import { type RunningSite, startSite } from './site.ts'

/** What the issue of speed allows a page. */
const MOST_QUERIES = 6
/** Within this time a publication shows in every process. */
const SHOWS_WITHIN_MS = 2_000

let database: string
let first: RunningSite
let second: RunningSite
const folder = mkdtempSync(join(tmpdir(), 'talad-queries-'))
const log = join(folder, 'queries')

beforeAll(async () => {
  database = await createDatabase('open')
  const counter = new URL('./count-queries.mjs', import.meta.url).href
  first = await startSite({ databaseUrl: database, env: { QUERY_LOG: log, NODE_OPTIONS: `--import=${counter}` } })
  second = await startSite({ databaseUrl: database })
}, 240_000)
afterAll(async () => {
  await Promise.all([first?.remove(), second?.remove()])
  if (database) await dropDatabase(database)
  rmSync(folder, { recursive: true, force: true })
})

/** Queries of each path since the start, in order. */
const counted = () =>
  readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ queries: Number(line.split(' ')[0]), path: line.split(' ')[1] as string }))

/** The session cookie of an operator. */
async function operatorCookie(site: RunningSite): Promise<string> {
  const answer = await fetch(site.url + signinContract.signinOperator.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ email: DEMO_EMAIL.operator, password: DEMO_PASSWORD }),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Pages that show every icon on purpose. */
const ALL_ICONS = ['styleguide']

describe('the open site on PostgreSQL', () => {
  test('its pages draw their icons from the small sprite and start their scripts after the first picture', async () => {
    const wrong: string[] = []
    for (const { path } of await openPages(second.url)) {
      const html = await (await fetch(`${second.url}/th${path && `/${path}`}`)).text()
      if (!html.includes('data-start=""') || /<link[^>]* rel="modulepreload"|<script[^>]* type="module"/.test(html))
        wrong.push(`${path}: scripts`)
      if (ALL_ICONS.includes(path)) continue
      for (const [, name] of html.matchAll(/\/sprite-(?!open)[\w-]+\.svg#([\w-]+)/g)) wrong.push(`${path}: ${name}`)
    }
    expect(wrong).toEqual([])
  })

  test(`no page asks the database more than ${MOST_QUERIES} questions`, async () => {
    const pages = await openPages(first.url)
    expect(pages.length).toBeGreaterThan(30)
    // A theme of one's own passes over the page cache.
    for (const lang of ['th', 'en'])
      for (const { path } of pages)
        await (
          await fetch(`${first.url}/${lang}${path && `/${path}`}`, {
            headers: { cookie: `language=${lang}; theme=light` },
          })
        ).text()
    const seen = counted()
    expect(seen.length).toBeGreaterThan(60)
    expect(seen.filter(({ queries, path }) => queries > MOST_QUERIES && !path.endsWith('.xml'))).toEqual([])
  })

  test('what one process publishes shows in the other', async () => {
    const cookie = await operatorCookie(first)
    const act = async (method: string, path: string, body: object) => {
      const answer = await fetch(first.url + path, {
        method,
        headers: { 'content-type': 'application/json', origin: first.url, cookie },
        body: JSON.stringify(body),
      })
      expect(answer.status).toBe(200)
      return ((await answer.json()) as { data: { id: string; revision: number } }).data
    }
    const words = (th: string) => ({ th, en: th })
    const doc = { ...emptyDoc('article'), title: words('ข่าวด่วน'), summary: words('สั้น'), body: words('<p>ยาว</p>') }
    const made = await act('POST', '/api/operator/content/article', { slug: 'breaking' })
    const saved = await act('PATCH', `/api/operator/content/item/${made.id}`, { revision: made.revision, doc })
    const shown = async () => (await (await fetch(`${second.url}/th/articles`)).text()).includes('ข่าวด่วน')
    expect(await shown()).toBe(false)
    await act('POST', `/api/operator/content/item/${made.id}/publish`, { revision: saved.revision })
    const until = Date.now() + SHOWS_WITHIN_MS
    let seen = false
    while (!seen && Date.now() < until) seen = await shown()
    expect(seen).toBe(true)
  })
})
