import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildRateLimits } from './rate-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Counts how many of the requests are allowed. */
async function taken(
  limits: ReturnType<typeof buildRateLimits>,
  times: number,
  ...request: Parameters<typeof limits.take>
) {
  const answers = await Promise.allSettled(Array.from({ length: times }, () => limits.take(...request)))
  return answers.filter(({ status }) => status === 'fulfilled').length
}

test('each network has its own limit per class and minute', async () => {
  const limits = buildRateLimits()
  expect(await taken(limits, 31, 'auth', '203.0.113.7')).toBe(30)
  expect(await taken(limits, 1, 'otp', '203.0.113.7')).toBe(1)
  expect(await taken(limits, 1, 'auth', '203.0.113.8')).toBe(1)
  vi.advanceTimersByTime(59_000)
  await expect(limits.take('auth', '203.0.113.7')).rejects.toMatchObject({ code: 'rate_limited', details: { s: 1 } })
  vi.advanceTimersByTime(1_000)
  expect(await taken(limits, 31, 'auth', '203.0.113.7')).toBe(30)
})

test('a whole IPv6 network has one limit', async () => {
  const limits = buildRateLimits()
  expect(await taken(limits, 20, 'otp', '2001:db8:0:1::1')).toBe(20)
  expect(await taken(limits, 1, 'otp', '2001:db8:0:1:ffff::2')).toBe(0)
  expect(await taken(limits, 1, 'otp', '2001:db8:0:2::1')).toBe(1)
})

test('the holder of a key has its own limit per class, whatever the network', async () => {
  const limits = buildRateLimits()
  const of = async (holder: string) => (await limits.takeOf('auth', holder)).remaining
  expect([await of('key-1'), await of('key-1'), await of('key-2')]).toEqual([29, 28, 29])
  expect(await taken(limits, 1, 'auth', '203.0.113.7')).toBe(1)
})
