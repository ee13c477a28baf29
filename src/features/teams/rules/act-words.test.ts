import { expect, it } from 'vitest'
import { PERMISSIONS_OF, rolesWith, TEAM_ROLES } from '../kinds.ts'
import { TEAM_ACT_WORDS, teamActWords } from './act-words.ts'

it('every action has a text in both languages, even one without its own text', () => {
  for (const act of [...Object.keys(TEAM_ACT_WORDS), 'campaigns.newAct', 'someFeature.newAct']) {
    const { th, en } = teamActWords(act)
    expect(th, act).toMatch(/[ก-๙]/)
    expect(en, act).toMatch(/^[a-z]/)
  }
})

it('every role can read; only owners manage the account, and a viewer can do nothing else', () => {
  expect(rolesWith('read')).toEqual(TEAM_ROLES)
  expect(rolesWith('account')).toEqual(['owner'])
  expect(PERMISSIONS_OF.viewer).toEqual(['read', 'self'])
})
