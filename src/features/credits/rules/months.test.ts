import { expect, it } from 'vitest'
import { newId } from '../../../core/ids.ts'
import { monthsOf } from './months.ts'

const NOW = new Date('2025-10-31T18:00:00Z')
const accountOf = (created: string) => newId(Date.parse(created))

it('offers every Bangkok month of an account, the newest first', () => {
  const months = monthsOf(accountOf('2020-12-31T17:30:00Z'), NOW)
  expect([months[0], months[1], months.at(-1), months.length]).toEqual(['2025-11', '2025-10', '2021-01', 59])
})

it.each([
  ['a new account', accountOf('2025-10-20T00:00:00Z')],
  ['an id without a time', '00000000-0000-0000-0000-000000000000'],
])('offers twelve months to %s', (_, id) => {
  const months = monthsOf(id, NOW)
  expect([months[0], months.at(-1), months.length]).toEqual(['2025-11', '2024-12', 12])
})
