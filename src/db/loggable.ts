import { sqlState } from './tx.ts'

/** SQLSTATE classes whose messages name connections, locks and identifiers, but never values of a row. */
const MESSAGE_WITHOUT_VALUES = /^(08|25|26|40|42|53|55|57|58|XX)/
/** Limit for logged SQL: a statement that inserts many rows is long. */
const MAX_STATEMENT = 2_000

export interface LoggableError {
  type: string
  message: string
  stack: string
  sqlState?: string
  constraint?: string
  table?: string
  column?: string
  statement?: string
  cause?: LoggableError
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const framesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * An error that is safe to log. Drivers put the values of a failed statement into the message, the stack and members of
 * the error; these are removed.
 */
export function loggable(thrown: unknown): LoggableError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { query, code, constraint, table, column } = error as unknown as Record<string, unknown>
  const statement = text(query)?.slice(0, MAX_STATEMENT)
  const state = typeof code === 'string' && code === sqlState({ code }) ? code : undefined
  const ofDatabase = statement !== undefined || state !== undefined
  const withoutValues = !ofDatabase || (state !== undefined && MESSAGE_WITHOUT_VALUES.test(state))
  const names = { sqlState: state, constraint: text(constraint), table: text(table), column: text(column), statement }
  return {
    type: error.name,
    message: withoutValues ? error.message : 'the database refused a statement',
    stack: framesOf(error.stack),
    ...(ofDatabase && (Object.fromEntries(Object.entries(names).filter(([, value]) => value)) as object)),
    ...(error.cause instanceof Error && { cause: loggable(error.cause) }),
  }
}

function lines({ message, stack, sqlState: state, constraint, statement, cause }: LoggableError): string[] {
  const about = [state, constraint].filter(Boolean).join(' ')
  return [
    about ? `${message} (${about})` : message,
    ...(statement ? [statement] : []),
    ...(cause ? lines(cause) : [stack]),
  ]
}

/** The same as text for a terminal, including all causes. */
export const explainError = (thrown: unknown): string => lines(loggable(thrown)).join('\n')
