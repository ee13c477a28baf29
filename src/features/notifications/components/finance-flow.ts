import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qFlag, readQuery } from '../../../web/query.ts'
import { CODES } from '../../accounts/components/contact-flow.ts'
import { phoneCode } from '../../accounts/components/phone-code.ts'
import { financeContract } from '../finance/contract.ts'

const purpose = 'finance_email'
const zQuery = z.object({
  /** Back to the first step, to enter another address. */
  change: qFlag,
  unlinked: qFlag,
})

export async function financeLoader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const { change, unlinked } = readQuery(url, zQuery)
  const [linked, pending] = await load(() =>
    Promise.all([
      call(financeContract.financeEmail, { params: { id: viewer.uuid } }),
      call(CODES.marketer.pending, { query: { purpose } }),
    ]),
  )
  const code = change ? null : phoneCode(pending.data, linked.data !== null)
  return { linked: linked.data, code, change, unlinked, typed: pending.data?.to ?? '', now: now() }
}
export type FinanceData = Awaited<ReturnType<typeof financeLoader>>

export const financeAction = defineActions({
  async send({ form, call, path }) {
    await call(CODES.marketer.request, { body: { purpose, email: field(form, 'email') } })
    return path
  },
  async verify({ form, call, path }) {
    await call(CODES.marketer.verify, {
      body: { purpose, email: field(form, 'email'), code: field(form, 'code') },
    })
    return path
  },
  async unlink({ call, viewer, path }) {
    await call(financeContract.removeFinanceEmail, { params: { id: viewer.uuid } })
    return pathWithQuery(path, { unlinked: true })
  },
})
