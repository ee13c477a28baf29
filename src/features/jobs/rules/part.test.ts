import { expect, test } from 'vitest'
import { participationOf } from './participation.ts'
import { CANCELLED, JOB_STATUSES } from './states.ts'

test('an invitation is not an application, and every job that did not end without pay has a part', () => {
  expect(participationOf({ status: 'MATCHED', source: 'application' })).toBe('applied')
  expect(participationOf({ status: 'MISMATCHED', source: 'application' })).toBe('applied')
  expect(participationOf({ status: 'ASSIGN', source: 'invite' })).toBe('invited')
  expect(participationOf({ status: 'ASSIGN', source: 'application' })).toBe('chosen')
  expect(participationOf({ status: 'WORKING', source: 'invite' })).toBe('working')
  expect(participationOf({ status: 'COMPLETED', source: 'application' })).toBe('ended')
  const none = JOB_STATUSES.filter((status) => participationOf({ status, source: 'application' }) === null)
  expect(none.toSorted()).toEqual(CANCELLED.toSorted())
})
