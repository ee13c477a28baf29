import type { ManagerScope } from '../../partners/kinds.ts'
import type { JobEvent } from './events.ts'

const NEGOTIATION: readonly JobEvent[] = ['counterOffer', 'declineOffer']

/** The permission that a partner must have granted for a talent manager's action. */
export const scopeOf = (event: JobEvent): ManagerScope => (NEGOTIATION.includes(event) ? 'negotiate' : 'accept')
