import { browserCall } from '../../../web/browser-call.ts'
import { queryValues } from '../../../web/path-with-query.ts'
import { FIND } from '../addresses.ts'
import type { contract } from '../contract.ts'
import { toQuery, zFindState } from './find-query.ts'

/** How many channels the filters of a form would leave; null when that cannot be found out. */
export async function countFound(form: FormData): Promise<{ total: number; more: boolean } | null> {
  const values = queryValues(form)
  const given = Object.keys(zFindState.shape).map((name) => [name, values[name] ?? []])
  const state = zFindState.parse(Object.fromEntries(given))
  const query = { ...toQuery({ ...state, sort: undefined, campaign: undefined, after: undefined }), limit: 1 }
  return browserCall<typeof contract.find>(FIND, { query })
    .then(({ total, more }) => ({ total, more }))
    .catch(() => null)
}
