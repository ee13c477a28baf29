import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { finish, takeData, WrittenPage } from './whole-page.ts'

const contextWith = (data?: string) =>
  ({ serverHandoffStream: data === undefined ? undefined : new Blob([data]).stream() }) as EntryContext

test('the data leaves the rendering and stands once, escaped, at the end of the document', async () => {
  const context = contextWith('["</script><!--ไทย"]\n')
  const script = await takeData(context, 'n1')
  expect(context.serverHandoffStream).toBeUndefined()
  const page = finish(Buffer.from('<html><body><p>สวัสดี</p></body></html>'), script).toString()
  const [, json] =
    /^<html><body><p>สวัสดี<\/p><script nonce="n1">.*enqueue\((.*)\);.*close\(\);<\/script><\/body><\/html>$/.exec(
      page,
    ) ?? []
  expect(json).not.toMatch(/[<>]/)
  expect(JSON.parse(json as string)).toBe('["</script><!--ไทย"]\n')
})

test('a rendering without data, and one without a body, are left as they are', async () => {
  expect(await takeData(contextWith(), 'n1')).toBe('')
  expect(finish(Buffer.from('plain'), '<script></script>').toString()).toBe('plain')
})

test('a letter that was cut in two is put together again', async () => {
  const [first, second] = [Buffer.from('ก').subarray(0, 1), Buffer.from('ก').subarray(1)]
  const whole = new WrittenPage()
  await new Promise<void>((done) => {
    whole.once('finish', done)
    whole.write(first)
    whole.end(second)
  })
  expect(whole.bytes().toString()).toBe('ก')
})
