import { expect, it } from 'vitest'
import { mayReload, RELOAD_GUARD } from './reload-guard.ts'

it('after a failed chunk load, each path reloads at most once in 10 seconds', () => {
  const stored = new Map<string, string>()
  let [now, path] = [1_000, '/th/faq']
  const tab = {
    now: () => now,
    path: () => path,
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  }
  expect(RELOAD_GUARD).toBe(10_000)
  expect(mayReload(tab)).toBe(true)
  now += 9_999
  expect(mayReload(tab)).toBe(false)
  path = '/th/articles'
  expect(mayReload(tab)).toBe(true)
  path = '/th/faq'
  now += 1
  expect(mayReload(tab)).toBe(true)
})
