import type { FieldIssue } from '../core/errors.ts'

export interface CallFailure {
  code: string
  message: string
  status: number
  /** Field to message. */
  fields?: Record<string, string>
  /** For programs: each field's error code, with limits as numbers. */
  issues?: readonly ({ field: string } & FieldIssue)[]
  details?: Record<string, unknown>
}

/** The action was not rejected: it is pending until somebody approves it, or until the two-step code is entered. */
export const isWaiting = ({ code }: CallFailure): boolean =>
  code === 'approval_requested' || code === 'two_step_code_required'

export class CallError extends Error {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(failure.code)
    this.failure = failure
  }
}
