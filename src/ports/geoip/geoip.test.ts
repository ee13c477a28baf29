import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { publicAddress } from './address.ts'
import { httpGeoip } from './http.ts'
import { localGeoip } from './local.ts'

let server: Recorded | undefined
afterEach(() => server?.close())

test.each([
  '127.0.0.1',
  '::1',
  '10.1.2.3',
  '192.168.1.1',
  '172.31.0.1',
  '100.64.0.1',
  '::ffff:127.0.0.1',
  'fe80::1%eth0',
  'fd00::1',
  'localhost',
  '',
])('%j is not a public address', (ip) => {
  expect(publicAddress(ip)).toBeNull()
})

test('the embedded database finds the country of public addresses', async () => {
  const geoip = localGeoip()
  expect(await geoip.country('1.179.128.1')).toBe('TH')
  expect(await geoip.country('::ffff:8.8.8.8')).toBe('US')
  expect(await geoip.country('2001:4860:4860::8888')).toBe('US')
  expect(await geoip.country('127.0.0.1')).toBeNull()
  expect(await geoip.country('not an address')).toBeNull()
})

test('the service is called once per address and never for private addresses', async () => {
  server = await startRecorded({ 'GET /:ip/json': { json: { ip: '1.179.128.1', country: 'th' } } })
  const geoip = httpGeoip({ url: `${server.url}/{ip}/json` })
  expect(await geoip.country('1.179.128.1')).toBe('TH')
  expect(await geoip.country('1.179.128.1')).toBe('TH')
  expect(await geoip.country('10.0.0.1')).toBeNull()
  expect(server.seen).toHaveLength(1)
})

test('a failed lookup returns null and is retried at the next call', async () => {
  let status = 500
  server = await startRecorded({ 'GET /:ip': () => ({ status, json: { countryCode: 'LA' } }) })
  const geoip = httpGeoip({ url: `${server.url}/{ip}` })
  expect(await geoip.country('8.8.8.8')).toBeNull()
  status = 200
  expect(await geoip.country('8.8.8.8')).toBe('LA')
  expect(await httpGeoip({ url: 'http://127.0.0.1:1/{ip}' }).country('8.8.8.8')).toBeNull()
})

test('a service that does not respond is not waited for', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const address = silent.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/{ip}`
  expect(await httpGeoip({ url, timeoutMs: 50 }).country('8.8.8.8')).toBeNull()
  silent.closeAllConnections()
  await new Promise((done) => silent.close(done))
})
