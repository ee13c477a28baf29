import { expect, test } from 'vitest'
import { accountTransitionFor, openActs } from './account-status.ts'

test('the table allows only some actions for each status and role', () => {
  const marketer = { role: 'marketer', status: 'active', own: false, owes: false } as const
  expect(openActs(marketer)).toEqual(['suspend', 'expire', 'close'])
  expect(openActs({ ...marketer, role: 'influencer' })).toEqual(['suspend', 'close'])
  expect(openActs({ ...marketer, own: true })).toEqual([])
  expect(openActs({ ...marketer, status: 'suspended' })).toEqual(['expire', 'reactivate', 'close'])
  const owing = { ...marketer, status: 'suspended', owes: true } as const
  expect(() => accountTransitionFor('reactivate', owing)).toThrow(
    expect.objectContaining({ code: 'conflict', details: { status: 'suspended' } }),
  )
  expect(accountTransitionFor('reactivate', { ...owing, owes: false })).toMatchObject({
    to: 'active',
    notify: ['account.reactivated'],
  })
  for (const status of ['permanently', 'deactivated'] as const) expect(openActs({ ...marketer, status })).toEqual([])
})
