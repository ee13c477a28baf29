import { expect, test } from 'vitest'
import { partOf } from './part.ts'
import { CANCELLED, JOB_STATUSES } from './states.ts'

test('an invitation is not an application, and every job that did not end without pay has a part', () => {
  expect(partOf({ status: 'MATCHED', source: 'application' })).toBe('applied')
  expect(partOf({ status: 'MISMATCHED', source: 'application' })).toBe('applied')
  expect(partOf({ status: 'ASSIGN', source: 'invite' })).toBe('invited')
  expect(partOf({ status: 'ASSIGN', source: 'application' })).toBe('chosen')
  expect(partOf({ status: 'WORKING', source: 'invite' })).toBe('working')
  expect(partOf({ status: 'COMPLETED', source: 'application' })).toBe('ended')
  const none = JOB_STATUSES.filter((status) => partOf({ status, source: 'application' }) === null)
  expect(none.toSorted()).toEqual(CANCELLED.toSorted())
})
