import { expect, it } from 'vitest'
import { RELOAD_GUARD, reloadOnce } from './reload-guard.ts'

it('a failed page chunk reloads at most once per 10 seconds per path', () => {
  const kept = new Map<string, string>()
  let [now, path, reloads] = [1_000, '/th/faq', 0]
  const tab = {
    now: () => now,
    path: () => path,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    reload: () => {
      reloads++
    },
  }
  expect(RELOAD_GUARD).toBe(10_000)
  expect(reloadOnce(tab)).toBe(true)
  now += 9_999
  expect(reloadOnce(tab)).toBe(false)
  path = '/th/articles'
  expect(reloadOnce(tab)).toBe(true)
  path = '/th/faq'
  now += 1
  expect(reloadOnce(tab)).toBe(true)
  expect(reloads).toBe(3)
})
