import { CallError } from './call-error.ts'

/**
 * Loads a list by days. If the endpoint rejects the end of the range, `found` is null and `toError` is the message of
 * the field `to`.
 */
export async function readRange<T>(run: () => Promise<T>): Promise<{ found: T | null; toError: string | undefined }> {
  try {
    return { found: await run(), toError: undefined }
  } catch (error) {
    const toError = error instanceof CallError ? error.failure.fields?.to : undefined
    if (!toError) throw error
    return { found: null, toError }
  }
}
