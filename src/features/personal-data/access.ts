import { examplesOf, newInfluencer } from '../../../tests/access/example.ts'
import type { TestApp } from '../../../tests/harness.ts'
import type { Caller } from '../../platform/context.ts'
import { contract } from './contract.ts'
import { sweepDataExports } from './service.ts'

/** A copy of the caller's data that can be downloaded. */
async function readyCopy(app: TestApp, as: Caller) {
  const { id } = (await app.call(contract.request, { as })).body.data
  await sweepDataExports(app.app)
  return { id }
}

export const access = examplesOf(contract, {
  latest: {},
  request: {},
  file: {
    params: async ({ app }, callerId) => readyCopy(app, await app.callerOf(callerId)),
    given: async (app) => {
      const as = await newInfluencer(app)
      return { as, params: await readyCopy(app, as) }
    },
  },
})
