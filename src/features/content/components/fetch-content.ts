import { CallError, load } from '../../../web/page.ts'

/** Loads the content of a page. Missing content becomes a 404 page; a failed call is logged and returns null. */
export async function fetchContent<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await load(run)
  } catch (error) {
    const failure = failureOf(error)
    if (!failure || failure.status < 500) throw error
    console.error('API Error:', failure.status, failure.code)
    return null
  }
}

/** `load` has already turned the call's error into a route error. */
function failureOf(error: unknown): { status: number; code: string } | null {
  if (error instanceof CallError) return error.failure
  const { init, data } = (error ?? {}) as { init?: { status?: number }; data?: { code?: string } }
  return init?.status ? { status: init.status, code: data?.code ?? '' } : null
}
