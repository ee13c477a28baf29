/** How many jobs of a price a budget pays for, fee included. Amounts in satang. */
export function peopleFor(budget: number, price: number, feeBps: number): number {
  const each = price + Math.floor((price * feeBps + 5_000) / 10_000)
  return each > 0 ? Math.floor(budget / each) : 0
}
