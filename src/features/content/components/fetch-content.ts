import { CallError, load } from '../../../web/page.ts'

/** Content of a page: what is not there is a 404 page; a call that failed is logged and yields null. */
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

/** `load` has turned the call's failure into a route error by then. */
function failureOf(error: unknown): { status: number; code: string } | null {
  if (error instanceof CallError) return error.failure
  const { init, data } = (error ?? {}) as { init?: { status?: number }; data?: { code?: string } }
  return init?.status ? { status: init.status, code: data?.code ?? '' } : null
}
