import { Agent, request as send } from 'node:http'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Operation, WireRequest } from './operations.ts'

export interface WireAnswer {
  status: number
  type: string
  body: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })
/** Milliseconds. Long enough for a busy machine; a request that takes longer counts as hanging. */
const TIMEOUT = 30_000

/** Sends a request byte for byte: a URL object would correct an invalid address or header. */
export function exchange(port: number, { method, path, headers, body }: WireRequest): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const client = send({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
    })
    client.setTimeout(TIMEOUT, () => client.destroy(new Error(`hang: no answer within ${TIMEOUT / 1_000} s`)))
    client.on('error', reject)
    client.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: (response.headers['content-type'] ?? '').split(';')[0] ?? '',
          body: Buffer.concat(parts),
        }),
      )
    })
    client.end(body)
  })
}

/** Returns a function that checks a response against the document. */
export function buildCheck(document: object): (operation: Operation, answer: WireAnswer) => string | null {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true })
  formats.default(ajv)
  ajv.addSchema(document, 'document')
  const compiled = new Map<string, ValidateFunction>()
  const validatorOf = (operation: Operation, status: number): ValidateFunction => {
    const key = `${operation.id} ${status}`
    const existing = compiled.get(key)
    if (existing) return existing
    const pointer = [
      'paths',
      operation.documented ?? operation.path,
      operation.method.toLowerCase(),
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ]
    const path = pointer.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')
    const made = ajv.compile({ $ref: `document#/${path}` })
    compiled.set(key, made)
    return made
  }
  return (operation, { status, type, body }) => {
    if (status >= 500 && status !== 503) return `status ${status}: ${body.subarray(0, 300)}`
    const declared = operation.responses[status]
    if (!declared) return `drift: status ${status} is not declared: ${body.subarray(0, 300)}`
    if (!declared.content?.[type]) return `drift: ${status} answers ${type || 'no content type'}, which is not declared`
    if (type !== 'application/json') return null
    let value: unknown
    try {
      value = JSON.parse(body.toString())
    } catch {
      return `drift: ${status} is no JSON`
    }
    const validate = validatorOf(operation, status)
    if (validate(value)) return null
    const [first] = validate.errors ?? []
    return `drift: ${status} ${first?.instancePath} ${first?.message}: ${body.subarray(0, 400)}`
  }
}
