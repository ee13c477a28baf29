import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Compressed, sendCompressed } from './compression.ts'

/** Kinds of files that the build also stores compressed (`scripts/build.mjs`). */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Holds the text files of a release and of the one before it. */
const MEMORY_BYTES = 32_000_000

async function readCompressed(path: string): Promise<Compressed> {
  const [br, gzip, identity] = await Promise.all(['.br', '.gz', ''].map((end) => readFile(path + end)))
  return { br: br!, gzip: gzip!, identity: identity! }
}

/**
 * Sends the files of the build. Their names contain a hash, so they never change, and text files are sent from memory: a
 * page names up to ninety scripts, and opening a file takes longer than sending it. Files of the previous release stay
 * available, so that an open tab can load its scripts.
 */
export async function registerAssets(http: FastifyInstance, folder: string): Promise<void> {
  const names = new Set(readdirSync(folder))
  const texts = new LRUCache<string, Compressed>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ br, gzip, identity }) => br.length + gzip.length + identity.length,
    fetchMethod: (name) => readCompressed(join(folder, name)),
  })
  // The plugin's own route would read the whole folder at each request.
  await http.register(fastifyStatic, { root: folder, serve: false, immutable: true, maxAge: '365d', index: false })
  http.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*']
    if (!names.has(name)) return reply.callNotFound()
    const type = TEXT_TYPES[extname(name)]
    if (!type) return reply.sendFile(name)
    reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding')
    return sendCompressed(request, reply, (await texts.fetch(name))!)
  })
}
