import { CallError } from './call-error.ts'

/** The answer of a list by days; null and the error of the field `to` where it refuses the end of the range. */
export async function readRange<T>(run: () => Promise<T>): Promise<{ found: T | null; toError: string | undefined }> {
  try {
    return { found: await run(), toError: undefined }
  } catch (error) {
    const toError = error instanceof CallError ? error.failure.fields?.to : undefined
    if (!toError) throw error
    return { found: null, toError }
  }
}
