import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import type { App } from '../dispatch.ts'
import { iconPng } from './icons.ts'
import { OFFLINE_POLICY, offlinePage } from './offline-page.ts'
import { INSTALL_TEXT } from './text.ts'

type ByLang = FastifyRequest<{ Params: { lang: string } }>

function langOf(request: ByLang): Lang {
  const { lang } = request.params
  if (lang !== 'th' && lang !== 'en') throw new AppError('not_found')
  return lang
}

/** The web app manifest in the page's language. */
function manifest(lang: Lang): object {
  const t = INSTALL_TEXT[lang]
  const icon = (file: string, side: number, purpose: string) => ({
    src: `/icons/${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: t.name,
    short_name: 'Talad',
    description: t.description,
    lang,
    dir: 'ltr',
    start_url: `/${lang}`,
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0b4634',
    categories: ['business', 'social'],
    icons: [icon('192.png', 192, 'any'), icon('512.png', 512, 'any'), icon('maskable.png', 512, 'maskable')],
    shortcuts: [
      { name: t.jobs, url: `/${lang}/jobMarketBoard` },
      { name: t.creators, url: `/${lang}/Influencer/dashboard` },
      { name: t.brands, url: `/${lang}/Marketer/dashboard` },
    ],
  }
}

/** Serves the manifest, icons, service worker with its offline page, and the release that open tabs check for. */
export function registerInstall(http: FastifyInstance, app: App): void {
  const source = readFileSync(new URL('worker.js', import.meta.url), 'utf8')
  const words = { th: INSTALL_TEXT.th.reading, en: INSTALL_TEXT.en.reading }
  const worker = `const RELEASE = ${JSON.stringify(app.config.release)}\nconst WORDS = ${JSON.stringify(words)}\n${source}`
  http.get('/release.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ release: app.config.release }),
  )
  http.get('/sw.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(worker),
  )
  http.get('/:lang/manifest.webmanifest', (request: ByLang, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifest(langOf(request)))),
  )
  http.get('/offline/:lang', (request: ByLang, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', OFFLINE_POLICY)
      .send(offlinePage(langOf(request))),
  )
  http.get('/icons/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const icon = await iconPng(request.params.file)
    if (!icon) throw new AppError('not_found')
    return reply.type('image/png').header('cache-control', 'public, max-age=604800').send(icon)
  })
}
