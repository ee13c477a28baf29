import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { type Satang, satang, split, sum } from '../core/money.ts'
import { rowsOf } from '../db/rows.ts'
import type { Tx } from '../db/types.ts'
import { account } from './account.ts'
import { lockAccounts } from './account-rows.ts'
import { creditLots } from './credit-tables.ts'
import type { Origin } from './entry.ts'
import { type CreditLot, lockLots } from './lots.ts'
import { packageUnits } from './package-tables.ts'
import { post } from './post.ts'
import { type ChargedBackTax, chargeback } from './recipes/index.ts'
import { recountLots } from './unit-counts.ts'

interface ChargedBack {
  chargeId: string
  marketerId: string
  net: Satang
  vat: Satang
  withheld?: { amount: Satang; in: ChargedBackTax }
}

export interface ChargebackParts {
  credits: Satang
  packages: Satang
  vat: Satang
  /** What the marketer owes as a result. */
  owed: Satang
  /** Withheld tax of what was taken back. */
  withheld: Satang
}

export interface ChargebackResult extends ChargebackParts {
  replayed: boolean
}

const NOTHING = { credits: satang(0), packages: satang(0), vat: satang(0), owed: satang(0), withheld: satang(0) }

/**
 * A chargeback of a whole charge (`net` + `vat`, less the tax that the buyer `withheld`): unspent credits and package
 * jobs are taken back with their share of the VAT and of the withheld tax; the remainder becomes a receivable from the
 * marketer. Held credits stay on hold, because their jobs continue.
 * Idempotent by charge (a replay returns zeros with `replayed`).
 */
export async function chargeBack(tx: Tx, input: Origin & ChargedBack, now: Date): Promise<ChargebackResult> {
  const { chargeId, marketerId } = input
  await lockAccounts(tx, [account('customer_credits', marketerId), account('package_liability', marketerId)])
  const lots = await lockLots(tx, unspentLots(input))
  const units = await unusedUnits(tx, input).for('update')
  const parts = partsOf(input, lots, units)
  const existing = await isTakenBack(tx, chargeId)
  if (existing) return { ...NOTHING, replayed: true }
  const memo = { ...input.memo, ...(units.length > 0 && { units: units.length }) }
  const withheldIn = input.withheld?.in ?? 'receivable_withholding'
  await post(tx, chargeback({ ...input, memo, ...parts, withheldIn }), now)
  if (lots.length > 0) {
    await tx
      .update(creditLots)
      .set({ refunded: sql`${creditLots.refunded} + ${creditLots.available}`, available: sql`0` })
      .where(
        inArray(
          creditLots.id,
          lots.map((lot) => lot.id),
        ),
      )
  }
  if (units.length > 0) {
    const ids = units.map((unit) => unit.id)
    await tx.update(packageUnits).set({ state: 'refunded' }).where(inArray(packageUnits.id, ids))
    await recountLots(tx, [...new Set(units.map((unit) => unit.lotId))])
  }
  return { ...parts, replayed: false }
}

/** What a chargeback would post now. Locks nothing. */
export async function chargebackParts(tx: Tx, input: ChargedBack): Promise<ChargebackParts> {
  const lots = await tx.select().from(creditLots).where(unspentLots(input))
  return partsOf(input, lots, await unusedUnits(tx, input))
}

/** The parts of a chargeback that takes back these unspent lots and units. */
function partsOf(
  { net, vat, withheld: tax }: ChargedBack,
  lots: readonly Pick<CreditLot, 'available'>[],
  units: readonly { value: Satang }[],
): ChargebackParts {
  const credits = sum(...lots.map((lot) => lot.available))
  const packages = sum(...units.map((unit) => unit.value))
  const unspent = credits + packages
  const vatBack = split(vat, [unspent, net - unspent])[0]!
  // The withheld tax of spent credits stays in its account.
  const [withheld, retained] = split(tax?.amount ?? satang(0), [unspent, net - unspent]) as [Satang, Satang]
  const owed = satang(net + vat - unspent - vatBack - retained)
  return { credits, packages, vat: vatBack, owed, withheld }
}

async function isTakenBack(tx: Tx, chargeId: string): Promise<boolean> {
  const reference = `charge:${chargeId}:chargeback`
  return (await rowsOf(tx, sql`select 1 from ledger_entries where reference = ${reference}`)).length > 0
}

const unspentLots = ({ chargeId, marketerId }: ChargedBack) =>
  and(eq(creditLots.chargeId, chargeId), eq(creditLots.ownerId, marketerId), gt(creditLots.available, sql`0`))

const unusedUnits = (tx: Tx, { chargeId, marketerId }: ChargedBack) =>
  tx
    .select()
    .from(packageUnits)
    .where(
      and(
        eq(packageUnits.ownerId, marketerId),
        eq(packageUnits.state, 'available'),
        sql`${packageUnits.lotId} in (select id from package_lots where charge_id = ${chargeId}::uuid)`,
      ),
    )
    .orderBy(asc(packageUnits.id))
