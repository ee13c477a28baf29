import type { Handlers } from '../../platform/context.ts'
import type { contract } from './contract.ts'
import { reviewHandlers } from './review/service.ts'
import { sendingHandlers } from './sending/service.ts'
import { taxHandlers } from './tax/service.ts'

export { sweepAttachments } from './sweep.ts'
export { approvedTaxActs } from './tax/service.ts'

export const handlers = { ...sendingHandlers, ...reviewHandlers, ...taxHandlers } satisfies Handlers<typeof contract>
