import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { MINUTE, SECOND } from '../core/clock.ts'
import type { RateLimitClass } from '../core/endpoint.ts'
import { AppError } from '../core/errors.ts'
import { networkOf } from '../core/network.ts'

/** `picture`: share pictures, each of which may have to be drawn. */
type LimitClass = RateLimitClass | 'picture'

/** Requests a minute and network, by class. A page is one of `read`, however many calls it takes to make it. */
const LIMITS: Record<LimitClass, number> = {
  read: 600,
  write: 120,
  auth: 30,
  otp: 20,
  money: 60,
  upload: 60,
  webhook: 600,
  picture: 120,
}

export interface RateLimits {
  /** Counts a request. Throws `rate_limited` (s: seconds until the next is taken) when its network has had its share. */
  take(kind: LimitClass, ip: string): Promise<void>
}

/** One count of each class, whichever way a call comes in: the API's routes and the forms of pages share it. */
export function buildRateLimits(): RateLimits {
  const limiterOf = (kind: LimitClass) =>
    new RateLimiterMemory({ keyPrefix: kind, points: LIMITS[kind], duration: MINUTE / SECOND })
  const limiters = new Map<LimitClass, RateLimiterMemory>()
  return {
    take: async (kind, ip) => {
      const limiter = limiters.get(kind) ?? limiterOf(kind)
      limiters.set(kind, limiter)
      await limiter.consume(networkOf(ip)).catch((refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new AppError('rate_limited', { s: Math.ceil(refusal.msBeforeNext / SECOND) })
      })
    },
  }
}
