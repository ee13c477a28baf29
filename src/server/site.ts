import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { seedDemo } from '../../demo/seed.ts'
import { seedSite } from '../../demo/site.ts'
import { type Clock, systemClock } from '../core/clock.ts'
import { type Database, openDatabase } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { fillJobSearch } from '../features/campaigns/market/fill-search.ts'
import { readSiteChrome, watchSiteChrome } from '../features/site/service-chrome.ts'
import { numberLocaleOf, setNumberLocale } from '../i18n/number-locale.ts'
import { buildPorts } from '../ports/index.ts'
import { appConfig, originOf } from './app-config.ts'
import { banner } from './banner.ts'
import { type OpenBundle, openBundle } from './bundle.ts'
import { clockFrom } from './clock-file.ts'
import { type WatchedContent, watchContent } from './content-versions.ts'
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
import { buildResponseCache } from './response-cache.ts'
import { type Sandboxes, startSandboxes } from './sandboxes.ts'
import { registerSharePictures } from './share/pictures.ts'
import { registerSitemap } from './sitemap.ts'
import { type SweepWatch, watchSweeps } from './sweep-watch.ts'
import { registerTrackedLinks } from './tracked-links.ts'
import { registerUploads } from './uploads.ts'
import { registerV1 } from './v1/routes.ts'
import { type WatchedFigures, watchFigures } from './watch-figures.ts'
import { startWorkers, type Workers } from './workers.ts'

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

/** How often a process checks whether content was published, and whether a setting has taken effect, milliseconds. */
const CONTENT_POLL = 1_000
const SETTINGS_POLL = 15_000

/** Without JavaScript, the login form redirects to LINE, so the Content-Security-Policy must allow it. */
const LINE_LOGIN_ORIGIN = 'https://access.line.me'

/** Data that the process watches for all requests. */
interface Watched {
  versions: WatchedContent
  figures: WatchedFigures
}

interface AppParts extends Watched {
  database: Database
  clock: Clock
  sandboxes: Sandboxes | null
  release: string
  /** Wakes the outbox worker, if it is running. */
  wake(): void
}

function buildApp(
  env: Env,
  log: Logger,
  { database, clock, sandboxes, release, versions, figures, wake }: AppParts,
): App {
  const local = sandboxes ? [sandboxes.bank.url, sandboxes.platform.url, sandboxes.line.url] : []
  const config = appConfig(env, release, [...local, ...(env.LINE_LOGIN_ID ? [LINE_LOGIN_ORIGIN] : [])])
  return {
    db: database.db,
    clock,
    ports: buildPorts(portConfig(env, sandboxes, config.seller.billerId)),
    config,
    log,
    registry: buildRegistry(features),
    composition,
    ...(env.NODE_ENV === 'production' && { responses: buildResponseCache(versions) }),
    ...(env.RATE_LIMITS && { limits: buildRateLimits() }),
    figures: figures.current,
    wake,
  }
}

interface Served {
  database: Database
  bundle: OpenBundle
  versions: WatchedContent
  watch: SweepWatch
  /** True once the workers run. */
  started(): boolean
}

/** Registers all routes: API, streams, files and pages. */
async function registerRoutes(http: FastifyInstance, app: App, env: Env, served: Served): Promise<void> {
  const { database, bundle, versions, watch, started } = served
  const cache = buildPageCache(app, versions, env.NODE_ENV === 'production')
  registerHealth(http, app, database, watch, started)
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
}

/** Checks regularly whether content or settings have changed. Returns a function that stops the checks. */
function startTimers(log: Logger, { versions, figures }: Watched): () => void {
  const every = (interval: number, run: () => Promise<unknown>, name: string) =>
    setInterval(() => void run().catch((error: unknown) => log.error({ err: error }, name)), interval)
  const timers = [
    every(CONTENT_POLL, () => versions.poll(), 'content versions'),
    every(SETTINGS_POLL, () => figures.poll(), 'settings'),
  ]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

/** Opens the database, migrates it, seeds demo data once, and starts sandboxes, workers and the HTTP server. */
export async function startSite(env: Env, log: Logger): Promise<Site> {
  const database = await openMigrated(env)
  const clock = env.CLOCK_FILE ? clockFrom(env.CLOCK_FILE) : systemClock
  const sandboxes = env.SANDBOX ? await startSandboxes(env, clock, originOf(env)) : null
  const bundle = await openBundle(env)
  setNumberLocale(numberLocaleOf(env.COUNTRY))
  const versions = watchContent(database.db)
  watchSiteChrome(database.db, versions.onChange)
  const figures = await watchFigures(database.db, clock, versions)
  let workers: Workers | null = null
  const wake = () => workers?.wake()
  const app = buildApp(env, log, { database, clock, sandboxes, release: bundle.release, versions, figures, wake })
  const seeded = env.SEED ? await seedDemo(app) : null
  if (env.SEED) await seedSite(app)
  await fillJobSearch(app)
  const watch = await watchSweeps(app)
  const http = await buildHttp(app, env)
  await registerRoutes(http, app, env, { database, bundle, versions, watch, started: () => workers !== null })
  const stopTimers = startTimers(log, { versions, figures })
  // Before the first page, so that changes made before the start do not count as new and clear the cache.
  await versions.poll()
  // Loads the header and footer data before the first page needs it.
  await readSiteChrome(database.db)
  await http.listen({ host: env.HOST, port: env.PORT })
  // After the server listens: a backlog of due work must not delay the first page.
  const running = await startWorkers(app, database, watch)
  workers = running
  return {
    url: app.config.origin,
    banner: banner(env, app.config, database, seeded),
    app,
    http,
    close: async () => {
      stopTimers()
      watch.stop()
      await http.close()
      await running.stop()
      await bundle.close()
      await sandboxes?.close()
      await database.close()
    },
  }
}
