import { expect, test } from 'vitest'
import { bounded } from './bounded.ts'

test('tasks run and wait up to the limits, one more is rejected; a failed task frees its slot', async () => {
  const run = bounded({ running: 1, waiting: 2 })
  const ends: (() => void)[] = []
  let most = 0
  let now = 0
  const work = () =>
    run(async () => {
      most = Math.max(most, ++now)
      await new Promise<void>((done) => ends.push(done))
      now--
      if (ends.length === 1) throw new Error('first')
    })
  const started = [work(), work(), work()]
  const settled = Promise.allSettled(started)
  await expect(work()).rejects.toMatchObject({ code: 'unavailable', details: { s: 5 } })
  for (let i = 0; i < 3; i++) {
    await expect.poll(() => ends.length).toBe(i + 1)
    ends[i]?.()
  }
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(most).toBe(1)
  await expect(run(async () => 'again')).resolves.toBe('again')
})
