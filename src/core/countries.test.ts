import { expect, it } from 'vitest'
import { countryOf, listCountries, THAILAND_ID } from './countries.ts'

it('Thailand has the id 209, and every country has an id of its own', () => {
  expect(countryOf(THAILAND_ID, 'en')).toEqual({ id: 209, code: 'TH', name: 'Thailand', icon: 'th' })
  const all = listCountries('th')
  expect(all[0]).toMatchObject({ code: 'TH', name: 'ไทย' })
  expect(new Set(all.map((c) => c.id)).size).toBe(all.length)
  expect(new Set(all.map((c) => c.code)).size).toBe(all.length)
  expect(countryOf(0, 'en')).toBeNull()
})
