import type { Logger } from 'pino'
import { expect, it, vi } from 'vitest'
import { contract } from '../features/campaigns/contract.ts'
import { failure } from './failure.ts'

const failed = (error: unknown) => {
  const log = { error: vi.fn() }
  const request = { lang: 'en' as const, requestId: '1', query: { after: 'WyJ4Il0' } }
  const { status, body } = failure(log as unknown as Logger, request, contract.list, error)
  return { status, code: body.code, logged: log.error.mock.calls.length }
}
const ofDatabase = (code: string) => Object.assign(new Error('failed'), { cause: { code } })

it('an internal failure is logged, also on later pages of a list', () => {
  // Division by zero and a number out of range in SQL, an amount that is not an integer.
  for (const error of [ofDatabase('22012'), ofDatabase('22003'), new RangeError('not an integer of satang: 0.5')])
    expect(failed(error)).toEqual({ status: 500, code: 'internal', logged: 1 })
})

it('text that the database cannot store is an invalid request', () => {
  expect(failed(ofDatabase('22021'))).toEqual({ status: 400, code: 'invalid_input', logged: 0 })
})
