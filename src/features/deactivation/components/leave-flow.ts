import { z } from 'zod'
import { field } from '../../../web/form-data.ts'
import { qChoice, readQuery } from '../../../web/query.ts'
import type { DeactivationState } from '../contract.ts'
import type { Reason } from '../rules/reasons.ts'

const STEPS = ['reason', 'confirm', 'code'] as const
export type Step = (typeof STEPS)[number]
const zQuery = z.object({ step: qChoice(STEPS, 'reason') })

/** The step of the URL, or the first one if the stored choice no longer matches the account's amounts. */
export function stepOf(url: URL, { request, rest, vatUnsent }: DeactivationState): Step {
  const chosen = request?.giveUp === rest && request.giveUpVat === vatUnsent
  return chosen ? readQuery(url, zQuery).step : 'reason'
}

export const choiceIn = (form: FormData) => ({
  reason: field(form, 'reason') as Reason,
  note: field(form, 'note'),
  giveUp: Number(field(form, 'giveUp')),
  giveUpVat: Number(field(form, 'giveUpVat')),
})

/** The stored choice; by default nothing is given up. */
export const choiceOf = ({ request }: DeactivationState) =>
  request ?? { reason: 'other' as const, note: '', giveUp: 0, giveUpVat: 0 }
