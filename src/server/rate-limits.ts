import type { FastifyReply } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { MINUTE, SECOND } from '../core/clock.ts'
import type { RateLimitClass } from '../core/endpoint.ts'
import { AppError } from '../core/errors.ts'
import { networkOf } from '../core/network.ts'

/** `picture`: share pictures, which may have to be drawn. `partner`: all requests to /api/v1. */
type LimitClass = RateLimitClass | 'picture' | 'partner'

/** Requests per minute and network, by class. A page counts as one `read`, however many calls it makes. */
const LIMITS: Record<LimitClass, number> = {
  read: 600,
  write: 120,
  auth: 30,
  otp: 20,
  money: 60,
  upload: 60,
  webhook: 600,
  picture: 120,
  partner: 3_000,
}

/** Requests per minute of a class. */
export const limitOf = (kind: LimitClass): number => LIMITS[kind]

/** The remaining requests of a class, and the seconds until the limit is reset. */
export interface LimitState {
  limit: number
  remaining: number
  reset: number
}

export interface RateLimits {
  /** Counts a request. Throws `rate_limited` (s: seconds to wait) if its network is over the limit. */
  take(kind: LimitClass, ip: string): Promise<LimitState>
  /** The same for the holder of a key or session, whatever the network. */
  takeOf(kind: LimitClass, holder: string): Promise<LimitState>
}

/** Sets the RateLimit headers of a response. */
export function sendLimit(reply: FastifyReply, { limit, remaining, reset }: LimitState): void {
  reply.header('ratelimit-limit', limit).header('ratelimit-remaining', remaining).header('ratelimit-reset', reset)
}

/** One counter per class, shared by API routes and the forms of pages. */
export function buildRateLimits(): RateLimits {
  const limiterOf = (kind: LimitClass) =>
    new RateLimiterMemory({ keyPrefix: kind, points: LIMITS[kind], duration: MINUTE / SECOND })
  const limiters = new Map<LimitClass, RateLimiterMemory>()
  const takeOf = async (kind: LimitClass, subject: string): Promise<LimitState> => {
    const limiter = limiters.get(kind) ?? limiterOf(kind)
    limiters.set(kind, limiter)
    const state = await limiter.consume(subject).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new AppError('rate_limited', { s: Math.ceil(refusal.msBeforeNext / SECOND), limit: LIMITS[kind] })
    })
    const reset = Math.ceil(state.msBeforeNext / SECOND)
    return { limit: LIMITS[kind], remaining: state.remainingPoints, reset }
  }
  return { take: (kind, ip) => takeOf(kind, networkOf(ip)), takeOf }
}
