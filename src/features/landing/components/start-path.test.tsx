import { expect, it } from 'vitest'
import { safeNext } from '../../../web/return-path.ts'
import { startPath } from './start-path.ts'

it.each(['public', 'invite_only'] as const)(
  'a visitor who starts a campaign signs up and then continues with its kind: %s',
  (kind) => {
    const create = `/th/Marketer/manageCampaign/new?kind=${kind}`
    expect(startPath('th', 'marketer', kind)).toBe(create)
    const signup = new URL(startPath('th', 'open', kind), 'https://talad.test')
    expect(signup.pathname).toBe('/th/Marketer/signup')
    expect(safeNext(signup.searchParams.get('next'), '')).toBe(create)
  },
)
