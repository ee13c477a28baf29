import { browserCall } from '../../../web/browser-call.ts'
import { queryValues } from '../../../web/path-with-query.ts'
import { FIND } from '../addresses.ts'
import type { contract } from '../contract.ts'
import { readFilters } from '../rules/filter-params.ts'
import { toQuery } from './find-address.ts'

/** Counts the channels for the filters of a form; null if the request fails. */
export async function countFound(form: FormData): Promise<{ total: number; more: boolean } | null> {
  const query = { ...toQuery(readFilters(queryValues(form))), limit: 1 }
  return browserCall<typeof contract.find>(FIND, { query })
    .then(({ total, more }) => ({ total, more }))
    .catch(() => null)
}
