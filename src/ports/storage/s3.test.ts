import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Storage } from './s3.ts'
import { signV4 } from './sigv4.ts'

const keys = {
  accessKey: 'AKIDEXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'ap-southeast-1',
}
const files = new Map<string, { bytes: Buffer; type: string }>()
let server: Server
let url: string

/** The signature of a received request, calculated independently of the code under test. */
function expectedSignature(req: IncomingMessage, body: Buffer): string {
  const signed = /SignedHeaders=([^,]+)/.exec(req.headers.authorization ?? '')?.[1] ?? ''
  const lines = signed
    .split(';')
    .map((name) => `${name}:${req.headers[name]}\n`)
    .join('')
  const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
  const { pathname, searchParams } = new URL(req.url ?? '', url)
  searchParams.sort()
  const canonical = `${req.method}\n${pathname}\n${searchParams}\n${lines}\n${signed}\n${sha(body)}`
  const stamp = String(req.headers['x-amz-date'])
  const scope = [stamp.slice(0, 8), keys.region, 's3', 'aws4_request']
  const key = scope.reduce<string | Buffer>(
    (k, part) => createHmac('sha256', k).update(part).digest(),
    `AWS4${keys.secretKey}`,
  )
  return createHmac('sha256', key)
    .update(`AWS4-HMAC-SHA256\n${stamp}\n${scope.join('/')}\n${sha(canonical)}`)
    .digest('hex')
}

/** The service's response to a list request. */
function listing(bucket: string, query: URLSearchParams): string {
  const names = [...files.keys()].map((path) => path.slice(bucket.length + 1)).sort()
  const rest = names.filter((name) => name > (query.get('start-after') ?? ''))
  const part = rest.slice(0, Number(query.get('max-keys')))
  const contents = part.map((name) => `<Contents><Key>${name}</Key><Size>1</Size></Contents>`).join('')
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${part.length < rest.length}</IsTruncated>${contents}</ListBucketResult>`
}

beforeAll(async () => {
  server = createServer(async (req, res) => {
    const body = await buffer(req)
    const { pathname: path, searchParams: query } = new URL(req.url ?? '', url)
    const good = req.headers.authorization?.endsWith(`Signature=${expectedSignature(req, body)}`)
    const whole = req.headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex')
    if (!good || !whole) return res.writeHead(403).end()
    if (query.has('list-type')) return res.end(listing(path, query))
    if (path.endsWith('/busy')) return res.writeHead(503).end()
    if (req.method === 'PUT') files.set(path, { bytes: body, type: String(req.headers['content-type']) })
    if (req.method === 'DELETE') files.delete(path)
    const file = files.get(path)
    if (req.method !== 'GET') return res.writeHead(req.method === 'PUT' ? 200 : 204).end()
    return file ? res.writeHead(200, { 'content-type': file.type }).end(file.bytes) : res.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => new Promise((done) => server.close(done)))

test('files are stored, read, streamed and deleted with signatures that the service accepts', async () => {
  const storage = s3Storage({ url, bucket: 'talad-files', ...keys })
  await storage.put('a1.png', Buffer.from('picture'), 'image/png')
  expect(await storage.get('a1.png')).toEqual({ bytes: Buffer.from('picture'), contentType: 'image/png' })
  const streamed = await storage.stream('a1.png')
  expect(streamed && (await buffer(streamed.stream)).toString()).toBe('picture')
  await storage.delete('a1.png')
  await storage.delete('a1.png')
  expect(await storage.get('a1.png')).toBeNull()
  expect(await storage.stream('a1.png')).toBeNull()
})

test('keys are listed in parts', async () => {
  const storage = s3Storage({ url, bucket: 'listed', ...keys })
  for (const key of ['a', 'b.480.webp', 'c']) await storage.put(key, Buffer.from('x'), 'image/png')
  expect(await storage.list(null, 2)).toEqual({ keys: ['a', 'b.480.webp'], next: 'b.480.webp' })
  expect(await storage.list('b.480.webp', 2)).toEqual({ keys: ['c'], next: null })
  const stranger = s3Storage({ url, bucket: 'listed', ...keys, secretKey: 'other' })
  await expect(stranger.list(null, 2)).rejects.toMatchObject({ code: 'forbidden' })
})

test('a wrong access key is forbidden, a failing service is unavailable, an invalid file key is refused', async () => {
  const stranger = s3Storage({ url, bucket: 'talad-files', ...keys, secretKey: 'other' })
  await expect(stranger.get('a1.png')).rejects.toMatchObject({ code: 'forbidden' })
  const storage = s3Storage({ url, bucket: 'talad-files', ...keys })
  await expect(storage.get('busy')).rejects.toMatchObject({ code: 'unavailable', retryable: true })
  await expect(storage.get('../x')).rejects.toThrow(RangeError)
})

test('the signature equals the example in the AWS documentation (GET Object)', () => {
  const example = {
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const request = {
    method: 'GET',
    url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
    headers: { range: 'bytes=0-9' },
    body: new Uint8Array(0),
  }
  const { authorization } = signV4(request, example, new Date('2013-05-24T00:00:00Z'))
  expect(authorization).toContain('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
})
