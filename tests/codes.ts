import type { TestAnswer, TestApp } from './harness.ts'

/** The last one-time code that was sent to an address. */
export const codeSentTo = async (app: TestApp, address: string): Promise<string> =>
  /\b\d{4}(\d\d)?\b/.exec((await app.outbox(address))[0]?.body ?? '')?.[0] ?? ''

/** A wrong code of the same length. */
export const wrongCode = (code: string): string => code.replace(/^./, (first) => (first === '1' ? '2' : '1'))

/** A cookie of a response, as the next request sends it. */
export const cookieOf = (answer: TestAnswer<unknown>, name = 'signup'): Record<string, string> => ({
  [name]: answer.cookies.find((cookie) => cookie.name === name)?.value ?? '',
})
