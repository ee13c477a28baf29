import { expect, test } from 'vitest'
import { openActs, statusAfter } from './account-status.ts'

test('the table: who can be moved where', () => {
  const brand = { role: 'marketer', status: 'active', own: false, owes: false } as const
  expect(openActs(brand)).toEqual(['suspend', 'expire', 'close'])
  expect(openActs({ ...brand, role: 'influencer' })).toEqual(['suspend', 'close'])
  expect(openActs({ ...brand, own: true })).toEqual([])
  expect(openActs({ ...brand, status: 'suspended' })).toEqual(['expire', 'close', 'reactivate'])
  expect(statusAfter('reactivate', { ...brand, status: 'suspended', owes: true })).toBeNull()
  for (const status of ['permanently', 'deactivated'] as const) expect(openActs({ ...brand, status })).toEqual([])
})
