import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('desktop starts at 992 px, extra-large at 1400 px', () => {
  const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  const steps = Object.fromEntries(
    [...css.matchAll(/--breakpoint-(\w+):\s*(\d+)px/g)].map(([, name, px]) => [name, px]),
  )
  expect(steps).toEqual({ lg: '992', xl: '1400' })
})
