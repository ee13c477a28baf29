import { satang, ZERO } from '../../../core/money.ts'
import { type Payee, type PayeePart, splitJob } from '../../settlement/rules/money.ts'

/** Job price of the example that is shown with a share, satang. */
export const EXAMPLE_PRICE = satang(800_000)

/** The split of the example price, each side taxed by its own tax class. */
export function exampleSplit(
  shareBps: number,
  influencer: Payee,
  manager: Payee,
): Record<PayeePart['role'], PayeePart> {
  const { payees } = splitJob({
    main: { price: EXAMPLE_PRICE, fee: ZERO },
    fundedBy: 'credits',
    creatorShareBps: 10_000,
    influencer,
    manager: { ...manager, shareBps },
  })
  const of = (role: PayeePart['role']): PayeePart =>
    payees.find((part) => part.role === role) ?? { role, gross: ZERO, vat: ZERO, withheld: ZERO, net: ZERO }
  return { creator: of('creator'), manager: of('manager') }
}
