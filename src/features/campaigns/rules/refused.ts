/** Parts of a draft that are objects: one wrong value inside must not take the others with it. */
const NESTED = ['criteria', 'brief'] as const
/** Form fields whose name differs from the value's. */
const FORM_NAMES: Readonly<Record<string, string>> = { engagementMinBps: 'engagementMin', nationalities: 'thaiOnly' }

type Values = Readonly<Record<string, unknown>>
const isNested = (name: string): name is (typeof NESTED)[number] => (NESTED as readonly string[]).includes(name)

/** Path of a refused value, as the endpoint names it (`criteria.engagementMinBps`, `brief.dos.3`), to its form field. */
export function fieldOfPath(path: string): string {
  const [first = '', second] = path.split('.')
  const name = second !== undefined && isNested(first) ? second : first
  return FORM_NAMES[name] ?? name
}

/** Messages by form field; the first of a field counts. */
export function messagesByField(fields: Readonly<Record<string, string>>): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const [path, message] of Object.entries(fields)) messages[fieldOfPath(path)] ??= message
  return messages
}

/** The part of a draft that can be saved without its refused values; those of an object fall back to what is saved. */
export function withoutRefused(draft: Values, refused: readonly string[], saved: Values): Record<string, unknown> {
  const rest: Record<string, unknown> = { ...draft }
  for (const path of refused) {
    const [first = '', second] = path.split('.')
    const part = rest[first]
    if (second !== undefined && isNested(first) && part && typeof part === 'object')
      rest[first] = { ...part, [second]: (saved[first] as Values | undefined)?.[second] }
    else delete rest[first]
  }
  return rest
}
