import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it("a language file that does not come is logged as 'Failed locale loading', and asked for again", async () => {
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
