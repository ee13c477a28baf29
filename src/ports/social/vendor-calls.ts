import { z } from 'zod'
import { type Call, callJson, PortError } from '../http.ts'

/** Credentials and URLs of a platform. Every URL can be replaced, for tests and for proxies. */
export interface VendorConfig {
  clientId: string
  clientSecret: string
  /** URL of the API. */
  baseUrl?: string
  /** URL of the consent page. */
  authorizeUrl?: string
  /** URL of the token endpoint. */
  tokenUrl?: string
  /** URL that revokes a token. */
  revokeUrl?: string
  /** Our own key or token, for public data. */
  apiKey?: string
  /** The id of our own account, if the platform requires one for requests with `apiKey`. */
  apiUser?: string
  timeoutMs?: number
  /** The current time; replaced in tests that use recorded responses. */
  now?: () => Date
}

/** Calls of one platform's API with a bearer token (or none). Undefined query values are omitted. */
export function vendorCalls(provider: string, base: string, timeoutMs?: number) {
  const url = (path: string, query: Record<string, string | undefined> = {}) => {
    const target = new URL(`${base.replace(/\/$/, '')}${path}`)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) target.searchParams.set(name, value)
    return target
  }
  return <T>(
    shape: z.ZodType<T>,
    path: string,
    options: { query?: Record<string, string | undefined>; token?: string; more?: Partial<Call> } = {},
  ): Promise<T> => {
    const headers: Record<string, string> = { ...options.more?.headers }
    if (options.token) headers.authorization = `Bearer ${options.token}`
    return callJson({ provider, url: url(path, options.query), timeoutMs, ...options.more, headers }, shape)
  }
}

/** Platforms send counts as numbers or as digits in a string. */
export const zCount = z
  .union([z.number(), z.string().regex(/^\d+$/)])
  .transform(Number)
  .pipe(z.number().int().nonnegative())

export const zToken = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullish(),
  expires_in: z.coerce.number().nullish(),
})

/** Null if a request fails for lack of permission or data. An invalid token or a rate limit still throws. */
export async function nullIfUnavailable<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    if (error instanceof PortError && ['forbidden', 'not_found', 'refused', 'bad_answer'].includes(error.code))
      return null
    throw error
  }
}

/** Null if a request fails with `not_found`. */
export async function nullIfNotFound<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    if (error instanceof PortError && error.code === 'not_found') return null
    throw error
  }
}

export const expiry = (seconds: number | null | undefined): Date | null =>
  seconds ? new Date(Date.now() + seconds * 1000) : null

/** Parses a date from text or Unix seconds; null if it is invalid. */
export function dateOf(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined) return null
  const at = new Date(typeof value === 'number' ? value * 1000 : value)
  return Number.isNaN(at.getTime()) ? null : at
}

/** The error for a request that the platform does not offer. */
export const unsupported = (provider: string, what: string): PortError =>
  new PortError(provider, 'unsupported', { detail: what })
