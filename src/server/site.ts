import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { seedDemo } from '../../demo/seed.ts'
import { seedSite } from '../../demo/site.ts'
import { systemClock } from '../core/clock.ts'
import { type Database, openDatabase } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { fillJobSearch } from '../features/campaigns/market/fill-search.ts'
import { readSiteChrome, watchSiteChrome } from '../features/site/service-chrome.ts'
import { numberLocaleOf, setNumberLocale } from '../i18n/number-locale.ts'
import { buildPorts } from '../ports/index.ts'
import { buildAnswerCache } from './answer-cache.ts'
import { appConfig, originOf } from './app-config.ts'
import { banner } from './banner.ts'
import { openBundle } from './bundle.ts'
import { clockFrom } from './clock-file.ts'
import { watchContent } from './content-versions.ts'
import type { App } from './dispatch.ts'
import { registerDrawings } from './drawings.ts'
import { registerEndpoints } from './endpoints.ts'
import type { Env } from './env.ts'
import { composition, features } from './features.ts'
import { registerFeeds } from './feeds.ts'
import { registerHealth } from './health.ts'
import { buildHttp } from './http.ts'
import { registerInstall } from './install/routes.ts'
import { registerLive } from './live.ts'
import { registerOpenApi } from './openapi.ts'
import { buildPageCache } from './page-cache.ts'
import { portConfig } from './port-config.ts'
import { registerPreferences } from './preferences.ts'
import { buildRateLimits } from './rate-limits.ts'
import { buildRegistry } from './registry.ts'
import { registerPages } from './render.ts'
import { startSandboxes } from './sandboxes.ts'
import { registerSharePictures } from './share/pictures.ts'
import { registerSitemap } from './sitemap.ts'
import { watchSweeps } from './sweep-watch.ts'
import { registerTrackedLinks } from './tracked-links.ts'
import { registerUploads } from './uploads.ts'
import { registerV1 } from './v1/routes.ts'
import { watchFigures } from './watch-figures.ts'
import { startWorkers } from './workers.ts'

export interface Site {
  url: string
  banner: string
  app: App
  http: FastifyInstance
  close(): Promise<void>
}

async function openMigrated(env: Env): Promise<Database> {
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: join(env.DATA_DIR, 'pg') })
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** How often a process checks whether a setting has taken effect, milliseconds. */
const SETTINGS_POLL = 15_000

/** Without JavaScript, the login form redirects to LINE, so the Content-Security-Policy must allow it. */
const LINE_LOGIN_ORIGIN = 'https://access.line.me'

/** Opens the database, migrates it, seeds demo data once, and starts sandboxes, workers and the HTTP server. */
export async function startSite(env: Env, log: Logger): Promise<Site> {
  const database = await openMigrated(env)
  const clock = env.CLOCK_FILE ? clockFrom(env.CLOCK_FILE) : systemClock
  const sandboxes = env.SANDBOX ? await startSandboxes(env, clock, originOf(env)) : null
  const bundle = await openBundle(env)
  setNumberLocale(numberLocaleOf(env.COUNTRY))
  const local = sandboxes ? [sandboxes.bank.url, sandboxes.platform.url, sandboxes.line.url] : []
  const config = appConfig(env, bundle.release, [...local, ...(env.LINE_LOGIN_ID ? [LINE_LOGIN_ORIGIN] : [])])
  let wake = () => {}
  let started = false
  const versions = watchContent(database.db)
  watchSiteChrome(database.db, versions.onChange)
  const figures = await watchFigures(database.db, clock, versions)
  const app: App = {
    db: database.db,
    clock,
    ports: buildPorts(portConfig(env, sandboxes, config.seller.billerId)),
    config,
    log,
    registry: buildRegistry(features),
    composition,
    ...(env.NODE_ENV === 'production' && { answers: buildAnswerCache(versions) }),
    ...(env.RATE_LIMITS && { limits: buildRateLimits() }),
    figures: figures.current,
    wake: () => wake(),
  }
  const seeded = env.SEED ? await seedDemo(app) : null
  if (env.SEED) await seedSite(app)
  await fillJobSearch(app)
  const watch = await watchSweeps(app)
  const http = await buildHttp(app, env)
  const cache = buildPageCache(app, versions, env.NODE_ENV === 'production')
  registerHealth(http, app, database, watch, () => started)
  registerOpenApi(http, app)
  registerEndpoints(http, app)
  registerV1(http, app)
  registerUploads(http, app)
  registerTrackedLinks(http, app)
  await registerLive(http, app, database)
  registerPreferences(http, app)
  registerDrawings(http)
  registerFeeds(http, app, versions)
  registerSitemap(http, app, versions)
  registerSharePictures(http, app)
  registerInstall(http, app)
  await bundle.register(http)
  registerPages(http, app, bundle, cache)
  const poll = setInterval(
    () => void versions.poll().catch((error: unknown) => log.error({ err: error }, 'content versions')),
    1_000,
  )
  const settingsPoll = setInterval(
    () => void figures.poll().catch((error: unknown) => log.error({ err: error }, 'settings')),
    SETTINGS_POLL,
  )
  // Before the first page, so that changes made before the start do not count as new and clear the cache.
  await versions.poll()
  // Loads the header and footer data before the first page needs it.
  await readSiteChrome(database.db)
  await http.listen({ host: env.HOST, port: env.PORT })
  // After the server listens: a backlog of due work must not delay the first page.
  const workers = await startWorkers(app, database, watch)
  wake = workers.wake
  started = true
  return {
    url: config.origin,
    banner: banner(env, config, database, seeded),
    app,
    http,
    close: async () => {
      clearInterval(poll)
      clearInterval(settingsPoll)
      watch.stop()
      await http.close()
      await workers.stop()
      await bundle.close()
      await sandboxes?.close()
      await database.close()
    },
  }
}
