import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerAssets } from './assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'talad-assets-'))
const http = Fastify()
const code = Buffer.from('export const words = "ตลาดงานของครีเอเตอร์"\n'.repeat(50))
const font = Buffer.from([0, 1, 2, 3])
beforeAll(async () => {
  writeFileSync(join(folder, 'page-1a2b.js'), code)
  writeFileSync(join(folder, 'page-1a2b.js.br'), brotliCompressSync(code))
  writeFileSync(join(folder, 'page-1a2b.js.gz'), gzipSync(code))
  writeFileSync(join(folder, 'thai-3c4d.woff2'), font)
  await registerAssets(http, folder)
})
afterAll(async () => {
  await http.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, codings?: string) =>
  http.inject({ url, headers: codings === undefined ? {} : { 'accept-encoding': codings } })

test.for([
  { codings: 'gzip, deflate, br, zstd', coding: 'br', open: brotliDecompressSync },
  { codings: 'gzip', coding: 'gzip', open: gunzipSync },
  { codings: undefined, coding: undefined, open: (bytes: Buffer) => bytes },
])(
  'a script is sent as $coding to a client that accepts $codings, and cached for a year',
  async ({ codings, coding, open }) => {
    for (const time of ['first', 'second']) {
      const answer = await get('/assets/page-1a2b.js', codings)
      expect(answer.statusCode, time).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      })
      expect(answer.headers['content-encoding']).toBe(coding)
      expect(open(answer.rawPayload)).toEqual(code)
    }
  },
)

test('the response to HEAD has the content length and no body', async () => {
  const answer = await http.inject({ method: 'HEAD', url: '/assets/page-1a2b.js' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-length']).toBe(String(code.length))
  expect(answer.body).toBe('')
})

test('a font is sent uncompressed and cached for a year', async () => {
  const answer = await get('/assets/thai-3c4d.woff2', 'br')
  expect(answer.headers).toMatchObject({ 'content-type': 'font/woff2' })
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.rawPayload).toEqual(font)
})

test.for(['nothing.js', '', '../page-1a2b.js', '..%2f..%2fetc%2fpasswd', 'page-1a2b.js%00', 'page-1a2b.js/'])(
  'there is no file %j',
  async (name) => {
    expect((await get(`/assets/${name}`)).statusCode).toBe(404)
  },
)
