import { z } from 'zod'
import { type Call, callJson, PortError } from '../http.ts'

/** Where and as whom a vendor connector works. Every address can be replaced, for tests and for proxies. */
export interface VendorConfig {
  clientId: string
  clientSecret: string
  /** API address. */
  baseUrl?: string
  /** Address of the consent page. */
  authorizeUrl?: string
  /** Address of the token endpoint. */
  tokenUrl?: string
  /** Address at which a token is given back. */
  revokeUrl?: string
  /** Key or token of our own, for what the public may see. */
  apiKey?: string
  /** Whose id asks in our own name, where the platform wants one. */
  apiUser?: string
  timeoutMs?: number
  /** The present, replaced in tests that play back old answers. */
  now?: () => Date
}

/** Calls of one vendor with a bearer token (or none). Query values that are undefined are left out. */
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

/** Runs a question that may lack permission or data; those answer null, a lost token or a limit still throws. */
export async function optional<T>(question: Promise<T>): Promise<T | null> {
  try {
    return await question
  } catch (error) {
    if (error instanceof PortError && ['forbidden', 'not_found', 'refused', 'bad_answer'].includes(error.code))
      return null
    throw error
  }
}

/** Runs a question whose `not_found` is an answer. */
export async function orMissing<T>(question: Promise<T>): Promise<T | null> {
  try {
    return await question
  } catch (error) {
    if (error instanceof PortError && error.code === 'not_found') return null
    throw error
  }
}

export const expiry = (seconds: number | null | undefined): Date | null =>
  seconds ? new Date(Date.now() + seconds * 1000) : null

/** A date out of text or Unix seconds; null when unreadable. */
export function dateOf(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined) return null
  const at = new Date(typeof value === 'number' ? value * 1000 : value)
  return Number.isNaN(at.getTime()) ? null : at
}

/** What a platform without the question answers. */
export const unsupported = (provider: string, what: string): PortError =>
  new PortError(provider, 'unsupported', { detail: what })
