import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockText, shortClockText, TICK } from './clock-text.ts'
import { countDown } from './ticking.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ticks every 1000 ms until nothing is left', () => {
  expect(TICK).toBe(1_000)
  const ticks: number[] = []
  countDown(2_500, (left) => ticks.push(left))
  vi.advanceTimersByTime(999)
  expect(ticks).toEqual([])
  vi.advanceTimersByTime(1)
  expect(ticks).toEqual([1_500])
  vi.advanceTimersByTime(60_000)
  expect(ticks).toEqual([1_500, 500, 0])
  expect(vi.getTimerCount()).toBe(0)
})

it('uses the elapsed time, even if a sleeping tab has missed ticks', () => {
  const ticks: number[] = []
  countDown(10_000, (left) => ticks.push(left))
  vi.setSystemTime(Date.now() + 5_000)
  vi.advanceTimersByTime(1_000)
  expect(ticks).toEqual([4_000])
})

it('does not call back after it is stopped', () => {
  const onTick = vi.fn()
  countDown(10_000, onTick)()
  vi.advanceTimersByTime(10_000)
  expect(onTick).not.toHaveBeenCalled()
})

it.each([
  [0, '00:00:00', '0:00'],
  [1, '00:00:01', '0:01'],
  [59_000, '00:00:59', '0:59'],
  [61_000, '00:01:01', '1:01'],
  [3_600_000, '01:00:00', '60:00'],
  [257_048_000, '71:24:08', '4284:08'],
  [360_000_000, '100:00:00', '6000:00'],
])('%i ms are shown as %s, and as %s for short waits', (ms, long, short) => {
  expect([clockText(ms), shortClockText(ms)]).toEqual([long, short])
})
