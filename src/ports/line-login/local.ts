import { PortError } from '../http.ts'
import type { LineLoginPort } from './port.ts'

const unsupported = () => new PortError('line_login', 'unsupported')

/** Used when LINE Login is not configured. */
export const localLineLogin = (): LineLoginPort => ({
  available: false,
  authorizeUrl: () => {
    throw unsupported()
  },
  exchange: async () => {
    throw unsupported()
  },
})
