import fc from 'fast-check'
import { expect, it } from 'vitest'
import { satang } from '../../../core/money.ts'
import { totalsOf, withholdingOf } from './amounts.ts'
import { refundVat, refundWithheld } from './refund.ts'

const net = fc.integer({ min: 100_000, max: 200_000_000 }).map(satang)
const rate = fc.integer({ min: 0, max: 1_500 })
const parts = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 8 })

it('several refunds of a charge sum exactly to the amount paid', () => {
  fc.assert(
    fc.property(net, rate, rate, parts, (price, vatBps, bps, weights) => {
      const totals = totalsOf(price, vatBps)
      const { withheld, payable } = withholdingOf(totals, bps)
      const charge = { ...totals, withheld }
      const whole = weights.reduce((a, b) => a + b, 0)
      let [before, paid] = [0, 0]
      for (const [i, weight] of weights.entries()) {
        const amount = i === weights.length - 1 ? price - before : Math.floor((price * weight) / whole)
        paid += amount + refundVat(charge, before, amount) - refundWithheld(charge, before, amount)
        before += amount
      }
      expect(paid).toBe(payable)
    }),
  )
})
