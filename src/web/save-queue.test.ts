import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SaveEnd, SaveQueue } from './save-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue whose saves return the listed results; the last result repeats. */
function queueOf(...ends: SaveEnd[]) {
  const save = vi.fn(async () => ends[Math.min(save.mock.calls.length, ends.length) - 1] as SaveEnd)
  return { save, queue: new SaveQueue(save) }
}

describe('a save queue', () => {
  test('saves once, after the last of several changes', async () => {
    const { save, queue } = queueOf('saved')
    queue.schedule()
    await vi.advanceTimersByTimeAsync(500)
    queue.schedule()
    await vi.advanceTimersByTimeAsync(500)
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(500)
    expect(save).toHaveBeenCalledOnce()
  })

  test('runs one save at a time', async () => {
    let running = 0
    const most = vi.fn()
    const queue = new SaveQueue(async () => {
      most(++running)
      await new Promise((done) => setTimeout(done, 100))
      running--
      return 'saved'
    })
    const all = Promise.all([queue.flush(), queue.flush(), queue.flush()])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await all).toEqual([true, true, true])
    expect(most.mock.calls).toEqual([[1], [1], [1]])
  })

  test('retries a failed save after longer and longer delays until one succeeds', async () => {
    const { save, queue } = queueOf('failed', 'failed', 'saved')
    expect(await queue.flush()).toBe(false)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(save).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(save).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(save).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(save).toHaveBeenCalledTimes(3)
  })

  test('does not retry a stopped save by itself', async () => {
    const { save, queue } = queueOf('stopped')
    expect(await queue.flush()).toBe(false)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(save).toHaveBeenCalledOnce()
  })

  test('saves nothing after `stop`', async () => {
    const { save, queue } = queueOf('saved')
    queue.schedule()
    queue.stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(save).not.toHaveBeenCalled()
  })
})
