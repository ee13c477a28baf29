import { describe, expect, it } from 'vitest'
import { initialOf } from './avatar.tsx'
import { brandMarkSvg } from './brand-svg.ts'
import { coverSvg } from './cover-svg.ts'
import { avatarSvg, clipSvg, portraitSvg } from './people-svg.ts'
import { personNames } from './person-names.ts'
import { sceneFor, sceneNames } from './scene-names.ts'

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!)

describe('drawings', () => {
  it('give the same markup every time, with unique ids that start with the prefix', () => {
    for (const scene of sceneNames) {
      const svg = coverSvg(scene, { id: 'x' })
      expect(svg).toBe(coverSvg(scene, { id: 'x' }))
      const ids = idsIn(svg)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => id.startsWith('x-'))).toBe(true)
      for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used)
    }
  })

  it('contain no script, style or unresolved value', () => {
    const all = [
      ...sceneNames.map((scene) => coverSvg(scene)),
      ...personNames.flatMap((name) => [avatarSvg(name), portraitSvg(name), clipSvg('tech', name, { pose: 'raise' })]),
      brandMarkSvg('a'),
    ]
    for (const svg of all) expect(svg).not.toMatch(/undefined|NaN|<script|<style|style=/)
  })

  it('escape the label and always pick the same person for a seed', () => {
    expect(coverSvg('news', { label: '"><b>' })).toContain('aria-label="&quot;&gt;&lt;b&gt;"')
    expect(avatarSvg('a seed')).toBe(avatarSvg('a seed'))
  })

  it('use the scene of an interest, or the home scene for unknown text', () => {
    expect(sceneFor('beauty')).toBe('skincare')
    expect(sceneFor('car')).toBe('car')
    expect(sceneFor('constructor')).toBe('home')
  })
})

describe('initialOf', () => {
  it.each([
    ['ploy', 'P'],
    ['ไอซ่า ชงเอง', 'อ'],
    ['เบนจา', 'บ'],
    ['Nont ออนทริป', 'N'],
    ['นนท์ Trip', 'T'],
    ['  42', '4'],
    ['', ''],
  ])('%s → %s', (name, letter) => expect(initialOf(name)).toBe(letter))
})
