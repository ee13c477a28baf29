import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('each IPv4 address is one visitor; all IPv6 addresses of a /64 are one visitor', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7')
  const [one, other] = ['2001:db8:0:1::1', '2001:0db8:0:1:ffff:0:0:2'].map(networkOf)
  expect(one).toBe('2001:db8:0:1::/64')
  expect(other).toBe(one)
  expect(networkOf('2001:db8:0:2::1')).not.toBe(one)
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})
