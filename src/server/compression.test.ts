import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { compressAndSend } from './compression.ts'

const http = Fastify()
const long = Buffer.from('<p>ตลาดงานของครีเอเตอร์</p>'.repeat(100))
http.get('/long', (request, reply) => compressAndSend(request, reply, long))
http.get('/short', (request, reply) => compressAndSend(request, reply, Buffer.from('<p>สั้น</p>')))
afterAll(() => http.close())

const get = (url: string, codings?: string) =>
  http.inject({ url, headers: codings === undefined ? {} : { 'accept-encoding': codings } })

test.for([
  { codings: 'gzip, deflate, br, zstd', coding: 'br', open: brotliDecompressSync },
  { codings: 'gzip', coding: 'gzip', open: gunzipSync },
  { codings: 'deflate', coding: undefined, open: (bytes: Buffer) => bytes },
  { codings: undefined, coding: undefined, open: (bytes: Buffer) => bytes },
])('a long text is sent as $coding to a client that accepts $codings', async ({ codings, coding, open }) => {
  const answer = await get('/long', codings)
  expect(answer.headers['content-encoding']).toBe(coding)
  expect(open(answer.rawPayload)).toEqual(long)
  if (coding) expect(answer.rawPayload.length).toBeLessThan(long.length / 5)
})

test('a text that fits into one packet is sent uncompressed', async () => {
  const answer = await get('/short', 'br')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body).toBe('<p>สั้น</p>')
})
