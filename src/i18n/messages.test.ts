import { afterEach, expect, it, vi } from 'vitest'
import { fill } from './messages.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it("a language file that fails to load is logged as 'Failed locale loading' and requested again", async () => {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { defineText } = await import('./messages.ts')
  let loads = 0
  const texts = defineText({
    en: async () => {
      loads++
      if (loads === 1) throw new Error('no connection')
      return { default: { hello: 'Hello' } }
    },
    th: async () => ({ default: { hello: 'สวัสดี' } }),
  })
  await expect(texts.load('en')).rejects.toThrow('no connection')
  expect(log).toHaveBeenCalledWith('Failed locale loading', expect.any(Error))
  expect(await texts.load('en')).toEqual({ hello: 'Hello' })
  expect(loads).toBe(2)
})

it('a sentence ends with one punctuation mark, even if the value has its own', () => {
  const text = 'Reason: {reason}. Send it again.'
  expect(fill(text, { reason: 'The logo is hidden' })).toBe('Reason: The logo is hidden. Send it again.')
  expect(fill(text, { reason: 'The logo is hidden.' })).toBe('Reason: The logo is hidden. Send it again.')
  expect(fill(text, { reason: 'Where is the logo?' })).toBe('Reason: Where is the logo? Send it again.')
  expect(fill('{name}.pdf', { name: 'Mali Co.' })).toBe('Mali Co..pdf')
})
