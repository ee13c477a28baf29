import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Manifest } from 'vite'
import { registerAssets } from './assets.ts'
import type { Env } from './env.ts'
import type { Bundle } from './render.ts'

export interface OpenBundle extends Bundle {
  /** Identifies this release: hashed file names of pages and language files include it. */
  release: string
  register(http: FastifyInstance): Promise<void>
  close(): Promise<void>
}

const PAGE_SCRIPT = 'src/app/page-script/page-script.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The built site in production; in development, modules that Vite transforms on demand. */
export const openBundle = (env: Env): Promise<OpenBundle> => (env.NODE_ENV === 'development' ? openLive() : openBuilt())

async function openBuilt(): Promise<OpenBundle> {
  const entry = join(root, 'build/server/index.js')
  if (!existsSync(entry)) throw new Error('the site is not built: npm run build')
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild
  const client = join(root, 'build/client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const release = createHash('sha256').update(readFileSync(entry)).digest('hex').slice(0, 12)
  return {
    mode: 'production',
    release,
    build: async () => build,
    pageScript: `/${manifest[PAGE_SCRIPT]?.file}`,
    register: async (http) => {
      await registerAssets(http, join(client, 'assets'))
      http.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', client, { maxAge: '1h' }))
    },
    close: async () => {},
  }
}

async function openLive(): Promise<OpenBundle> {
  const { createServer } = await import('vite')
  const middie = (await import('@fastify/middie')).default
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
  return {
    mode: 'development',
    release: 'live',
    pageScript: `/${PAGE_SCRIPT}`,
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    register: async (http) => {
      await http.register(middie)
      http.use(vite.middlewares)
    },
    close: () => vite.close(),
  }
}
