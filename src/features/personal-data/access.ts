import { examplesOf, newInfluencer } from '../../../tests/access/example.ts'
import { buildMarketer, buildMember } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import type { Caller } from '../../platform/context.ts'
import { contract } from './contract.ts'
import { sweepDataExports } from './service.ts'

/** A finished export of the caller's data. */
async function readyCopy(app: TestApp, as: Caller, request: typeof contract.request | typeof contract.loginRequest) {
  const { id } = (await app.call(request, { as })).body.data
  await sweepDataExports(app.app)
  return { id }
}

export const access = examplesOf(contract, {
  latest: {},
  request: {},
  file: {
    params: async ({ app }, callerId) => readyCopy(app, await app.callerOf(callerId), contract.request),
    given: async (app) => {
      const as = await newInfluencer(app)
      return { as, params: await readyCopy(app, as, contract.request) }
    },
  },
  loginLatest: {},
  loginRequest: {},
  loginFile: {
    params: async ({ app }, callerId) => readyCopy(app, await app.callerOf(callerId), contract.loginRequest),
    given: async (app) => {
      const { id } = await buildMember(app.db, (await buildMarketer(app.db)).id, 'viewer')
      const as = await app.callerOf(id)
      return { as, params: await readyCopy(app, as, contract.loginRequest) }
    },
  },
})
