/** The model's own package units, each with its value and its last day. */

export interface Unit {
  charge: string
  boughtAt: number
  no: number
  /** Its share of the package's price: the pay of one job and the fee. */
  value: number
  pay: number
  ends: number
  state: 'available' | 'held' | 'used' | 'expired' | 'refunded'
}

/** Units of one purchase. Their values are equal; the last takes the remainder. */
export function newUnits(
  from: Pick<Unit, 'charge' | 'boughtAt' | 'pay' | 'ends'>,
  price: number,
  count: number,
): Unit[] {
  const each = Math.floor(price / count)
  return Array.from({ length: count }, (_, i) => ({
    ...from,
    no: i + 1,
    value: i < count - 1 ? each : price - each * (count - 1),
    state: 'available',
  }))
}

export const worthOf = (units: readonly Unit[], state: Unit['state']): number =>
  units.reduce((total, unit) => total + (unit.state === state ? unit.value : 0), 0)

export function expireUnits(units: readonly Unit[], now: number): void {
  for (const unit of units) if (unit.state === 'available' && unit.ends <= now) unit.state = 'expired'
}

/** The unit that expires first; null if none is left. */
export function takeUnit(units: readonly Unit[], now: number): Unit | null {
  expireUnits(units, now)
  const [first] = units.filter((unit) => unit.state === 'available').toSorted((a, b) => a.ends - b.ends || a.no - b.no)
  if (!first) return null
  first.state = 'held'
  return first
}
