import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LatestResult } from './latest-result.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A question is the time in milliseconds that its answer takes. */
function answers() {
  const shown: number[] = []
  const find = vi.fn(async (ms: number) => {
    await new Promise((done) => setTimeout(done, ms))
    return ms
  })
  return { shown, find, latest: new LatestResult(find, (answer) => shown.push(answer)) }
}

describe('the latest answer', () => {
  test('is requested once, after the last of several changes', async () => {
    const { shown, find, latest } = answers()
    latest.ask(10)
    await vi.advanceTimersByTimeAsync(200)
    latest.ask(20)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(find.mock.calls).toEqual([[20]])
    expect(shown).toEqual([20])
  })

  test('is not overwritten by a slower answer to an earlier question', async () => {
    const { shown, latest } = answers()
    latest.ask(5_000)
    await vi.advanceTimersByTimeAsync(1_000)
    latest.ask(10)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(shown).toEqual([10])
  })

  test('is not shown after `stop`', async () => {
    const { shown, latest } = answers()
    latest.ask(1_000)
    await vi.advanceTimersByTimeAsync(500)
    latest.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(shown).toEqual([])
  })
})
