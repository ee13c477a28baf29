import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { httpsWebhooks, publicLookup, RESPONSE_MAX_BYTES } from './https.ts'
import { isPublicAddress } from './public-address.ts'

let answer: RequestListener
const seen: { url: string | undefined; headers: object; body: string }[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    seen.push({ url: request.url, headers: request.headers, body })
    answer(request, response)
  })
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen.length = 0
})

const send = (url: string, config = {}) => httpsWebhooks(config).send({ url, headers: { 'x-test': '1' }, body: '{}' })
const sendHere = (config = {}) => send(`${origin}/hook`, { receivers: [origin], ...config })

describe('an address', () => {
  it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2001:4860:4860::8888'])(
    'of the internet is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('outside the internet is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each([
    'http://hooks.example.com/',
    'https://user:pass@hooks.example.com/',
    'https://localhost/',
    'https://internal/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f000001/',
    'https://①②⑦.⓪.⓪.①/',
    'https://localhost./',
    'https://hooks.example.com./',
    'https://[fe80::1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'ftp://hooks.example.com/',
    'nonsense',
  ])('that must not be called is refused before and during the call: %s', async (url) => {
    expect(httpsWebhooks().accepts(url)).toBe(false)
    await expect(send(url)).rejects.toMatchObject({ code: 'refused' })
  })

  it.each([
    ['127.0.0.1', 4],
    ['10.1.2.3', 4],
    ['::1', 6],
    ['::ffff:127.0.0.1', 6],
    ['fe80::1', 6],
  ])('is checked after its name is resolved: %s', async (address, family) => {
    const port = new URL(origin).port
    const lookup = (_: string, done: (error: null, found: { address: string; family: number }[]) => void) =>
      done(null, [
        { address: '1.1.1.1', family: 4 },
        { address, family },
      ])
    await expect(send(`https://hooks.example.com:${port}/`, { lookup })).rejects.toMatchObject({ code: 'refused' })
  })

  it('is used for the connection as checked, and is checked again at each call', async () => {
    const answers = ['1.1.1.1', '127.0.0.1']
    let lookups = 0
    const lookup = publicLookup((_, done) => done(null, [{ address: answers[lookups++] ?? '', family: 4 }]))
    const resolved = () =>
      new Promise((done) => lookup('rebind.example.com', { all: true }, (error, found) => done(error ?? found)))
    expect(await resolved()).toEqual([{ address: '1.1.1.1', family: 4 }])
    expect(lookups).toBe(1)
    expect(await resolved()).toMatchObject({ code: 'refused' })
  })
})

test('a webhook arrives unchanged', async () => {
  answer = (_, response) => response.end('thanks')
  expect(await sendHere()).toEqual({ status: 200, body: 'thanks' })
  expect(seen).toMatchObject([{ url: '/hook', headers: { 'x-test': '1' }, body: '{}' }])
})

test.each([301, 302, 303, 307, 308])('a redirect is not followed: %i', async (status) => {
  answer = (_, response) => response.writeHead(status, { location: `${origin}/other` }).end()
  expect(await sendHere()).toMatchObject({ status })
  expect(seen).toHaveLength(1)
})

test('a name that resolves to a private address only at the next call is refused there', async () => {
  const port = new URL(origin).port
  const resolved = ['192.0.2.1', '127.0.0.1']
  const lookup = (_: string, done: (error: null, found: { address: string; family: number }[]) => void) =>
    done(null, [{ address: resolved.shift() ?? '', family: 4 }])
  const url = `https://rebind.example.com:${port}/`
  // The first address is reserved for documentation, so it is not public either; the second is this machine.
  for (let i = 0; i < 2; i++) await expect(send(url, { lookup })).rejects.toMatchObject({ code: 'refused' })
  expect([resolved, seen]).toEqual([[], []])
})

test('only the start of a long response is read', async () => {
  answer = (_, response) => {
    const more = () => {
      if (!response.destroyed && response.write('x'.repeat(10_000))) setImmediate(more)
      else response.once('drain', more)
    }
    more()
  }
  expect((await sendHere()).body).toHaveLength(RESPONSE_MAX_BYTES)
})

test('the request times out if the receiver does not respond or stops during its response', async () => {
  answer = () => {}
  await expect(sendHere({ timeoutMs: 50 })).rejects.toMatchObject({ code: 'timeout' })
  answer = (_, response) => response.write('x')
  await expect(sendHere({ timeoutMs: 50 })).rejects.toMatchObject({ code: 'timeout' })
})
