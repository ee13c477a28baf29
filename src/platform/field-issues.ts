import type { z } from 'zod'
import type { FieldIssue } from '../core/errors.ts'

type Issue = z.core.$ZodIssue

const EXPECTED: Record<string, string> = {
  string: 'not_a_text',
  number: 'not_a_number',
  nan: 'not_a_number',
  int: 'not_a_whole_number',
  boolean: 'not_a_boolean',
  array: 'not_a_list',
  object: 'not_an_object',
  record: 'not_an_object',
}
const FORMATS: Record<string, string> = {
  email: 'email',
  url: 'not_a_link',
  uuid: 'not_an_id',
  date: 'not_a_date',
  datetime: 'not_a_time',
  safeint: 'not_a_whole_number',
}

/** A check with its own error message uses that message's key (`mobile`, `national_id_check` …) as its message. */
const messageKey = ({ message }: Issue): string | null => (/^[a-z][a-z0-9_]*$/.test(message) ? message : null)

function sizeCode(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const small = issue.code === 'too_small'
  if (issue.origin === 'string') return small ? (issue.minimum === 1 ? 'required' : 'too_short') : 'too_long'
  if (issue.origin === 'array') return small ? (issue.minimum === 1 ? 'required' : 'too_few') : 'too_many'
  return small ? 'too_small' : 'too_big'
}

function codeOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'required'
      return messageKey(issue) ?? EXPECTED[issue.expected] ?? 'invalid'
    case 'too_small':
    case 'too_big':
      return messageKey(issue) ?? sizeCode(issue)
    case 'invalid_format':
      return messageKey(issue) ?? FORMATS[issue.format] ?? 'wrong_format'
    case 'invalid_value':
    case 'invalid_union':
    case 'invalid_key':
      return issue.input === undefined || issue.input === null ? 'required' : 'not_an_option'
    case 'unrecognized_keys':
      return 'unknown_field'
    default:
      return messageKey(issue) ?? 'invalid'
  }
}

/** In a union (`''` or a link; `all` or a month), the issue of the option with a pattern is the most useful one. */
function mostUsefulIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const nested = issue.errors.flat().find(({ code }) => code !== 'invalid_value' && code !== 'invalid_type')
  return nested ? { ...mostUsefulIssue(nested), path: [...issue.path, ...nested.path] } : issue
}

/** Details that a program needs to correct the value: limits as numbers, the options, the pattern. */
function limitsOf(issue: Issue): Omit<FieldIssue, 'code'> {
  const { minimum, maximum, pattern, values, expected } = issue as unknown as Record<string, unknown>
  const params = issue.code === 'custom' ? issue.params : {}
  return {
    ...params,
    ...(minimum !== undefined && { minimum: Number(minimum) }),
    ...(maximum !== undefined && { maximum: Number(maximum) }),
    ...(typeof pattern === 'string' && { pattern }),
    ...(Array.isArray(values) && { options: values }),
    ...(issue.code === 'invalid_type' && { expected }),
  }
}

/** Field path to error; the first issue of a field wins. */
export function fieldIssues(error: z.ZodError): Record<string, FieldIssue> {
  const issues: Record<string, FieldIssue> = Object.create(null)
  for (const issue of error.issues.map(mostUsefulIssue)) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].join('.'))
        : [issue.path.join('.') || '_']
    for (const path of paths) issues[path] ??= { code: codeOf(issue), ...limitsOf(issue) }
  }
  return issues
}
