import { expect, it } from 'vitest'
import { field, readForm } from './form-data.ts'

const post = (type: string, body: string) =>
  new Request('http://localhost/th', { method: 'POST', headers: { 'content-type': type }, body })

it.each([
  ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="intent"\r\n\r\nsa'],
  ['multipart/form-data', 'no boundary'],
  ['text/plain', 'intent=save'],
])('a malformed %s body is a bad request, not a server error', async (type, body) => {
  await expect(readForm(post(type, body))).rejects.toMatchObject({ init: { status: 400 } })
})

it('reads a form', async () => {
  expect(field(await readForm(post('application/x-www-form-urlencoded', 'intent=save')), 'intent')).toBe('save')
})
