import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { receivedBytes } from './received-bytes.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Calls a server that returns these statuses in order and then repeats the last one; 0 is a lost connection. */
async function ask(...statuses: number[]) {
  const request = vi.fn(async () => {
    const status = statuses[Math.min(request.mock.calls.length, statuses.length) - 1] as number
    if (status === 0) throw new TypeError('network')
    return new Response(null, { status, headers: { 'upload-offset': '4000000' } })
  })
  vi.stubGlobal('fetch', request)
  const received = receivedBytes('/uploads/1', new AbortController().signal)
  await vi.advanceTimersByTimeAsync(60_000)
  return { received: await received, requests: request.mock.calls.length }
}

describe('receivedBytes', () => {
  test('returns the offset from the response', async () => {
    expect(await ask(200)).toEqual({ received: 4_000_000, requests: 1 })
  })

  test.each([429, 503, 0])('retries after %d', async (status) => {
    expect(await ask(status, status, 200)).toEqual({ received: 4_000_000, requests: 3 })
  })

  test.each([404, 410])('returns the response after %d: the upload does not exist', async (status) => {
    expect(await ask(status)).toMatchObject({ received: { status }, requests: 1 })
  })

  test('returns undefined if all retries fail or the request is rejected', async () => {
    expect(await ask(503)).toEqual({ received: undefined, requests: 5 })
    expect(await ask(401)).toEqual({ received: undefined, requests: 1 })
  })
})
