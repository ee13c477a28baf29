import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routeTable } from '../app/route-table.ts'
import type { ContentTag } from '../core/content-tags.ts'
import { AppError } from '../core/errors.ts'
import { DETAIL_PAGES } from '../core/page-meta.ts'
import { readPublicThings } from '../features/site/service.ts'
import type { ContentVersions } from './content-versions.ts'
import type { App } from './dispatch.ts'

/** Two URLs per row; search engines accept 50,000 in one file. */
const ROWS_A_FILE = 10_000
/** Milliseconds. Jobs also expire without a content change. */
const MAX_AGE = 60_000
/** Content tags of the listed things. */
const LISTED: readonly string[] = ['articles', 'cases', 'packages', 'jobs'] satisfies ContentTag[]

interface Row {
  /** Below /{lang}. */
  path: string
  changedAt?: Date | null
}

const indexed = routeTable.filter(({ guard, noindex, file }) => guard === 'open' && !noindex && file)
const standing = indexed.filter(({ path }) => !path.includes(':')).map(({ path }): Row => ({ path }))

async function readRows(app: App): Promise<Row[]> {
  const things = await readPublicThings(app)
  return [
    ...standing,
    ...things.map(({ kind, slug, changedAt }) => ({
      path: DETAIL_PAGES[kind].route.replace(/:\w+$/, encodeURIComponent(slug)),
      changedAt,
    })),
  ]
}

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Both languages of a page, each with links to the other and to the URL without a language. */
function urlsOf(origin: string, { path, changedAt }: Row): string {
  const at = (prefix: string) => xml(`${origin}${prefix}${path && `/${path}`}` || origin)
  const alternates = [
    ['th', at('/th')],
    ['en', at('/en')],
    ['x-default', path ? at('') : `${origin}/`],
  ]
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
    .join('')
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return ['/th', '/en'].map((prefix) => `<url><loc>${at(prefix)}</loc>${changed}${alternates}</url>`).join('\n')
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const urlSet = (origin: string, rows: readonly Row[]): string =>
  `${HEAD}<urlset xmlns="${SPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.map((row) => urlsOf(origin, row)).join('\n')}\n</urlset>\n`

const index = (origin: string, files: number): string =>
  `${HEAD}<sitemapindex xmlns="${SPACE}">\n${Array.from({ length: files }, (_, i) => `<sitemap><loc>${origin}/sitemap-${i + 1}.xml</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`

/** The files of a sitemap: one, or an index and its parts if there are many pages. */
export function sitemapFiles(origin: string, rows: readonly Row[], rowsAFile = ROWS_A_FILE): Map<string, string> {
  if (rows.length <= rowsAFile) return new Map([['sitemap.xml', urlSet(origin, rows)]])
  const parts = Math.ceil(rows.length / rowsAFile)
  const files = new Map([['sitemap.xml', index(origin, parts)]])
  for (let i = 0; i < parts; i++)
    files.set(`sitemap-${i + 1}.xml`, urlSet(origin, rows.slice(i * rowsAFile, (i + 1) * rowsAFile)))
  return files
}

/** Excluded: API calls and forms that only redirect. Pages that must not be indexed have a robots meta tag. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sv_',
    'Disallow: /*/preferences',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/**
 * /sitemap.xml from the route table and the database, and /robots.txt. Rows are cached until content changes, at most a
 * minute.
 */
export function registerSitemap(http: FastifyInstance, app: App, versions: ContentVersions): void {
  let cached: { files: Promise<Map<string, string>>; at: number } | undefined
  const files = (): Promise<Map<string, string>> => {
    if (!cached || performance.now() - cached.at > MAX_AGE) {
      const made = readRows(app).then((rows) => sitemapFiles(app.config.origin, rows))
      made.catch(() => {
        cached = undefined
      })
      cached = { files: made, at: performance.now() }
    }
    return cached.files
  }
  versions.onChange((tags) => {
    if (tags.some((tag) => LISTED.includes(tag))) cached = undefined
  })
  http.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(app.config.origin)),
  )
  const send = async (reply: FastifyReply, name: string) => {
    const file = (await files()).get(name)
    if (!file) throw new AppError('not_found')
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(file)
  }
  http.get('/sitemap.xml', (_request, reply) => send(reply, 'sitemap.xml'))
  http.get('/sitemap-:part(^\\d+).xml', (request: FastifyRequest<{ Params: { part: string } }>, reply) =>
    send(reply, `sitemap-${request.params.part}.xml`),
  )
}
