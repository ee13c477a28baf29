/** Kinds of movements of package units: `held` and `returned` move between available and held units. */
export const UNIT_MOVES = ['bought', 'granted', 'held', 'returned', 'used', 'expired', 'refunded'] as const
export type UnitMove = (typeof UNIT_MOVES)[number]
