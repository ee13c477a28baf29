import type { Handlers } from '../../platform/context.ts'
import type { contract } from './contract.ts'
import { reviewHandlers } from './review/service.ts'
import { sendingHandlers } from './sending/service.ts'

export { sweepAttachments } from './sweep.ts'

export const handlers = { ...sendingHandlers, ...reviewHandlers } satisfies Handlers<typeof contract>
