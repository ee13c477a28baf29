/** Kinds of movements of package units: `held` and `returned` move between the free and the held ones. */
export const UNIT_MOVES = ['bought', 'granted', 'held', 'returned', 'used', 'expired', 'refunded'] as const
export type UnitMove = (typeof UNIT_MOVES)[number]
