import { expect, test } from 'vitest'
import { buildRateLimits } from './rate-limits.ts'

/** Limits with a clock that stands still until it is moved. */
function limitsAt() {
  const clock = { now: 0 }
  const limits = buildRateLimits(() => clock.now)
  const taken = (times: number, ...[kind, ip]: Parameters<typeof limits.take>) => {
    for (let n = 0; n < times; n++)
      try {
        limits.take(kind, ip)
      } catch {
        return n
      }
    return times
  }
  return { clock, limits, taken }
}

test('a network has its share of each class and minute, another one its own', () => {
  const { clock, limits, taken } = limitsAt()
  expect(taken(31, 'auth', '203.0.113.7')).toBe(30)
  expect(taken(1, 'otp', '203.0.113.7')).toBe(1)
  expect(taken(1, 'auth', '203.0.113.8')).toBe(1)
  clock.now = 59_000
  expect(() => limits.take('auth', '203.0.113.7')).toThrow(
    expect.objectContaining({ code: 'rate_limited', details: { s: 1 } }),
  )
  clock.now = 60_000
  expect(taken(31, 'auth', '203.0.113.7')).toBe(30)
})

test('who holds a whole IPv6 network has one share of it', () => {
  const { taken } = limitsAt()
  expect(taken(20, 'otp', '2001:db8:0:1::1')).toBe(20)
  expect(taken(1, 'otp', '2001:db8:0:1:ffff::2')).toBe(0)
  expect(taken(1, 'otp', '2001:db8:0:2::1')).toBe(1)
})
