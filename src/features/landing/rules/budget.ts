/** Budgets that a brand can try out, whole baht. */
export const BUDGET = { min: 10_000, max: 250_000, step: 5_000, start: 60_000 }

/**
 * Reads a budget from the query string, rounded to a step and clamped to the bounds; the default if it is not a number.
 */
export function readBudget(text: string | null): number {
  const amount = text && /^\d{1,9}$/.test(text) ? Number(text) : BUDGET.start
  const stepped = Math.round(amount / BUDGET.step) * BUDGET.step
  return Math.min(BUDGET.max, Math.max(BUDGET.min, stepped))
}

/** How many jobs at a price a budget pays for, fee included. Amounts in satang. */
export function peopleFor(budget: number, price: number, feeBps: number): number {
  const each = price + Math.floor((price * feeBps + 5_000) / 10_000)
  return each > 0 ? Math.floor(budget / each) : 0
}
