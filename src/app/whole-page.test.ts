import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { finish, takeData } from './whole-page.ts'

const contextWith = (data?: string) =>
  ({ serverHandoffStream: data === undefined ? undefined : new Blob([data]).stream() }) as EntryContext

test('the data leaves the rendering and stands once, escaped, at the end of the document', async () => {
  const context = contextWith('["</script><!--ไทย"]\n')
  const script = await takeData(context, 'n1')
  expect(context.serverHandoffStream).toBeUndefined()
  const page = finish('<html><body><p>สวัสดี</p></body></html>', script).toString()
  const [, json] =
    /^<!DOCTYPE html><html><body><p>สวัสดี<\/p><script nonce="n1">.*enqueue\((.*)\);.*close\(\);<\/script><\/body><\/html>$/.exec(
      page,
    ) ?? []
  expect(json).not.toMatch(/[<>]/)
  expect(JSON.parse(json as string)).toBe('["</script><!--ไทย"]\n')
})

test('a rendering without data, and one without a body, are left as they are', async () => {
  expect(await takeData(contextWith(), 'n1')).toBe('')
  expect(finish('plain', '<script></script>').toString()).toBe('<!DOCTYPE html>plain')
})
