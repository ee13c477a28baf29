import type { Json } from '../schema.ts'
import { type Html, html, markdown, raw } from './html.ts'

export interface DocumentedOperation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: Json[]
  requestBody?: { content: Record<string, { schema: Json; example?: unknown }> }
  responses: Record<string, Json>
  security: object[]
}
export interface Place {
  path: string
  method: string
  operation: DocumentedOperation
}
type Components = Readonly<Record<string, Record<string, Json>>>

/** Resolves a `$ref`; other values are returned unchanged. */
export function resolve(components: Components, value: Json): Json {
  if (typeof value.$ref !== 'string') return value
  const [kind = '', name = ''] = value.$ref.replace('#/components/', '').split('/')
  return components[kind]?.[name] ?? {}
}

const nameOf = ({ $ref }: Json): string => String($ref).split('/').at(-1) ?? ''

/** A short form of a type: `string (uuid)`, `JobRow[]`, `"th" | "en"`. */
export function typeOf(schema: Json): string {
  if (schema.$ref) return nameOf(schema)
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (options) return [...new Set(options.map(typeOf))].join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return (schema.enum as unknown[]).map((value) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array') return `${typeOf((schema.items ?? {}) as Json)}[]`
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : String(schema.type ?? 'any')
  return schema.format ? `${type} (${schema.format})` : type
}

const limitsOf = ({ minimum, maximum, minLength, maxLength, default: value }: Json): string =>
  [
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
    minLength !== undefined && Number(minLength) > 0 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    value !== undefined && `default ${JSON.stringify(value)}`,
  ]
    .filter(Boolean)
    .join(', ')

/** A table of an object's members. */
export function members(schema: Json): Html {
  const required = (schema.required ?? []) as string[]
  const rows = Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, member]) => {
    const limits = limitsOf(member)
    return html`<tr><th scope="row"><code>${name}</code>${required.includes(name) && html` <span class="need">required</span>`}</th><td><code>${typeOf(member)}</code>${limits && html` <small>${limits}</small>`}${member.description !== undefined && html`<br>${markdownLine(member.description)}`}</td></tr>`
  })
  return rows.length > 0
    ? html`<div class="wide" tabindex="0" role="group" aria-label="Fields"><table><tbody>${rows}</tbody></table></div>`
    : html`<p>No fields.</p>`
}

const markdownLine = (text: unknown): Html => raw(markdown(String(text)).html.replace(/^<p>|<\/p>$/g, ''))

/** The example request of an operation as a shell command. */
export function curlOf({ path, method, operation }: Place, base: string, components: Components): string {
  const parameters = operation.parameters.map((one) => resolve(components, one))
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((all, { name, example }) => all.replace(`{${name}}`, String(example)), path)
  const json = operation.requestBody?.content['application/json']
  const form = !json && operation.requestBody
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${base}${filled}`,
    `-H "Authorization: Bearer $TALAD_KEY"`,
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(json
      ? [
          `-H 'Content-Type: application/json'`,
          `-d '${JSON.stringify(json.example).replaceAll("'", String.raw`'\''`)}'`,
        ]
      : []),
    ...(form ? [`-F file=@file.png`] : []),
  ]
  return lines.join(' \\\n  ')
}

const parametersOf = (operation: DocumentedOperation, components: Components): Html => {
  const rows = operation.parameters
    .map((one) => resolve(components, one))
    .map(
      ({ name, in: where, required, description, schema }) =>
        html`<tr><th scope="row"><code>${String(name)}</code>${required === true && html` <span class="need">required</span>`}</th><td>${String(where)}, <code>${typeOf(schema as Json)}</code><br>${markdownLine(description)}</td></tr>`,
    )
  return html`<h3>Parameters</h3><div class="wide" tabindex="0" role="group" aria-label="Parameters"><table><tbody>${rows}</tbody></table></div>`
}

function answersOf(operation: DocumentedOperation, components: Components): Html {
  const rows = Object.entries(operation.responses)
    .filter(([status]) => status !== '200')
    .map(([status, value]) => {
      const answer = resolve(components, value)
      const schema = (answer.content as Record<string, { schema: { allOf: [Json, Json] } }>)['application/json']?.schema
      const codes = ((schema?.allOf[1].properties as Record<string, Json> | undefined)?.code?.enum ?? []) as string[]
      return html`<tr><th scope="row">${status}</th><td>${codes.map((code) => html`<code>${code}</code> `)}</td></tr>`
    })
  return html`<details><summary>Errors</summary><table><tbody>${rows}</tbody></table></details>`
}

const block = (text: string): Html => html`<pre tabindex="0"><code>${text}</code></pre>`

/** One operation with its request, response and errors. */
export function operationPart(place: Place, base: string, components: Components): Html {
  const { operation, method, path } = place
  const body = operation.requestBody?.content
  const sent = body?.['application/json'] ?? body?.['multipart/form-data']
  const answered = (operation.responses['200']?.content ?? {}) as Record<string, { schema: Json; example?: unknown }>
  const json = answered['application/json']
  return html`<section id="${operation.operationId}" class="operation">
<h2><a href="#${operation.operationId}">${operation.summary}</a></h2>
<p class="address"><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code></p>
${markdown(operation.description)}
${parametersOf(operation, components)}
${sent && html`<h3>Body</h3>${body?.['multipart/form-data'] !== undefined && html`<p>Sent as <code>multipart/form-data</code>${body?.['application/json'] !== undefined && html`, or as JSON without a file`}.</p>`}${members(resolve(components, sent.schema))}`}
<h3>Example</h3>
${block(curlOf(place, base, components))}
<details><summary>Response</summary>${json ? html`${members(json.schema)}${block(JSON.stringify(json.example, null, 2))}` : html`<p>A file: ${Object.keys(answered).join(', ')}.</p>`}</details>
${answersOf(operation, components)}
</section>`
}

/** One event with its body. */
export function eventPart({ operationId, summary, description, requestBody }: DocumentedOperation, all: Components) {
  const sent = requestBody?.content['application/json']
  const schema = resolve(all, sent?.schema ?? {})
  const { type, data } = (schema.properties ?? {}) as Record<string, Json>
  const types = ((type?.enum ?? []) as string[]).map((one) => html`<code>${one}</code> `)
  return html`<section id="${operationId}" class="operation">
<h3><a href="#${operationId}">${summary}</a></h3>
<p>${types}</p>
${markdown(description)}
<h4>data</h4>${members(resolve(all, data ?? {}))}
${block(JSON.stringify(sent?.example, null, 2))}
</section>`
}
