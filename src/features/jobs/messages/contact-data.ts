import { AppError } from '../../../core/errors.ts'
import type { Caller } from '../../../platform/context.ts'
import { findContactData } from '../rules/contact-data.ts'
import type { JobRecord } from '../schema.ts'

/** Until both sides have accepted a job, their messages may not contain contact data. */
export const isBeforeAccept = (caller: Caller, job: JobRecord): boolean =>
  job.acceptedAt === null && caller.scope !== 'operator'

/** Rejects a phone number, email address or LINE id in a field: `contact_data`, with the match. */
export function refuseContactData(field: string, text: string): void {
  const data = findContactData(text)
  if (data) throw new AppError('contact_data', {}, { [field]: { code: `contact_${data.kind}`, found: data.found } })
}
