import { describe, expect, test, vi } from 'vitest'
import { FileQueue } from './file-queue.ts'

const files = (...names: string[]) => names.map((name) => new File([''], name))

/** A queue whose uploads end when the test calls `end`. */
function queueOf() {
  const ends: ((isStored: boolean) => void)[] = []
  const sent: string[] = []
  const queue = new FileQueue((file) => {
    sent.push(file.name)
    return new Promise((done) => ends.push(done))
  })
  const end = async (isStored: boolean) => {
    ends.shift()?.(isStored)
    await vi.waitFor(() => {})
  }
  return { queue, sent, end }
}

describe('a queue of files', () => {
  test('sends one file at a time, even if files are added during an upload', async () => {
    const { queue, sent, end } = queueOf()
    queue.add(files('a', 'b'))
    queue.add(files('c'))
    expect(sent).toEqual(['a'])
    await end(true)
    await end(true)
    expect(sent).toEqual(['a', 'b', 'c'])
  })

  test('stops at a failed file; a retry sends it again and then the remaining files', async () => {
    const { queue, sent, end } = queueOf()
    queue.add(files('a', 'b', 'c'))
    await end(true)
    await end(false)
    queue.add(files('d'))
    expect(sent).toEqual(['a', 'b'])
    queue.retry()
    for (let n = 0; n < 3; n++) await end(true)
    expect(sent).toEqual(['a', 'b', 'b', 'c', 'd'])
  })

  test('skips a failed file, or one whose upload is cancelled', async () => {
    const { queue, sent, end } = queueOf()
    queue.add(files('a', 'b', 'c'))
    await end(false)
    queue.leaveOut()
    queue.leaveOut()
    await end(false)
    expect(sent).toEqual(['a', 'b', 'c'])
  })
})
