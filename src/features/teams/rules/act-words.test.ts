import { expect, it } from 'vitest'
import { PERMISSIONS_OF, rolesWith, TEAM_ROLES } from '../kinds.ts'
import { TEAM_ACT_WORDS, teamActWords } from './act-words.ts'

it('every act has words in both languages, also one without words of its own', () => {
  for (const act of [...Object.keys(TEAM_ACT_WORDS), 'campaigns.newAct', 'someFeature.newAct']) {
    const { th, en } = teamActWords(act)
    expect(th, act).toMatch(/[ก-๙]/)
    expect(en, act).toMatch(/^[a-z]/)
  }
})

it('every role reads; only owners manage the account, and a viewer does nothing else', () => {
  expect(rolesWith('read')).toEqual(TEAM_ROLES)
  expect(rolesWith('account')).toEqual(['owner'])
  expect(PERMISSIONS_OF.viewer).toEqual(['read', 'self'])
})
