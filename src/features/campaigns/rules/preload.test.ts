import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EARLY_PAGES, PRELOADS_MAX, pagesAhead, runLimited } from './preload.ts'

test('job market: at most 5 early pages are preloaded at once', async () => {
  expect(PRELOADS_MAX).toBe(5)
  let running = 0
  let most = 0
  const open: (() => void)[] = []
  const tasks = Array.from({ length: 12 }, () => async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((done) => open.push(done))
    running--
  })
  const all = runLimited(tasks, PRELOADS_MAX)
  for (let done = 0; done < tasks.length; done++) {
    expect(running).toBe(Math.min(PRELOADS_MAX, tasks.length - done))
    open.shift()?.()
    await new Promise((later) => setImmediate(later))
  }
  await all
  expect([most, running]).toEqual([PRELOADS_MAX, 0])
})

test('every task runs once and in order, even after one fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 20 }),
      fc.integer({ min: 1, max: 7 }),
      async (fails, limit) => {
        const begun: number[] = []
        await runLimited(
          fails.map((fail, i) => async () => {
            begun.push(i)
            if (fail) throw new Error('away')
          }),
          limit,
        )
        expect(begun).toEqual(fails.map((_, i) => i))
      },
    ),
  )
})

test('the next page and the early pages are preloaded', () => {
  expect(EARLY_PAGES).toBe(6)
  expect(pagesAhead(1, 1)).toEqual([])
  expect(pagesAhead(1, 4)).toEqual([2, 3, 4])
  expect(pagesAhead(2, 9)).toEqual([3, 1, 4, 5, 6])
  expect(pagesAhead(9, 9)).toEqual([1, 2, 3, 4, 5, 6])
})
