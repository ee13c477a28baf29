import { randomUUID } from 'node:crypto'
import type { components, paths } from './v1.d.ts'

type Verb = 'get' | 'post' | 'patch'
type Operation<P extends keyof paths, V extends Verb> = paths[P][V]
type Addresses<V extends Verb> = {
  [P in keyof paths]: Operation<P, V> extends { responses: object } ? P : never
}[keyof paths]
type BodyOf<O> = O extends { requestBody?: { content: { 'application/json': infer B } } } ? B : never
type PathOf<O> = O extends { parameters: { path: infer P } } ? P : undefined
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? Q : undefined
type AnswerOf<O> = O extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : never

interface Options<O> {
  path?: PathOf<O>
  query?: QueryOf<O>
  body?: BodyOf<O>
  /** Fields and a file, instead of `body`. */
  form?: FormData
  /** Default: a new key. The same key again returns the first response. */
  idempotencyKey?: string
}

/** An error response. Programs use `code` and `details`. */
export class ApiError extends Error {
  readonly status: number
  readonly error: components['schemas']['Error']
  constructor(status: number, error: components['schemas']['Error']) {
    super(`${status} ${error.code}: ${error.message}`)
    this.status = status
    this.error = error
  }
}

/** A client of /api/v1 for one key, with the types that openapi-typescript generates from the OpenAPI document. */
export function partnerClient(origin: string, key: string) {
  const send =
    <V extends Verb>(verb: V) =>
    async <P extends Addresses<V>>(
      address: P,
      options: Options<Operation<P, V>> = {},
    ): Promise<AnswerOf<Operation<P, V>>> => {
      const { path = {}, query = {}, body, form, idempotencyKey = randomUUID() } = options
      const filled = String(address).replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name as never])))
      const url = new URL(`${origin}/api/v1${filled}`)
      for (const [name, value] of Object.entries(query as object)) url.searchParams.set(name, String(value))
      const answer = await fetch(url, {
        method: verb.toUpperCase(),
        headers: {
          authorization: `Bearer ${key}`,
          'accept-language': 'en',
          ...(verb !== 'get' && { 'idempotency-key': idempotencyKey }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: form ?? (body === undefined ? null : JSON.stringify(body)),
      })
      const json = (await answer.json()) as never
      if (!answer.ok) throw new ApiError(answer.status, json)
      return json
    }
  return { get: send('get'), post: send('post'), patch: send('patch') }
}

export type PartnerClient = ReturnType<typeof partnerClient>
