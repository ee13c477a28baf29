import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ErrorEntry } from '../../src/core/errors.ts'
import { AppError, type ErrorCode } from '../../src/core/errors.ts'
import { errorBody } from '../../src/server/failure.ts'
import { errors } from '../../src/server/features.ts'

const entries = Object.entries(errors) as [ErrorCode, ErrorEntry][]

/** The values that an error's messages contain. */
const namedIn = ({ th, en }: ErrorEntry): string[] => [
  ...new Set([...`${th} ${en}`.matchAll(/\{(\w+)/g)].map(([, name]) => name as string)),
]

/** Digits that are part of a name rather than a figure. */
const NAMES = /MP4|ใบ 50 ทวิ/g

/** The details that the sources pass as `new AppError('code', {…})`: their names, or null if they are a variable. */
function sourcesOf(): Map<string, { path: string; names: string[] | null }[]> {
  const found = new Map<string, { path: string; names: string[] | null }[]>()
  for (const path of globSync('src/**/*.ts').filter((file) => !/\.test\.ts$|example\//.test(file)))
    for (const [, code = '', rest = ''] of readFileSync(path, 'utf8').matchAll(
      /new AppError\(\s*'(\w+)'(\)|,\s*(?:\{[^{}]*\}|\w+))/g,
    )) {
      const details = rest.replace(/^,\s*/, '')
      const names = details === ')' ? [] : details.startsWith('{') ? membersOf(details) : null
      found.set(code, [...(found.get(code) ?? []), { path, names }])
    }
  return found
}

const membersOf = (literal: string): string[] | null =>
  literal.includes('...')
    ? null
    : literal
        .slice(1, -1)
        .split(/,(?![^(]*\))/)
        .map((part) => /^\s*(\w+)/.exec(part)?.[1] ?? '')
        .filter(Boolean)

describe('an error that names an amount, a limit or a date', () => {
  it('has each figure of its message in `details`, as a number', () => {
    for (const [code, entry] of entries) {
      const figures = Object.values(entry.figures ?? {})
      for (const text of [entry.th, entry.en])
        for (const [figure] of text
          .replaceAll(NAMES, '')
          .replaceAll(/\{[^}]*\}/g, '')
          .matchAll(/\d[\d,.]*/g))
          expect(figures, `${code}: ${text}`).toContain(Number(figure.replaceAll(',', '')))
    }
  })

  it('is thrown with every value that its message contains', () => {
    const missing = [...sourcesOf()].flatMap(([code, places]) => {
      const entry = (errors as Record<string, ErrorEntry>)[code]
      if (!entry) return []
      const needed = namedIn(entry).filter((name) => !(name in (entry.figures ?? {})))
      return places.flatMap(({ path, names }) =>
        names === null ? [] : needed.filter((name) => !names.includes(name)).map((name) => `${path}: ${code} ${name}`),
      )
    })
    expect(missing).toEqual([])
  })

  it('returns its fixed limits together with the values of the request', () => {
    const body = errorBody('en', new AppError('file_too_large', { size: 5.2 }, { file: 'file_too_large' }))
    expect(body).toMatchObject({
      message: 'This file is 5.2 MB. Use one up to 4 MB.',
      details: { limit: 4, size: 5.2 },
      issues: [{ field: 'file', code: 'file_too_large', limit: 4, size: 5.2 }],
    })
  })
})
