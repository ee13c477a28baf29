import { expect, it } from 'vitest'
import { returnLoader } from './line-login-flow.ts'

const cameBack = (scope: string) =>
  returnLoader({
    url: new URL('https://talad.test/th/Influencer/lineReturn?code=c&state=s'),
    context: { get: () => ({ viewer: { scope } }) },
  } as never)

it('a signed-in user links LINE, anybody else logs in with it', () => {
  expect(cameBack('influencer')).toEqual({ code: 'c', state: 's', linking: true })
  expect(cameBack('open')).toEqual({ code: 'c', state: 's', linking: false })
})
