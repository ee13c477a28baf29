import { expect, test } from 'vitest'
import { endpoint, isOpenToLimited } from './endpoint.ts'

const read = { id: 'campaigns.read', method: 'GET', path: '/api/campaigns/{id}/x', summary: 'x' } as const

test('an endpoint is closed to members who are limited to brands until it declares that it is open', () => {
  expect(isOpenToLimited(endpoint({ ...read, audience: 'marketer' }))).toBe(false)
  expect(isOpenToLimited(endpoint({ ...read, audience: 'marketer', limited: true }))).toBe(true)
  expect(isOpenToLimited(endpoint({ ...read, audience: 'marketer', permission: 'self' }))).toBe(true)
  expect(isOpenToLimited(endpoint({ ...read, audience: 'open' }))).toBe(true)
})
