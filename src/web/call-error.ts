import type { FieldIssue } from '../core/errors.ts'

export interface CallFailure {
  code: string
  message: string
  status: number
  /** Field to message. */
  fields?: Record<string, string>
  /** The same for programs: each field's error code, with limits as numbers. */
  issues?: readonly ({ field: string } & FieldIssue)[]
  details?: Record<string, unknown>
}

/** The act was not refused: it waits until somebody approves it, or for the code of the second step. */
export const isWaiting = ({ code }: CallFailure): boolean =>
  code === 'approval_requested' || code === 'two_step_code_required'

/** A failed call. */
export class CallError extends Error {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(failure.code)
    this.failure = failure
  }
}
