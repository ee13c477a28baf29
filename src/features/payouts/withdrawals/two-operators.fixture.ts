import { afterAll, beforeAll } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { operatorCaller } from '../../../../tests/payees.ts'
import type { Caller } from '../../../platform/context.ts'

/** The application with two operators. */
export let app: TestApp
export let first: Caller
export let second: Caller

/** Starts it for the tests of a file. */
export function openWithTwoOperators(): void {
  beforeAll(async () => {
    app = await openTestApp()
    first = await operatorCaller(app)
    second = await operatorCaller(app)
  })
  afterAll(() => app.close())
}
