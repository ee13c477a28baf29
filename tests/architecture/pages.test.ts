import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { routeTable } from '../../src/app/route-table.ts'

const src = join(import.meta.dirname, '../../src')
const pages = [...new Set(routeTable.flatMap(({ file }) => file ?? []))]
const source = (file: string): string => readFileSync(join(src, file), 'utf8')

/** The response is a whole page, so that the browser drops everything of the session. */
const WITHOUT = ['app/pages/logout.tsx']

it('every page with forms keeps the entered values if a submission fails', () => {
  const withAction = pages.filter((file) => /export (const|async function|function) action\b/.test(source(file)))
  expect(withAction.length).toBeGreaterThan(30)
  const missing = withAction.filter((file) => !source(file).includes("export { clientAction } from '"))
  expect(missing.filter((file) => !WITHOUT.includes(file))).toEqual([])
})

it('every page action names its intents', () => {
  const own = pages.filter((file) => /\.formData\(\)/.test(source(file)))
  expect(own).toEqual([])
})
