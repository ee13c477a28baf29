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

/** Asks a server that answers with these statuses, the last one again and again; 0 is a lost connection. */
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

describe('the bytes that the server has of an upload', () => {
  test('are what it answers', async () => {
    expect(await ask(200)).toEqual({ received: 4_000_000, requests: 1 })
  })

  test.each([429, 503, 0])('are asked for again after %d', async (status) => {
    expect(await ask(status, status, 200)).toEqual({ received: 4_000_000, requests: 3 })
  })

  test.each([404, 410])('are none after %d: there is no such upload', async (status) => {
    expect(await ask(status)).toEqual({ received: null, requests: 1 })
  })

  test('are unknown where it never says, or refuses', async () => {
    expect(await ask(503)).toEqual({ received: undefined, requests: 5 })
    expect(await ask(401)).toEqual({ received: undefined, requests: 1 })
  })
})
