import type { z } from 'zod'
import type { Lang } from '../core/shapes.ts'
import { errorMessage } from '../i18n/errors/index.ts'

type Issue = z.core.$ZodIssue

/** The message key of an issue; a refinement's message is itself a key (`mobile`, `national_id_check` …). */
function issueKey(issue: Issue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null
      ? 'required'
      : issue.expected === 'number' || issue.expected === 'int'
        ? 'not_a_number'
        : 'invalid'
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? issue.minimum === 1
        ? 'required'
        : 'too_short'
      : issue.origin === 'array'
        ? 'required'
        : 'too_small'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_big'
  if (issue.code === 'invalid_format')
    return issue.format === 'email' ? 'email' : /^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid'
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return 'not_an_option'
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  return /^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid'
}

/** Field path → message in the caller's language; the first issue of a field counts. */
export function fieldMessages(lang: Lang, error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const issue of error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || '_']
    const values = { ...(issue as unknown as Record<string, unknown>), ...('params' in issue ? issue.params : {}) }
    for (const path of paths) messages[path] ??= errorMessage(lang, issueKey(issue), values)
  }
  return messages
}
