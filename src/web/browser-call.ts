import type { AnyEndpoint, CallInput, CallOutput } from '../core/endpoint.ts'
import { CallError, type CallFailure } from './call-error.ts'
import { pathWithQuery, type QueryValue } from './path-with-query.ts'

/** Method and path of an endpoint, without schemas, so that browser code can import it. */
export type EndpointAddress<E extends AnyEndpoint = AnyEndpoint> = Pick<E, 'method' | 'path'>

/** The URL of an endpoint with its parameters filled in. */
export function urlOf<E extends AnyEndpoint>(
  { path }: EndpointAddress<E>,
  { params, query }: { params?: unknown; query?: unknown } = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  return pathWithQuery(filled, (query ?? {}) as Record<string, QueryValue>)
}

export const requestHeaders = (idempotencyKey?: string): Record<string, string> => ({
  accept: 'application/json',
  'x-language': document.documentElement.lang,
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
})

/** Builds the failure from the status and the parsed body of an error response. */
export function failureOf(status: number, body: unknown): CallFailure {
  const { code = 'internal', message = '', fields, details } = (body ?? {}) as Partial<CallFailure>
  return { code, message, status, ...(fields && { fields }), ...(details && { details }) }
}

/**
 * Calls an endpoint from the browser: `browserCall<typeof contract.count>(COUNT, { query })`. Throws CallError if the
 * call is rejected, another error if the response is missing or ends early.
 */
export async function browserCall<E extends AnyEndpoint>(
  address: EndpointAddress<E>,
  input: Omit<CallInput<E>, 'file'> & { signal?: AbortSignal },
): Promise<CallOutput<E>> {
  const { body, idempotencyKey, signal } = input
  const response = await fetch(urlOf(address, input), {
    method: address.method,
    credentials: 'same-origin',
    headers: {
      ...requestHeaders(idempotencyKey),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  if (!response.ok) throw new CallError(failureOf(response.status, await response.json().catch(() => null)))
  return (await response.json()) as CallOutput<E>
}
