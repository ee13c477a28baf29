import { type ActionInput, actsWithNext } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { addressWith } from '../../../web/path-with-query.ts'
import { contract } from '../contract.ts'

const keyed = ({ form, idempotencyKey }: ActionInput) => ({ params: { id: field(form, 'target') }, idempotencyKey })
const reasonOf = ({ form }: ActionInput) => ({ reason: field(form, 'reason') })

/** Converts an entered percentage to basis points. Invalid input becomes NaN, which the endpoint rejects. */
const bpsOf = ({ form }: ActionInput): number => {
  const typed = field(form, 'creatorShareBps')
  return typed === '' ? Number.NaN : Math.round(Number(typed) * 100)
}

const acts: Record<string, (a: ActionInput) => Promise<{ data: { status: string } }>> = {
  decide: (a) => {
    const payReimbursement = field(a.form, 'payReimbursement') === 'on'
    return a.call(contract.decide, {
      ...keyed(a),
      body: { creatorShareBps: bpsOf(a), payReimbursement, ...reasonOf(a) },
    })
  },
  pass: (a) => a.call(contract.pass, { ...keyed(a), body: {} }),
  return: (a) => a.call(contract.sendBack, { ...keyed(a), body: reasonOf(a) }),
  resume: (a) => a.call(contract.resume, { ...keyed(a), body: reasonOf(a) }),
  openDispute: (a) => a.call(contract.openDispute, { ...keyed(a), body: reasonOf(a) }),
}

/** The operator's decisions. Each redirects to the same position in the queue, with the job still open. */
export const operatorJobActs = actsWithNext(acts, (name, { url, form }, { data }) => {
  // Above the limit the decision waits for a second operator, which the job's panel shows.
  const waits = name === 'decide' && data.status !== 'COMPLETED' && data.status !== 'CANCEL'
  return addressWith(url, { open: field(form, 'target'), done: waits ? undefined : name })
})
