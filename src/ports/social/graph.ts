import { z } from 'zod'
import { PortError, type PortErrorCode } from '../http.ts'
import type { Shares } from './audience.ts'
import { vendorCalls } from './vendor-calls.ts'

/** Meta responds to nearly every refusal with 400; `error.code` is the reason. */
const CODES: Record<string, PortErrorCode> = {
  '190': 'unauthorized',
  '102': 'unauthorized',
  '4': 'rate_limited',
  '17': 'rate_limited',
  '32': 'rate_limited',
  '613': 'rate_limited',
  '10': 'forbidden',
  '200': 'forbidden',
  '110': 'forbidden',
  '803': 'not_found',
  '1': 'unavailable',
  '2': 'unavailable',
}

/** `vendorCalls` for the Graph API, with Meta's error codes converted. */
export function graphCalls(provider: string, base: string, timeoutMs?: number): ReturnType<typeof vendorCalls> {
  const request = vendorCalls(provider, base, timeoutMs)
  return async (shape, path, options) => {
    try {
      return await request(shape, path, options)
    } catch (error) {
      const code = error instanceof PortError && error.status === 400 ? CODES[error.detail ?? ''] : undefined
      if (error instanceof PortError && code)
        throw new PortError(provider, code, {
          status: 400,
          ...(error.detail && { detail: error.detail }),
          ...(error.retryAfterSeconds && { retryAfterSeconds: error.retryAfterSeconds }),
        })
      throw error
    }
  }
}

/** Metrics of one object: old ones in `values`, newer ones in `total_value`. */
export const zMetrics = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.unknown(), end_time: z.string().optional() })).optional(),
      total_value: z.object({ value: z.number().optional() }).optional(),
    }),
  ),
})

/** One metric as a number; null if it was not reported. */
export function metric(metrics: z.infer<typeof zMetrics> | null, name: string): number | null {
  const found = metrics?.data.find((m) => m.name === name)
  const value = found?.total_value?.value ?? found?.values?.at(-1)?.value
  return typeof value === 'number' ? value : null
}

export const zBreakdown = z.object({
  data: z.array(
    z.object({
      total_value: z
        .object({
          breakdowns: z
            .array(
              z.object({
                results: z.array(z.object({ dimension_values: z.array(z.string()), value: z.number() })).default([]),
              }),
            )
            .default([]),
        })
        .optional(),
    }),
  ),
})

/** The rows of a demographic breakdown. */
export function breakdown(metrics: z.infer<typeof zBreakdown> | null): Shares['age'] {
  const results = metrics?.data[0]?.total_value?.breakdowns[0]?.results ?? []
  return results.map((r) => ({ word: r.dimension_values[0] ?? '', value: r.value }))
}
