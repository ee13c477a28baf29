import type { Blob } from '../core/endpoint.ts'
import type { CookieOptions } from '../platform/context.ts'

export interface CookieOut {
  name: string
  value: string | null
  options: CookieOptions
}

export interface ApiResponse {
  status: number
  body?: unknown
  blob?: Blob
  cookies: CookieOut[]
  /** Seconds after which the call may be made again, for the header Retry-After. */
  retryAfter?: number
}
