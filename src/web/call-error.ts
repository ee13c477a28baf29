import type { FieldIssue } from '../core/errors.ts'

export interface CallFailure {
  code: string
  message: string
  status: number
  /** Field → message. */
  fields?: Record<string, string>
  /** The same for programs: each field with the code of what is wrong, limits as numbers. */
  issues?: readonly ({ field: string } & FieldIssue)[]
  details?: Record<string, unknown>
}

/** A failed call, as pages see it. */
export class CallError extends Error {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(failure.code)
    this.failure = failure
  }
}
