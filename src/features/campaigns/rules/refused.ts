/** Values that are objects: one invalid member must not prevent saving the others. */
const NESTED = ['criteria', 'brief'] as const
/** Form fields whose name differs from the name of the value. */
const FORM_NAMES: Readonly<Record<string, string>> = { engagementMinBps: 'engagementMin', nationalities: 'thaiOnly' }

type Values = Readonly<Record<string, unknown>>
const isNested = (name: string): name is (typeof NESTED)[number] => (NESTED as readonly string[]).includes(name)

/**
 * Converts the path of a rejected value, as in the endpoint's errors (`criteria.engagementMinBps`, `brief.dos.3`), to
 * the name of its form field.
 */
export function fieldOfPath(path: string): string {
  const [first = '', second] = path.split('.')
  const name = second !== undefined && isNested(first) ? second : first
  return FORM_NAMES[name] ?? name
}

/** Messages by form field; of several messages the first is used. */
export function messagesByField(fields: Readonly<Record<string, string>>): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const [path, message] of Object.entries(fields)) messages[fieldOfPath(path)] ??= message
  return messages
}

/**
 * The draft without its rejected values, so that the others can be saved. Rejected members of an object get their saved
 * value.
 */
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
