import { expect, it } from 'vitest'
import { placeName } from './place-name.ts'

it.each([
  ['TH-10', 'กรุงเทพมหานคร', 'Bangkok'],
  ['Bangkok', 'กรุงเทพมหานคร', 'Bangkok'],
  ['TH', 'ไทย', 'Thailand'],
  ['LA', 'ลาว', 'Laos'],
  ['Vientiane Prefecture', 'Vientiane Prefecture', 'Vientiane Prefecture'],
])('%s is %s and %s', (place, th, en) => {
  expect([placeName(place, 'th'), placeName(place, 'en')]).toEqual([th, en])
})
