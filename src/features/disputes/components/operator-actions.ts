import type { Act } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import type { Call } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { contract } from '../contract.ts'

type Run = (
  form: FormData,
  call: Call,
  keyed: { params: { id: string }; idempotencyKey: string },
) => Promise<{ data: { status: string } }>

const reasonOf = (form: FormData): { reason: string } => ({ reason: field(form, 'reason') })

/** A percentage as typed, to basis points; NaN goes on to the endpoint, which refuses it. */
const bpsOf = (form: FormData): number => {
  const typed = field(form, 'share')
  return typed === '' ? Number.NaN : Math.round(Number(typed) * 100)
}

const acts: Record<string, Run> = {
  decide: (form, call, keyed) =>
    call(contract.decide, {
      ...keyed,
      body: {
        creatorShareBps: bpsOf(form),
        payReimbursement: field(form, 'payReimbursement') === 'on',
        ...reasonOf(form),
      },
    }),
  pass: (_form, call, keyed) => call(contract.pass, { ...keyed, body: {} }),
  return: (form, call, keyed) => call(contract.sendBack, { ...keyed, body: reasonOf(form) }),
  resume: (form, call, keyed) => call(contract.resume, { ...keyed, body: reasonOf(form) }),
  openDispute: (form, call, keyed) => call(contract.openDispute, { ...keyed, body: reasonOf(form) }),
}

/** The operator's decisions; each comes back to the queue. */
export const operatorJobActs = Object.fromEntries(
  Object.entries(acts).map(([name, run]): [string, Act] => [
    name,
    async ({ form, call, path, idempotencyKey }) => {
      const { data } = await run(form, call, { params: { id: field(form, 'target') }, idempotencyKey })
      // Above the limit the decision waits for a second operator; the list shows it.
      const waits = name === 'decide' && data.status !== 'COMPLETED' && data.status !== 'CANCEL'
      return waits ? path.replace(/[^/]+$/, 'approval') : pathWithQuery(path, { done: name })
    },
  ]),
)
