import { newId } from '../src/core/ids.ts'
import { satang } from '../src/core/money.ts'
import { contract } from '../src/features/payouts/contract.ts'
import type { Caller } from '../src/platform/context.ts'
import { buildOperator } from './factories.ts'
import type { TestApp } from './harness.ts'
import { grantStepUp, influencerWithBalance } from './money-factories.ts'

/** An influencer with a balance, a verified bank account (unless `bank` is false) and a new code. */
export async function buildPayee(app: TestApp, balance = 1_000_000, bank = true): Promise<{ id: string; as: Caller }> {
  const id = await influencerWithBalance(app.db, satang(balance), app.clock.now(), { bank })
  await allow(app, id, 'withdrawal')
  return { id, as: await app.callerOf(id) }
}

/** Verifies a code for the action. */
export const allow = (app: TestApp, id: string, act: 'withdrawal' | 'bank_change'): Promise<void> =>
  grantStepUp(app.db, id, act, app.clock.now())

export const withdraw = (app: TestApp, id: string, as: Caller, price: number, idempotencyKey = newId()) =>
  app.call(contract.withdraw, { as, params: { uuid: id }, body: { price }, idempotencyKey })

export const operatorCaller = async (app: TestApp): Promise<Caller> => app.callerOf((await buildOperator(app.db)).id)
