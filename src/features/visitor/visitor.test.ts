import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { cameFrom } from './components/return-from-form.ts'
import { contract } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('the Google form is marked as seen for one year, with SameSite=Lax', async () => {
  const { cookies } = await app.call(contract.formSeen)
  expect(cookies).toEqual([{ name: 'ggForm', value: 'seen', options: { maxAge: 31_536_000, sameSite: 'lax' } }])
})

test('redirects go back only to a page of this site', () => {
  const from = (referer: string) =>
    cameFrom(new Request('https://t.example/th', { headers: { referer } }), 'https://t.example')
  expect(from('https://t.example/th/faq?q=1')).toBe('/th/faq?q=1')
  expect(from('https://t.example.evil/th/faq')).toBe('')
  expect(from('nonsense')).toBe('')
})
